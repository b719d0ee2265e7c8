import type { ContractText } from '../analysis/pdf/contract-text';
import type { Analysis } from '../shared/analysis';
import type { RunProof } from '../shared/runs';
import { contentsOf } from './contents';
import { highlightsOf } from './highlights';
import { identifyFindings } from './identify-findings';

/** The proof of another analysis of the same text. */
export function proofAgain(contract: ContractText, analysis: Analysis, proof: RunProof): RunProof {
  const findings = identifyFindings(contract.text, analysis);
  return { ...proof, highlights: highlightsOf(contract, analysis), findings };
}

/** What the browser needs to show the proof of an analysis and to speak of its findings, from the text it rests on. */
export function proofOf(contract: ContractText, analysis: Analysis): RunProof {
  const contents = contentsOf(contract);
  return {
    pages: contract.pages.map(({ number, width, height, source }) => ({ number, width, height, source })),
    highlights: highlightsOf(contract, analysis),
    findings: identifyFindings(contract.text, analysis),
    contents: { ...contents, highlights: highlightsOf(contract, contents) },
  };
}
