import { onlyWords, openingWords } from '../lexicon/words';

const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|West Virginia|Virginia|Washington|Wisconsin|Wyoming|Puerto Rico';
const PROVINCES =
  'Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland(?: and Labrador)?|Prince Edward Island|Yukon|Nunavut|Northwest Territories';
const AUSTRALIA =
  'New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|Australian Capital Territory|Northern Territory';
const COUNTRIES =
  "England and Wales|England & Wales|England|Wales|Scotland|Northern Ireland|Republic of Ireland|Ireland|United Kingdom|Great Britain|People's Republic of China|PRC|China|Hong Kong|Macau|Taiwan|Republic of China|Japan|Republic of Korea|South Korea|Korea|Singapore|Malaysia|Indonesia|Thailand|Vietnam|Philippines|India|Pakistan|Bangladesh|Nepal|Sri Lanka|Israel|Turkey|Turkiye|United Arab Emirates|Dubai|Qatar|Saudi Arabia|Kuwait|Bahrain|Egypt|Jordan|Germany|France|Italy|Spain|Portugal|Switzerland|Austria|Belgium|Netherlands|Holland|Luxembourg|Liechtenstein|Monaco|Denmark|Norway|Sweden|Finland|Iceland|Poland|Czech Republic|Czechia|Slovakia|Slovenia|Croatia|Serbia|Hungary|Romania|Bulgaria|Greece|Cyprus|Malta|Estonia|Latvia|Lithuania|Ukraine|Russian Federation|Russia|Republic of Kazakhstan|Kazakhstan|Papua New Guinea|Mexico|Brazil|Argentina|Chile|Colombia|Peru|Panama|Costa Rica|Ecuador|Uruguay|Paraguay|Dominican Republic|Jamaica|Trinidad and Tobago|Bermuda|Bahamas|Barbados|Cayman Islands|British Virgin Islands|Jersey|Guernsey|Isle of Man|Gibraltar|Marshall Islands|Liberia|South Africa|Namibia|Botswana|Zimbabwe|Zambia|Tanzania|Uganda|Rwanda|Ethiopia|Morocco|Tunisia|Nigeria|Kenya|Ghana|Mauritius|New Zealand|Australia|Canada|United States of America|United States|U\\.S\\.A?\\.?|Beijing|Shanghai|European Union|Oman|Iraq|Algeria|Mozambique|Angola|Malawi|Senegal|Cameroon|Ivory Coast|Seychelles|Maldives|Cambodia|Laos|Myanmar|Mongolia|Fiji|Samoa|Armenia|Azerbaijan|Uzbekistan|Belarus|Moldova|Bosnia and Herzegovina|Albania|North Macedonia|Montenegro|Kosovo|Andorra|San Marino|Bolivia|Venezuela|Guatemala|Honduras|Nicaragua|El Salvador|Belize|Guyana|Saint Lucia|Anguilla|Turks and Caicos Islands|Abu Dhabi|Guam";
/** Source of a pattern for the places whose law contracts choose, without groups. Longer names stand first where one holds another. */
export const PLACE = `(?:${COUNTRIES.split('|').slice(0, 1).join('|')}|${AUSTRALIA}|${STATES}|${PROVINCES}|${COUNTRIES})`;

const PLACES = new RegExp(`\\b${PLACE}(?![a-z])`, 'gi');
/** The names of an alternation of a pattern, with what its optional part adds. */
function namesIn(alternation: string): string[] {
  return alternation.replace(/\(\?:([^)]*)\)\?/g, '$1').split('|');
}

const NAMES = namesIn(`${STATES}|${PROVINCES}|${AUSTRALIA}|${COUNTRIES}`);
const AMERICAN: ReadonlySet<string> = new Set([...namesIn(STATES), 'United States']);
const CANADA = 'Canada';
const CANADIAN: ReadonlySet<string> = new Set([...namesIn(PROVINCES), 'Newfoundland', CANADA]);
const AUSTRALIAN: ReadonlySet<string> = new Set(namesIn(AUSTRALIA));
const CANONICAL = new Map(NAMES.map((name) => [name.toLowerCase(), name.replaceAll('\\', '')]));

/** 'Ontario, Canada', 'Texas, United States': the country behind a place. */
const CONTINUES = openingWords('canada*, australia*, united*, u.s*, england*, wales*');

export interface PlaceMention {
  /** Name for people: 'Delaware', 'Ontario, Canada', 'England and Wales'. */
  name: string;
  start: number;
  end: number;
}

