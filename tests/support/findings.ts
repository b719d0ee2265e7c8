import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { evidenceAt } from '../../src/analysis/evidence';
import type { ContractText, Run } from '../../src/analysis/pdf/contract-text';
import { proofOf } from '../../src/contracts/make-proof';
import type { Database } from '../../src/db/client';
import { insertAnalysis } from '../../src/db/contracts';
import { jobs } from '../../src/db/schema';
import type { Analysis } from '../../src/shared/analysis';
import { smallAnalysis } from './analysis';

const SENTENCES = [
  'This Agreement is made as of March 1, 2026.',
  'Either party may end it at any time.',
  'The law of the State of New York governs it.',
  'Either party may end it at any time.',
  'The Supplier’s liability shall be unlimited.',
  'Either party may end it at any time.',
];

/** Six sentences on two pages, the second, fourth and sixth alike; the fifth starts on page 1 and ends on page 2. */
export function sixSentences(): ContractText {
  const text = SENTENCES.join('\n');
  const starts = SENTENCES.map((_, i) => SENTENCES.slice(0, i).join('\n').length + (i > 0 ? 1 : 0));
  const runs = SENTENCES.flatMap((sentence, i): Run[] => {
    const start = starts[i] ?? 0;
    const y = 72 + i * 20;
    if (i !== 4) return [[start, start + sentence.length, i < 4 ? 1 : 2, 72, y, 300, 11]];
    const half = start + 'The Supplier’s liability'.length;
    return [
      [start, half, 1, 72, 700, 150, 11],
      [half + 1, start + sentence.length, 2, 72, 72, 140, 11],
    ];
  });
  const half = starts[4] ?? 0;
  return {
    text,
    pages: [
      { number: 1, start: 0, end: half, width: 612, height: 792, source: 'text' },
      { number: 2, start: half, end: text.length, width: 612, height: 792, source: 'text' },
    ],
    paragraphs: SENTENCES.map((s, i) => {
      return { start: starts[i] ?? 0, end: (starts[i] ?? 0) + s.length, page: i < 5 ? 1 : 2, kind: 'body' as const };
    }),
    runs,
    truncated: false,
  };
}

/** The evidence of a sentence of `sixSentences`, counted from 0. */
export function sentenceOf(contract: ContractText, index: number) {
  const paragraph = contract.paragraphs[index];
  if (!paragraph) throw new Error('no such sentence');
  return evidenceAt(contract, paragraph.start, paragraph.end);
}

/** An analysis of `sixSentences` with a finding of each kind. `third` is the sentence that the risk of termination rests on. */
export function judgedAnalysis(contract: ContractText, third = 5): Analysis {
  const analysis = smallAnalysis();
  const found = { status: 'found', confidence: 0.9 } as const;
  analysis.facts.agreementDate = {
    ...found,
    value: 'March 1, 2026',
    normalized: '2026-03-01',
    evidence: [sentenceOf(contract, 0)],
  };
  analysis.facts.governingLaw = {
    ...found,
    value: 'New York',
    normalized: null,
    evidence: [sentenceOf(contract, 2)],
  };
  analysis.facts.parties = [
    { ...found, value: 'Łódź Mühle GmbH', normalized: null, role: 'Supplier', evidence: [sentenceOf(contract, 4)] },
  ];
  analysis.riskAssessment.riskFactors = [
    {
      type: 'Liability without limit',
      severity: 'high',
      description: 'The liability of the Supplier has no limit.',
      rule: 'uncapped-liability',
      recommendation: 'Agree on a cap.',
      evidence: [sentenceOf(contract, 4)],
    },
    {
      type: 'Termination at any time',
      severity: 'medium',
      description: 'Either party may end the contract at any time.',
      rule: 'termination',
      recommendation: 'Ask for notice.',
      evidence: [sentenceOf(contract, third)],
    },
  ];
  analysis.compliance.findings = [
    { rule: 'gdpr', source: 'GDPR, Art. 28', issue: 'No processor terms', recommendation: 'Add them.', evidence: [] },
  ];
  analysis.clauses = [{ category: 'Governing Law', confidence: 0.97, ...sentenceOf(contract, 2) }];
  return analysis;
}

/** The same with a drafting fault that two passages prove, and two more of its class. */
export function faultyAnalysis(contract: ContractText): Analysis {
  const fault = {
    rule: 'definition-twice',
    type: 'Term defined twice',
    description: '“Term” is defined twice, and not in the same way.',
    evidence: [sentenceOf(contract, 1), sentenceOf(contract, 4)],
  };
  const more = [{ rule: fault.rule, type: fault.type, count: 2 }];
  return { ...judgedAnalysis(contract), drafting: { faults: [fault], more } };
}

/** Gives a contract a finished run as the worker would, and takes its job away. */
export async function addRun(
  db: Database,
  contractId: string,
  contract = sixSentences(),
  analysis = judgedAnalysis(contract),
): Promise<void> {
  const text = await promisify(gzip)(JSON.stringify(contract));
  await insertAnalysis(db, contractId, { analysis, text, proof: proofOf(contract, analysis) });
  await db.delete(jobs).where(eq(jobs.contractId, contractId));
}

/** An analysis of `sixSentences` from which a review took a risk away. */
export function removedAnalysis(contract: ContractText): Analysis {
  const evidence = [sentenceOf(contract, 1)];
  const title = 'Ends at any time';
  const risk = {
    type: title,
    severity: 'high' as const,
    description: 'It may end tomorrow.',
    rule: 'one-sided-termination',
    evidence,
    recommendation: 'Ask for notice.',
    standing: 'asserted' as const,
  };
  const removed = [{ title, text: risk.description, reason: 'Either party may.', evidence, against: [], risk }];
  return { ...judgedAnalysis(contract), questions: [], review: { verifier: 'm', removed, notVerified: [] } };
}
