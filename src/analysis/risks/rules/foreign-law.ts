import type { Party } from '../../../shared/analysis';
import { STANDALONE } from '../../matching/contract-kind';
import { listed } from '../../matching/shorten';
import { finding, type RiskRule } from '../rule';

const MEANING: readonly (readonly [RegExp, string])[] = [
  [/^(?:england|england and wales|united kingdom|great britain|uk)$/, 'england'],
  [/^(?:the )?(?:republic|state|commonwealth|province) of (?:the )?/, ''],
];
/** Laws that businesses choose because they belong to nobody. */
const NEUTRAL = /\b(?:new york|delaware|england|switzerland|singapore)\b/;

function plainPlace(place: string): string {
  return MEANING.reduce((text, [pattern, word]) => text.replace(pattern, word), place.toLowerCase().trim());
}

/** Where a party is at home, by its incorporation and address. */
function homeOf(party: Party): string {
  return plainPlace(`${party.incorporatedIn ?? ''}`);
}

export const foreignLaw: RiskRule = {
  id: 'foreign-law',
  name: 'Governing law foreign to both parties',
  kinds: STANDALONE,
  find({ facts, contract }) {
    const law = facts.governingLaw;
    const parties = facts.parties.filter((party) => party.status === 'found');
    if (law.status !== 'found' || !law.value || parties.length !== 2) return null;
    const place = plainPlace(law.value);
    const homes = parties.map(homeOf);
    if (homes.some((home) => home === '' || home.includes(place) || place.includes(home))) return null;
    const addresses = `${parties.map((party) => party.address ?? '').join(' ')} ${contract.text.slice(0, 4_000)}`;
    if (NEUTRAL.test(place) || addresses.toLowerCase().includes(place)) return null;
    const [one, other] = parties;
    if (!one || !other) return null;
    return finding(
      'low',
      `The law of ${law.value} governs, though the parties are from ${listed([...new Set([one.incorporatedIn ?? '', other.incorporatedIn ?? ''])])}.`,
      'Check that the foreign law is meant and what advice on it would cost; prefer the law of one side or one that both know.',
      [...law.evidence.slice(0, 1), ...one.evidence.slice(0, 1), ...other.evidence.slice(0, 1)],
    );
  },
};