/** 'Texas', 'District of Columbia', 'United States': a place under American law, by its name as `findPlaces` gives it. */
export function isAmericanState(name: string): boolean {
  return AMERICAN.has(name);
}

/** 'Ontario', 'Ontario, Canada'. */
export function isCanadianProvince(name: string): boolean {
  return CANADIAN.has(name.split(', ')[0] ?? name);
}

/** 'Victoria', 'Victoria, Australia'. */
export function isAustralianState(name: string): boolean {
  return AUSTRALIAN.has(name.split(', ')[0] ?? name);
}

/** Laws named by an adjective: 'governed by English law'. */
const ADJECTIVES: Record<string, string> = {
  english: 'England and Wales',
  scottish: 'Scotland',
  scots: 'Scotland',
  irish: 'Ireland',
  'northern irish': 'Northern Ireland',
  swiss: 'Switzerland',
  german: 'Germany',
  french: 'France',
  dutch: 'Netherlands',
  belgian: 'Belgium',
  austrian: 'Austria',
  italian: 'Italy',
  spanish: 'Spain',
  portuguese: 'Portugal',
  danish: 'Denmark',
  swedish: 'Sweden',
  norwegian: 'Norway',
  finnish: 'Finland',
  polish: 'Poland',
  japanese: 'Japan',
  chinese: "People's Republic of China",
  korean: 'Korea',
  indian: 'India',
  israeli: 'Israel',
  canadian: 'Canada',
  australian: 'Australia',
  brazilian: 'Brazil',
  mexican: 'Mexico',
  'south african': 'South Africa',
  'new zealand': 'New Zealand',
  albanian: 'Albania',
  algerian: 'Algeria',
  angolan: 'Angola',
  armenian: 'Armenia',
  azerbaijani: 'Azerbaijan',
  belarusian: 'Belarus',
  bolivian: 'Bolivia',
  bosnian: 'Bosnia and Herzegovina',
  cambodian: 'Cambodia',
  'costa rican': 'Costa Rica',
  ecuadorian: 'Ecuador',
  emirati: 'United Arab Emirates',
  ethiopian: 'Ethiopia',
  fijian: 'Fiji',
  guatemalan: 'Guatemala',
  honduran: 'Honduras',
  lebanese: 'Lebanon',
  luxembourgish: 'Luxembourg',
  macedonian: 'North Macedonia',
  mauritian: 'Mauritius',
  moldovan: 'Moldova',
  mongolian: 'Mongolia',
  montenegrin: 'Montenegro',
  moroccan: 'Morocco',
  mozambican: 'Mozambique',
  omani: 'Oman',
  panamanian: 'Panama',
  paraguayan: 'Paraguay',
  rwandan: 'Rwanda',
  saudi: 'Saudi Arabia',
  senegalese: 'Senegal',
  taiwanese: 'Taiwan',
  tunisian: 'Tunisia',
  venezuelan: 'Venezuela',
  welsh: 'Wales',
  californian: 'California',
  texan: 'Texas',
  american: 'United States',
  argentine: 'Argentina',
  argentinian: 'Argentina',
  bulgarian: 'Bulgaria',
  chilean: 'Chile',
  colombian: 'Colombia',
  croatian: 'Croatia',
  cypriot: 'Cyprus',
  czech: 'Czech Republic',
  egyptian: 'Egypt',
  estonian: 'Estonia',
  ghanaian: 'Ghana',
  greek: 'Greece',
  hungarian: 'Hungary',
  icelandic: 'Iceland',
  indonesian: 'Indonesia',
  jamaican: 'Jamaica',
  kenyan: 'Kenya',
  latvian: 'Latvia',
  lithuanian: 'Lithuania',
  malaysian: 'Malaysia',
  maltese: 'Malta',
  namibian: 'Namibia',
  nigerian: 'Nigeria',
  pakistani: 'Pakistan',
  peruvian: 'Peru',
  philippine: 'Philippines',
  romanian: 'Romania',
  russian: 'Russia',
  serbian: 'Serbia',
  singaporean: 'Singapore',
  slovak: 'Slovakia',
  slovenian: 'Slovenia',
  'south australian': 'South Australia',
  tanzanian: 'Tanzania',
  tasmanian: 'Tasmania',
  thai: 'Thailand',
  turkish: 'Turkey',
  ugandan: 'Uganda',
  ukrainian: 'Ukraine',
  uruguayan: 'Uruguay',
  victorian: 'Victoria',
  vietnamese: 'Vietnam',
  'western australian': 'Western Australia',
  zambian: 'Zambia',
  zimbabwean: 'Zimbabwe',
  // As mails and forms shorten them.
  nz: 'New Zealand',
  'n.z.': 'New Zealand',
  uk: 'United Kingdom',
  'u.k.': 'United Kingdom',
  nsw: 'New South Wales',
  'n.s.w.': 'New South Wales',
  bc: 'British Columbia, Canada',
  'b.c.': 'British Columbia, Canada',
  'english and welsh': 'England and Wales',
  'english & welsh': 'England and Wales',
};
const ADJECTIVE = Object.keys(ADJECTIVES)
  .map((word) => word.replaceAll('.', '\\.'))
  .join('|');
