import { documentOf } from '../../src/analysis/document/document';
import { factsOf } from '../../src/analysis/facts/facts';
import { sourceOf } from '../../src/analysis/facts/source';
import { paperKindOf } from '../../src/analysis/kinds/paper-kind';
import { recogniseKind } from '../../src/analysis/kinds/recognise';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { classifyClauses } from '../../src/analysis/provisions/classify';
import { provisionScores } from '../../src/analysis/provisions/provision-scores';
import type { Reading } from '../../src/analysis/reading';
import { contractTextFromPlain } from './contract-text';

const TITLES = {
  licence: 'SOFTWARE LICENSE AGREEMENT',
  supply: 'SUPPLY AGREEMENT',
  services: 'SERVICES AGREEMENT',
  nda: 'NON-DISCLOSURE AGREEMENT',
  employment: 'EMPLOYMENT AGREEMENT',
  amendment: 'AMENDMENT NO. 1',
} as const;

/** A contract between Acme Cloud, Inc. ("Provider") and Borel LLC ("Customer") with the given clauses. */
export function contractWith(clauses: string, kind: keyof typeof TITLES = 'licence'): string {
  const title = TITLES[kind];
  return `${title}
This ${title} (this "Agreement") is made as of March 1, 2026 (the "Effective Date") by and between Acme Cloud, Inc., a Delaware corporation ("Provider"), and Borel LLC, a Texas limited liability company ("Customer"). The parties agree as follows:
${clauses}
This Agreement is the entire agreement of the parties hereto and shall bind their successors.`;
}

/** All that rules look at, read from plain text (form feeds part pages). */
export function readingOf(plain: string, override: Partial<ContractText> = {}): Reading {
  const contract = contractTextFromPlain(plain, override);
  const document = documentOf(contract);
  const { outline } = document;
  const facts = factsOf(contract, document);
  return {
    contract,
    document,
    outline,
    provisions: provisionScores(outline),
    facts,
    kind: paperKindOf(recogniseKind(sourceOf(contract, document)), facts.parties),
    clauses: classifyClauses(contract, outline),
  };
}
