import { listed } from '../../../shared/phrases';
import type { Party } from '../../facts/facts';
import { STANDALONE } from '../../kinds/family';
import { countryOf } from '../../mentions/countries';
import { defineRule, finding } from '../rule';

/** Characters in which parties and their addresses stand. */
const OPENING = 4_000;

/** Where a party is at home by its incorporation; empty where the contract does not say. */
function homeOf(party: Party): string {
  return party.incorporatedIn ? countryOf(party.incorporatedIn) : '';
}

export const foreignLaw = defineRule({
  id: 'foreign-law',
  label: 'Governing law foreign to both parties',
  family: 'disputes',
  severity: { low: 'a matter of cost' },
  kinds: STANDALONE,
  witness: 'facts',
  find({ facts, contract }) {
    const law = facts.governingLaw;
    const parties = facts.parties.filter((party) => party.status === 'found');
    if (law.status !== 'found' || parties.length !== 2) return null;
    const { place } = law.value;
    const country = countryOf(place);
    const homes = parties.map(homeOf);
    if (homes.some((home) => home === '' || home.includes(country) || country.includes(home))) return null;
    const opening = contract.text.slice(0, Math.min(OPENING, law.evidence[0]?.start ?? OPENING)).toLowerCase();
    if (opening.includes(country) || opening.includes(place.toLowerCase())) return null;
    const [one, other] = parties;
    if (!one || !other) return null;
    return finding(
      'low',
      `The law of ${place} governs, though the parties are from ${listed([...new Set([one.incorporatedIn ?? '', other.incorporatedIn ?? ''])])}.`,
      'Check that the foreign law is meant and what advice on it would cost; prefer the law of one side or one that both know.',
      [...law.evidence.slice(0, 1), ...one.evidence.slice(0, 1), ...other.evidence.slice(0, 1)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['13.1 This Agreement shall be governed by the laws of Switzerland.', 'The law of Switzerland governs'],
      [
        '13.1 This Agreement and any dispute arising from it shall be governed by and construed in accordance with the laws of Singapore.',
        'The law of Singapore',
        'supply',
      ],
      ['13.1 This Agreement shall be governed by the laws of England and Wales.', 'England', 'licence'],
      ['13.1 This Agreement shall be governed by the laws of Bermuda.', 'The law of Bermuda', 'venture'],
    ],
    misses: [
      ['13.1 This Agreement shall be governed by the laws of the State of Georgia.', 'a state of the same country'],
      ['13.1 This Agreement shall be governed by the laws of the State of Texas.', 'where one is at home'],
      ['1. Provider shall clean the offices of Customer.', 'no law is named'],
      [
        '1. Swiss chocolate is served at the meetings. 13.1 This Agreement shall be governed by the laws of the State of Delaware.',
        'a mention in passing',
      ],
    ],
  },
});