const ADJECTIVE_LAW = new RegExp(`\\b(${ADJECTIVE})(?= (?:substantive |domestic )?(?:laws?|legislation)\\b)`, 'gi');

const ADJECTIVE_COURTS = new RegExp(`\\b(?:the )?(${ADJECTIVE})(?= courts?\\b)`, 'i');

/** The place that words name which are no more than its name or its law's: 'Scots', 'NZ', 'England & Wales'; null where they are none, or more. */
export function placeCalled(words: string): string | null {
  const byLaw = ADJECTIVES[words.toLowerCase()];
  if (byLaw) return byLaw;
  const [place] = findPlaces(words);
  return place && place.start === 0 && place.end === words.length ? place.name : null;
}

/** 'The exclusive jurisdiction of the Irish courts': the country whose courts an adjective names. */
export function courtsByAdjective(plain: string): { name: string; end: number } | null {
  const match = ADJECTIVE_COURTS.exec(plain);
  const name = ADJECTIVES[match?.[1]?.toLowerCase() ?? ''];
  return match && name ? { name, end: match.index + match[0].length } : null;
}

function canonical(written: string, after: string): string {
  const low = written.toLowerCase();
  const name = CANONICAL.get(low) ?? written;
  if (isCanadianProvince(name)) return name === CANADA ? name : `${name}, ${CANADA}`;
  if (isAustralianState(name) && openingWords('(,)( )( )Australia*').test(after)) return `${name}, Australia`;
  if (low === 'england & wales' || low === 'england and wales') return 'England and Wales';
  if (low.startsWith('u.s') || low.startsWith('united states')) return 'United States';
  if (low === 'turkiye') return 'Türkiye';
  if (low === 'prc' || low === 'china') return "People's Republic of China";
  return name;
}

/** 'Québec' as 'Quebec', character for character. */
function withoutAccents(text: string): string {
  return text.replace(ACCENTED, (letter) => letter.normalize('NFD').charAt(0));
}
const ACCENTED = /[\u00C0-\u017F]/g;

/** The states, provinces and countries named in plain text. 'Ontario, Canada' and 'Texas, United States' count as one. */
export function findPlaces(written: string): PlaceMention[] {
  const mentions: PlaceMention[] = [];
  const plain = withoutAccents(written);
  for (const match of plain.matchAll(PLACES)) {
    const start = match.index;
    const end = start + match[0].length;
    const last = mentions.at(-1);
    const joins = last && onlyWords('(,)( )( )(the )').test(plain.slice(last.end, start)) && CONTINUES.test(match[0]);
    if (joins && last) {
      last.end = end;
      continue;
    }
    // In lower case only whole capitals count ('DELAWARE'); 'jersey' and 'china' are goods.
    if (match[0] === match[0].toLowerCase()) continue;
    mentions.push({ name: canonical(match[0], plain.slice(end, end + 12)), start, end });
  }
  for (const match of plain.matchAll(ADJECTIVE_LAW)) {
    const name = ADJECTIVES[match[0].toLowerCase()];
    if (name) mentions.push({ name, start: match.index, end: match.index + match[0].length });
  }
  return mentions.sort((one, other) => one.start - other.start);
}

/**
 * The place that decides: 'the laws of the United States and of the Commonwealth of Kentucky', 'the United States District Court
 * located in the State of New York' mean the state.
 */
export function ownPlace(places: readonly PlaceMention[]): PlaceMention | undefined {
  const [first] = places;
  if (first?.name === CANADA) return places.find(({ name }) => name.endsWith(`, ${CANADA}`)) ?? first;
  return isFederation(first) ? (places[1] ?? first) : first;
}

/** Whether a place is a country each part of which has a law of its own: 'the laws of Ontario and the federal laws of Canada' are those of Ontario. */
export function isFederation(place: PlaceMention | undefined): boolean {
  return place?.name === 'United States' || place?.name === CANADA;
}
