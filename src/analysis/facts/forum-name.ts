import { isInCapitals } from '../lexicon/characters';
import { asWritten, closingWords, onlyWords, openingWords, wording } from '../lexicon/words';
import { courtsByAdjective, findPlaces, ownPlace, PLACE } from '../mentions/places';

/** 'Arbitration in English' names its language, which is no place. */
export const LANGUAGE =
  'English|French|German|Spanish|Italian|Dutch|Portuguese|Chinese|Mandarin|Japanese|Korean|Polish|Czech|Russian|Arabic|Turkish|Greek|Danish|Swedish|Vietnamese|Hindi|Marathi';

/** 'in Wilmington, Delaware', 'in New York County, New York', 'in the City of Chicago, State of Illinois'. */
const TOWN = new RegExp(
  `\\b(?:in|at|of|is)\\s{1,2}(?:the )?(?:(?:City|County) (?:and County )?of )?((?!(?:${LANGUAGE})\\b)(?:[A-Z][\\w.'-]{1,20} ){0,3}?[A-Z][\\w.'-]{1,20}),? {1,2}(?:(?:the )?(?:State|Commonwealth|Province) of )?(?:${PLACE})`,
);
/** The same without its country: 'the courts of Munich', 'arbitration in Stockholm'. */
const BEFORE_TOWN = [
  '[Cc]ourts (?:of|in|at|sitting in)',
  '(?:[Cc]ourt (?:sitting|located)|(?:federal|district) court) (?:in|at)',
  // 'The District Court of Midden-Nederland', but no 'High Court of Justice'.
  '(?:City|Municipal|County|District|Circuit|Superior|Sheriff) Court (?:of|at|in|for)(?! (?:Appeal|Common|Justice|Session|Claims|First))',
  '[Cc]ourts? (?:of|for|in|located in) the County of',
  // 'The Court of Common Pleas of Allegheny County', 'the General Court of Justice, Superior Court Division, of Wake County'.
  'Court of Common Pleas (?:of|in|for|at)',
  'Court of Justice, (?:Superior|District) Court Division,? (?:of|in|for|at)',
  '[Cc]ourts? having jurisdiction (?:in|over|of|for)',
  'arbitrators?,?(?: sitting| seated)? (?:in|at)',
  // 'With London as the seat'.
  '(?:with|having)(?= [A-Z][a-z-]+(?: [A-Z][a-z-]+)? as (?:the|its) (?:legal |juridical )?(?:seat|place|venue))',
  "[Cc]ourt (?:of|in)(?= (?:[A-Z][a-z'-]+ ){1,2}County)",
  '(?:seat|place|venue) of (?:the )?arbitration (?:shall be|will be|is)(?: in| at)?',
  'arbitration (?:in|at)',
  '[Vv]enue (?:is|lies|(?:shall|will) (?:be|lie)) in',
  'jurisdiction(?: is|:)',
].join('|');
const NO_TOWN_WORDS =
  'Court State County Federal District Competent Law Equity Record Judicial Supreme Appeal Accordance Any The Such Premises Property City Site Goods Building Parties Party Agreement Contract'.replaceAll(
    ' ',
    '|',
  );
const NO_TOWN = `${NO_TOWN_WORDS}|${LANGUAGE}`;
const NAME = "[A-Z][a-z'’]{1,20}(?:-[A-Za-z][a-z]{1,20}){0,3}";
/** 'San Luis Obispo', 'Palm Beach'. */
const NAMES = `(?:(?:San|Santa) ${NAME} ${NAME}|${NAME}(?: ${NAME})?)`;
const TOWN_ALONE = new RegExp(
  `\\b(?:${BEFORE_TOWN}) (?:the )?(?:(?:City and County|City|Borough|Town) of )?((?!(?:${NO_TOWN})\\b)${NAMES}(?: County)?)\\b`,
);
/** 'Any suit will be filed in Portage County': a county is where its court is. */
const SUED_IN_COUNTY = new RegExp(
  `\\b(?:will|shall|must|may|can|should|to) (?:\\w+ ){0,2}be (?:\\w+ ){0,2}(?:filed|brought|litigated|tried|instituted|maintained|started) (?:\\w+ ){0,1}in (?:the )?(${NAMES} (?:County|Parish))\\b`,
);
/** 'The Dublin courts': no kind of court. */
const TOWN_COURTS = new RegExp(
  `\\b(?:to|of|in|by|before) the ((?!(?:${NO_TOWN}|Civil|Commercial|Ordinary|Local|Crown|District|Circuit|Superior|Family|Labour|Tax|Bankruptcy|Sheriff|Small)\\b)${NAME}) [Cc]ourts\\b`,
);
const COUNTY = asWritten(openingWords(' {County,Parish}'));
/** 'The Superior Court of California, County of Orange', 'the courts of Texas located in Harris County'. */
const COUNTY_BEHIND = new RegExp(
  `^(?:,| (?:located|sitting|situated) in|, (?:located|sitting|situated|in and for|in|for)(?: in)?) (?:the )?(?:County of (${NAMES})|(${NAMES}) County)\\b`,
);
/** 'The District Court, Fourth Judicial District, Hennepin County, Minnesota'. */
const COUNTY_AHEAD = new RegExp(`, (${NAMES} County), (?:(?:the )?State of )?$`);
/** A court that a town has and no state: of a place that is called like a state it is in another one, as the town of Delaware in Ohio. */
const OF_A_TOWN =
  "{municipal,city,town,village,borough,mayor's,mayor’s,magistrate,magistrates,magistrate's,magistrates',magistrates’} ";
