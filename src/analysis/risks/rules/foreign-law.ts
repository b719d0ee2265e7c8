import type { Party } from '../../../shared/analysis';
import { STANDALONE } from '../../matching/contract-kind';
import { listed } from '../../matching/shorten';
import { finding, type RiskRule } from '../rule';

const STATES =
  /^(?:the )?(?:(?:state|commonwealth) of )?(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|puerto rico|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|district of columbia|united states|usa|u\.s\.)\b/;
const PROVINCES =
  /^(?:province of )?(?:ontario|british columbia|alberta|quebec|manitoba|nova scotia|new brunswick|saskatchewan|canada)\b/;
const KINGDOM = /^(?:england|scotland|wales|northern ireland|united kingdom|great britain|uk)\b/;

/** The country of a place as contracts write it: 'Texas' and 'State of Texas' are both the United States. */
function countryOf(place: string): string {
  const plain = place
    .toLowerCase()
    .trim()
    .replace(/^(?:the )?(?:laws? of )?(?:the )?(?:republic of |people's republic of )?(?:the )?/, '');
  if (STATES.test(plain)) return 'united states';
  if (PROVINCES.test(plain)) return 'canada';
  return KINGDOM.test(plain) ? 'united kingdom' : plain;
}

/** Where a party is at home by its incorporation; empty where the contract does not say. */
function homeOf(party: Party): string {
  return party.incorporatedIn ? countryOf(party.incorporatedIn) : '';
}

export const foreignLaw: RiskRule = {
  id: 'foreign-law',
  name: 'Governing law foreign to both parties',
  kinds: STANDALONE,
  find({ facts, contract }) {
    const law = facts.governingLaw;
    const parties = facts.parties.filter((party) => party.status === 'found');
    if (law.status !== 'found' || !law.value || parties.length !== 2) return null;
    const country = countryOf(law.value);
    const homes = parties.map(homeOf);
    if (homes.some((home) => home === '' || home.includes(country) || country.includes(home))) return null;
    const opening = contract.text.slice(0, 4_000).toLowerCase();
    if (opening.includes(country) || opening.includes(law.value.toLowerCase())) return null;
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
