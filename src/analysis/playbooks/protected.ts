import type { Kind, Party } from '../../shared/analysis';
import { withoutCapacity } from '../mentions/capacities';
import { isCompany } from '../mentions/legal-forms';
import type { Protected } from '../questions/define-question';

/** Of a paper, what shows whom laws protect in it; what is not known protects everybody. */
export interface Parties {
  kind: string | null;
  /** The sides of its kind with the places of their parties. */
  sides?: Kind['sides'];
  parties?: readonly Pick<Party, 'value' | 'legalForm'>[];
}

/** Kinds by which somebody works for another and may be an employee. */
const WORK: ReadonlySet<string> = new Set([
  ...['employment', 'employment-us', 'employment-england', 'offer-letter', 'severance', 'employee-covenants'],
  ...['non-compete', 'contractor', 'consulting', 'settlement', 'agency'],
]);
/** Kinds by which somebody is employed, and so is no consumer. */
const EMPLOYMENT: ReadonlySet<string> = new Set([
  ...['employment', 'employment-us', 'employment-england', 'offer-letter', 'severance', 'employee-covenants'],
  'non-compete',
]);
/** Kinds by which somebody rents a home. */
const HOMES: ReadonlySet<string> = new Set([
  ...['residential-lease-us', 'residential-tenancy-england', 'lodger-agreement', 'lease', 'licence-to-occupy'],
]);
/** Kinds that are made with consumers as a rule. */
const WITH_CONSUMERS: ReadonlySet<string> = new Set([
  ...['consumer-membership', 'enrolment', 'residential-lease-us', 'residential-tenancy-england', 'lodger-agreement'],
]);
/** Kinds that two people make as often as a person and a firm. */
const BETWEEN_PEOPLE: ReadonlySet<string> = new Set(['sale-of-goods', 'loan', 'promissory-note']);

/** Whether somebody whom a law protects may be a side of the paper. */
export function mayBeProtected(paper: Parties, whom: Protected): boolean {
  const { kind } = paper;
  const are = companiesOnSides(paper);
  const allCompanies = isBetweenCompanies(paper);
  switch (whom) {
    case 'consumers': {
      if (allCompanies || (kind !== null && EMPLOYMENT.has(kind))) return false;
      const allPeople = are.length > 1 && are.every((one) => one === false);
      return !(allPeople && kind !== null && BETWEEN_PEOPLE.has(kind));
    }
    case 'workers':
      return !allCompanies && (kind === null || WORK.has(kind));
    case 'homes':
      return !allCompanies && (kind === null || HOMES.has(kind));
    case 'businesses':
      return kind === null || !WITH_CONSUMERS.has(kind);
  }
}

/** Whether all sides are companies, by the names and legal forms of their parties. */
export function isBetweenCompanies(paper: Parties): boolean {
  const are = companiesOnSides(paper);
  return are.length > 1 && are.every((one) => one === true);
}

/** For each side whether its party is a company; null where it is not known who stands there. */
function companiesOnSides({ sides = [], parties = [] }: Parties): (boolean | null)[] {
  return sides.map(({ party }) => {
    const found = party === null ? undefined : parties[party];
    return found?.value ? isCompany(withoutCapacity(found.value), found.legalForm ?? null) : null;
  });
}
