import type { Reading } from '../reading';
import { isAmerican, lawCountry } from '../risks/countries';

/** Whose law a point is about: of a state, or a state of one. */
export type Jurisdiction = 'United States' | 'European Union' | 'United Kingdom' | 'California';

/** Whether the contract is under the law of one of them. Where it names no law, a party formed in an American state makes it American. */
export function isUnder(reading: Reading, jurisdictions: readonly Jurisdiction[]): boolean {
  const law = reading.facts.governingLaw;
  return jurisdictions.some((jurisdiction) => {
    if (jurisdiction === 'United States') return isAmerican(reading);
    if (jurisdiction === 'California') return law.status === 'found' && /california/i.test(law.value ?? '');
    return lawCountry(reading) === jurisdiction.toLowerCase();
  });
}
