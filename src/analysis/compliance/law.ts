import { countryOf, isInUnion } from '../mentions/countries';
import type { Reading } from '../reading';

/** Whose law a point is about: of a state, or a state of one. */
export type Jurisdiction = 'United States' | 'European Union' | 'United Kingdom' | 'California';

/** The place whose law governs, by its name ('Delaware'); null where the contract names none. */
export function lawOf({ facts: { governingLaw } }: Reading): string | null {
  return governingLaw.status === 'found' ? governingLaw.value.place : null;
}

/** Whether the law of an American state governs or, where no law is named, a party was formed in one. */
function isAmerican(reading: Reading): boolean {
  const law = lawOf(reading);
  if (law) return countryOf(law) === 'united states';
  return reading.facts.parties.some(
    ({ incorporatedIn }) => incorporatedIn && countryOf(incorporatedIn) === 'united states',
  );
}

/** Whether the contract is under the law of one of them. Where it names no law, a party formed in an American state makes it American. */
export function isUnder(reading: Reading, jurisdictions: readonly Jurisdiction[]): boolean {
  const law = lawOf(reading);
  const country = law && countryOf(law);
  return jurisdictions.some((jurisdiction) => {
    if (jurisdiction === 'United States') return isAmerican(reading);
    if (jurisdiction === 'California') return law === 'California';
    return jurisdiction === 'European Union' ? country !== null && isInUnion(country) : country === 'united kingdom';
  });
}
