import type { ContractText } from '../../src/analysis/pdf/contract-text';
import type { Extract } from '../../src/contracts/analyse';
import { proofOf } from '../../src/contracts/make-proof';
import { packText } from '../../src/contracts/packed-text';
import type { Analysis, Fact } from '../../src/shared/analysis';

const absent: Fact = { status: 'absent', value: null, normalized: null, confidence: 1, evidence: [] };

/** The smallest analysis that its schema accepts. */
export function smallAnalysis(summary = 'A short contract.'): Analysis {
  const none = { parties: [], financialTerms: [], dates: [], obligations: [], termination: [] };
  return {
    contractType: null,
    jurisdiction: null,
    governingLaw: null,
    effectiveDate: null,
    expirationDate: null,
    summary,
    keyTerms: { ...none, evidence: none },
    riskAssessment: { overallRisk: 'low', rationale: 'Nothing stands out.', riskFactors: [], recommendations: [] },
    compliance: { issues: [], recommendations: [], findings: [] },
    facts: {
      contractType: absent,
      documentName: absent,
      agreementDate: absent,
      effectiveDate: absent,
      expirationDate: absent,
      term: absent,
      renewalTerm: absent,
      noticePeriod: absent,
      governingLaw: absent,
      jurisdiction: absent,
      liabilityCap: absent,
      contractValue: absent,
      parties: [],
    },
    clauses: [],
    coverage: { pages: 1, read: 1, ocr: 0, unreadable: [], truncated: false },
    engine: { name: 'builtin', version: 'test', model: null, degraded: null },
  };
}

export function smallText(text = 'A short contract.'): ContractText {
  const page = { number: 1, start: 0, end: text.length, width: 612, height: 792, source: 'text' as const };
  const paragraph = { start: 0, end: text.length, page: 1, kind: 'body' as const };
  return {
    text,
    pages: [page],
    paragraphs: [paragraph],
    runs: [[0, text.length, 1, 72, 72, 300, 11]],
    truncated: false,
  };
}

/** What an extraction gives for a text and its analysis. */
export function extraction(contract: ContractText, analysis: Analysis) {
  return { text: packText(contract), analysis, proof: proofOf(contract, analysis) };
}

/** Ends at once with the small analysis. */
export const quickExtract: Extract = async (_bytes, { onStage }) => {
  onStage('extracting');
  return extraction(smallText(), smallAnalysis());
};

/** An extraction that waits for the test: `started` resolves when it runs, `finish` ends it, its signal ends it with an error. */
export function heldExtract(summary = 'A held contract.') {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let aborted = false;
  const extract: Extract = async (_bytes, { signal, onStage }) => {
    onStage('extracting');
    started.resolve();
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        aborted = true;
        reject(signal.reason);
      });
    });
    await Promise.race([finish.promise, stopped]);
    return extraction(smallText(), smallAnalysis(summary));
  };
  return { extract, started: started.promise, finish: finish.resolve, wasAborted: () => aborted };
}