const BEFORE_NAME = closingWords(
  `${OF_A_TOWN}court(s) {of,in,at,for,sitting in,sitting at} (the )({City,Town,Village,Borough} of )`,
);
const BEHIND_NAME = openingWords(` ${OF_A_TOWN}court`);
/** 'In Toronto under the Arbitration Act, 1991 (Ontario)': the place behind is that of the law. */
const OF_LAW = wording('{under,accordance with,pursuant to}', 120, 'act, law(s), code, rules, ordinance, statute');
/** 'The courts at Pune have jurisdiction, and the laws of India apply'. */
const LAW_OF = closingWords('law(s) of (the )');
const isOfATown = (stretch: string, { start, end }: { start: number; end: number }): boolean =>
  BEFORE_NAME.test(stretch.slice(0, start)) || BEHIND_NAME.test(stretch.slice(end));

const ENDS_OWNER = closingWords("{'s,’s}");

const SMALL = onlyWords(
  'the, of, in, for, and, or, at, to, by, is, be, courts, any, state, federal, located, sitting, jurisdiction, exclusive, venue',
);
/** Words that are all in capitals as one writes names otherwise, of the same length: 'the courts of Franklin County'; others as they are. */
export function inSmallLetters(words: string): string {
  if (!isInCapitals(words)) return words;
  return words.replace(/[A-Z][A-Z'’]+/g, (word) =>
    SMALL.test(word) ? word.toLowerCase() : `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`,
  );
}

/** The place of courts or of an arbitration that a stretch of plain text names, and where its name ends; null where it names none. */
export function forumName(written: string): { name: string; end: number } | null {
  const stretch = inSmallLetters(written);
  const place = ownPlace(findPlaces(stretch));
  const town = TOWN.exec(stretch);
  if (town?.[1] && (!place || town.index <= place.start)) {
    const named = findPlaces(town[0]).at(-1);
    // 'The Law Society of Northern Ireland' names no town of Northern.
    if (named && named.name !== town[1] && !named.name.startsWith(`${town[1]} `))
      return { name: `${town[1]}, ${named.name}`, end: town.index + town[0].length };
  }
  // 'Washington County' of Oregon is not the state.
  const county = place ? COUNTY.exec(stretch.slice(place.end))?.[0] : undefined;
  if (place && county) return { name: `${place.name}${county}`, end: place.end + county.length };
  const ahead = place ? COUNTY_AHEAD.exec(stretch.slice(0, place.start))?.[1] : undefined;
  if (place && ahead) return { name: `${ahead}, ${place.name}`, end: place.end };
  const behind = place ? COUNTY_BEHIND.exec(stretch.slice(place.end)) : null;
  if (place && behind)
    return { name: `${behind[1] ?? behind[2]} County, ${place.name}`, end: place.end + behind[0].length };
  const alone = TOWN_ALONE.exec(stretch);
  const between = place && alone && alone.index < place.start ? stretch.slice(alone.index, place.start) : '';
  const isOfLaw = between !== '' && (OF_LAW.test(between) || LAW_OF.test(between));
  if (place && !isOfLaw) return isOfATown(stretch, place) ? null : { name: place.name, end: place.end };
  const theirs = isOfLaw ? null : courtsByAdjective(stretch);
  if (theirs) return theirs;
  const named = alone ?? SUED_IN_COUNTY.exec(stretch) ?? TOWN_COURTS.exec(stretch);
  // 'The courts of the Customer's domicile' are of no town.
  if (!named?.[1] || ENDS_OWNER.test(named[1])) return null;
  const ofCounty = alone?.[0].includes('County of ') ? ' County' : '';
  return { name: `${named[1]}${ofCounty}`, end: named.index + named[0].length };
}
