import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../../../src/analysis/analyse';
import { assessCompliance } from '../../../src/analysis/compliance/assess';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { answersOf } from '../../../src/analysis/questions/answers';
import type { Reading } from '../../../src/analysis/reading';
import { assessRisks } from '../../../src/analysis/risks/assess';
import type { Claim } from '../../../src/analysis/trust/claims';
import { featuresOf } from '../../../src/analysis/trust/features';
import { claimsIn } from '../../../src/analysis/trust/trusted';
import { paperTexts } from './paper-text';

/** A labelled claim of a paper. */
export interface Row {
  paper: string;
  id: string;
  says: Claim['says'];
  severity: string | null;
  known: number[];
  /** The words on which it rests; empty where something is missing. */
  quote: string;
  /** Whether it is so. */
  label: 0 | 1;
}

interface Labelled {
  /** Where its text stands, if not beside it. */
  paper?: string;
  labels: { key: string; label: string }[];
}

const ROOT = join(import.meta.dir, '../../..');

/** Which claims are labelled, by where they come from, their id and what they say: whether they are so. */
function labelsOf({ labels }: Labelled): Map<string, 0 | 1> {
  const said = new Map<string, 0 | 1>();
  for (const { key, label } of labels) {
    const [kind, id, answer] = key.split('|');
    const isSo = label === 'true' || label === 'trivial' ? 1 : 0;
    if (kind === 'risk')
      said.set(`${answer === 'rule' ? 'rule' : 'answer'}|${id}|${answer === 'rule' ? '' : answer}`, isSo);
    if (kind === 'compliance') said.set(`compliance|${id}|`, isSo);
  }
  return said;
}

/** All that an analysis claims of a paper before anybody takes sides and that can be judged, with what is known of each. */
export function claimsOf(reading: Reading): { claims: Claim[]; known: number[][] } {
  const riskAssessment = assessRisks(reading);
  const compliance = assessCompliance(reading);
  const answers = answersOf(reading, { riskAssessment, compliance });
  const { ofAnswers, ofRisks, ofPoints } = claimsIn(reading, { risks: riskAssessment, compliance, answers });
  const claims = [...ofAnswers, ...ofRisks, ...ofPoints].filter((claim) => claim !== null);
  return { claims, known: featuresOf(reading, claims) };
}

/** The claims of the labelled papers of a folder that were asserted, with what is known of each. */
export async function rowsOf(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const papers = files.map((file): Labelled => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const texts = await paperTexts(
    papers.map(({ paper }, at) =>
      paper ? join(ROOT, paper) : join(folder, (files[at] ?? '').replace('.json', '.txt')),
    ),
  );
  for (const [place, file] of files.entries()) {
    const said = labelsOf(papers[place] as Labelled);
    const reading = readContract(texts[place] as ContractText);
    const { claims, known } = claimsOf(reading);
    for (const [at, claim] of claims.entries()) {
      const label = said.get(`${claim.source}|${claim.id}|${claim.source === 'answer' ? claim.says : ''}`);
      if (label === undefined) continue;
      rows.push({
        paper: file,
        id: claim.id,
        says: claim.says,
        severity: claim.severity,
        quote: claim.evidence[0]?.quote ?? '',
        known: known[at] ?? [],
        label,
      });
    }
  }
  return rows;
}
