import type { Reading } from '../reading';

/** Families of contract types that decide which rules make sense. */
export type ContractKind =
  | 'not-a-contract'
  | 'amendment'
  | 'nda'
  | 'employment'
  | 'licence'
  | 'services'
  | 'goods'
  | 'venture'
  | 'finance'
  | 'lease'
  | 'unknown';

/** First match wins: "Software Licence and Services Agreement" is a licence, "Employment Confidentiality Agreement" an NDA. */
const KINDS: readonly (readonly [RegExp, ContractKind])[] = [
  [/not a contract/i, 'not-a-contract'],
  [/amend|addendum|supplement(?:al)? agreement|waiver|side letter|extension agreement/i, 'amendment'],
  [/non-?\s?disclosure|confidential|\bnda\b|secrecy/i, 'nda'],
  [/employ|offer letter|executive agreement|severance|separation agreement/i, 'employment'],
  [/joint filing/i, 'unknown'],
  [/loan|credit|promissory|security agreement|guarant|pledge|indenture|note purchase|capital support/i, 'finance'],
  [/\blease\b|rental|tenancy/i, 'lease'],
  [
    /joint venture|equity|safe agreement|shareholder|stockholder|stock purchase|share purchase|merger|partnership|alliance|collaborat|co-?operation|non-?compet|standstill|voting|operating agreement|subscription agreement for shares|asset purchase/i,
    'venture',
  ],
  [/licen[cs]|publishing|saas|software|subscription|intellectual property|cloud|data processing/i, 'licence'],
  [/supply|purchase|\bsales?\b|manufactur|distribut|resell|goods|franchise|transport|procure/i, 'goods'],
  [
    /servic|consult|maintenance|hosting|outsourc|develop|marketing|agency|promotion|sponsor|endorse|advert|affiliate|brand|statement of work|work order|contractor|management/i,
    'services',
  ],
];

const EMPLOYMENT =
  /\b(?:your (?:employment|job)|(?:base|annual) salary|(?:the|her|his) (?:Employee|Executive)(?:'s)? employment|terms? of employment|hereby employs)\b/gi;
const OFTEN = 3;

/**
 * The family of the contract's type; 'unknown' when no type was found. A "service agreement" or a paper without a type that speaks of employment time and
 * again is an employment contract, as directors' contracts in England are.
 */
export function kindOf({ facts, contract }: Pick<Reading, 'facts' | 'contract'>): ContractKind {
  const value = facts.contractType.value ?? '';
  const kind = KINDS.find(([pattern]) => pattern.test(value))?.[1] ?? 'unknown';
  if (kind !== 'services' && kind !== 'unknown') return kind;
  return [...contract.text.slice(0, 60_000).matchAll(EMPLOYMENT)].length >= OFTEN ? 'employment' : kind;
}

/** Contracts that exchange goods, services or rights for money, where liability and payment terms are expected. */
export const COMMERCIAL: readonly ContractKind[] = ['licence', 'services', 'goods'];
/** Whole agreements, of which governing law and term may be expected (an amendment points to the agreement it amends). */
export const STANDALONE: readonly ContractKind[] = [...COMMERCIAL, 'nda', 'employment', 'venture', 'finance', 'lease'];
