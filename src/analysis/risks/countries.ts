import type { Reading } from '../reading';

const STATES =
  /^(?:the )?(?:(?:state|commonwealth) of )?(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|puerto rico|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|district of columbia|united states|usa|u\.s\.)\b/;
const PROVINCES =
  /^(?:province of )?(?:ontario|british columbia|alberta|quebec|manitoba|nova scotia|new brunswick|saskatchewan|canada)\b/;
const KINGDOM = /^(?:england|scotland|wales|northern ireland|united kingdom|great britain|uk)\b/;

/** The country of a place as contracts write it: 'Texas' and 'State of Texas' are both the United States. */
export function countryOf(place: string): string {
  const plain = place
    .toLowerCase()
    .trim()
    .replace(/^(?:the )?(?:laws? of )?(?:the )?(?:republic of |people's republic of )?(?:the )?/, '');
  if (STATES.test(plain)) return 'united states';
  if (PROVINCES.test(plain)) return 'canada';
  return KINGDOM.test(plain) ? 'united kingdom' : plain;
}

const EU =
  /\b(?:austria|belgium|bulgaria|croatia|cyprus|czech|denmark|estonia|finland|france|germany|greece|hungary|ireland|italy|latvia|lithuania|luxembourg|malta|netherlands|poland|portugal|romania|slovakia|slovak|slovenia|spain|sweden)\b/i;

/** The country whose law governs, in lower case; null where the contract names none. */
export function lawCountry({ facts }: Reading): string | null {
  const law = facts.governingLaw;
  if (law.status !== 'found' || !law.value) return null;
  if (EU.test(law.value) && !/\bnorthern ireland\b/i.test(law.value)) return 'european union';
  return countryOf(law.value);
}

/** Whether the law of an American state governs or, where no law is named, a party was formed in one. */
export function isAmerican(reading: Reading): boolean {
  const law = lawCountry(reading);
  if (law) return law === 'united states';
  return reading.facts.parties.some(
    ({ incorporatedIn }) => incorporatedIn && countryOf(incorporatedIn) === 'united states',
  );
}
