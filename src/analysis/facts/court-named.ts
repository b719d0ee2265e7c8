import { asWritten, everywhere, inClause, wording } from '../lexicon/words';
import { PLACE } from '../mentions/places';

/** A court by the name that a clause gives it, with its place in the words that were read. */
export interface NamedCourt {
  /** As it is written, without its article: 'Chancery or Circuit Court for Rutherford County, Tennessee'. */
  name: string;
  start: number;
  end: number;
}

const WORD = "(?:St\\.|[A-Z][\\w'’&-]*)";
const NAMES = `${WORD}(?: (?:${WORD}|\\d{1,2}\\b)){0,3}`;
/** What stands before 'Court': 'Chancery or Circuit', 'Commercial Division of the Supreme', 'United States District'. */
const BEFORE = `(?:${WORD} Division of the )?(?:${WORD}(?: (?:or|and) | )){1,5}?Courts?`;
/** What a court is of that is no place. */
const OF_NO_PLACE = "of (?:Common Pleas|Chancery|Session|Judicature|King['’]s Bench|Queen['’]s Bench)";
const BY_ITSELF = `Court ${OF_NO_PLACE}`;
const OF = '(?:of|for|in and for|in|at|located in|sitting in|sitting at|situated in)';
const UNIT = '(?:State|Commonwealth|County|City|District|Province|Parish|Town|Borough|City and County) of ';
/** ' for the Eastern District of Pennsylvania', ' of the State of New York', ' at Vancouver'. */
const BEHIND = `(?:,? ${OF} (?:the )?(?:${UNIT}(?:the )?)?${NAMES}(?: of ${NAMES})?)`;
/** ', Elko County', ', Austin Division', ', County of New York', ', Tennessee'. */
const BEHIND_COMMA = `(?:, (?:${NAMES} (?:County|Parish|Division|District)\\b|County of ${NAMES}|(?:[Tt]he )?(?:(?:State|Commonwealth|Province) of )?${PLACE}))`;
const COURT = new RegExp(`\\b(?:${BY_ITSELF}|${BEFORE})\\b(?:${BEHIND}|${BEHIND_COMMA}){0,4}`, 'g');

/** Of which kind a court is: 'the State Courts', 'the English Courts' are all of a place. */
const KINDS = asWritten(
  wording(
    'District, Circuit, Justice Court, Superior, Supreme, High, County, Sheriff, Chancery, Magistrate*, Municipal, Commercial, Probate, Provincial, Crown, Common Pleas, Session, Bench, Regional, Small Claims, General Court of Justice, Judicial',
  ),
);
/** 'The Federal Court of Australia'; 'the Federal Courts of Texas' are all that sit there. */
const FEDERAL = 'Federal Court of ';
/** What opens a sentence or stands before a name and is no part of it. */
const NO_PART = /^(?:(?:The|Any|Each|Every|No|A|An|Such|This|That|In|Only|Disputes?|Venue|Suit|All|Either|Both) )+/;
const COURT_ITSELF = new RegExp(`^(.*?\\bCourts?(?: of Justice| ${OF_NO_PLACE})?)\\b`);
const HIGHER = wording('appeal(s), appellate, order(s), rules, clerk');

/** The courts that words call by name, in their order; none where they speak of the courts of a place. */
export function courtsNamed(words: string): NamedCourt[] {
  return [...words.matchAll(COURT)].flatMap(({ 0: written, index }) => {
    const opening = NO_PART.exec(written)?.[0].length ?? 0;
    const name = written.slice(opening);
    const itself = COURT_ITSELF.exec(name)?.[1] ?? '';
    if (!(KINDS.test(itself) || name.startsWith(FEDERAL)) || HIGHER.test(name)) return [];
    return [{ name, start: index + opening, end: index + written.length }];
  });
}

/** What stands between two courts that a clause names together: ' or the ', ', or, if that court lacks jurisdiction, the '. */
const BETWEEN =
  /^,? (?:and|or)(?:,? (?:if|where|should|to the extent)\b[^.;]{0,140},)? (?:in |of |before |to |at )?(?:the )?$/;

/** 'The state courts of Georgia sitting in Fulton County or the': what comes next is the second of two, of which the first has no name. */
const BESIDE_OTHERS = /\bcourts?\b[^.;]{0,80},? (?:or|and) (?:in |of |before |to )?(?:the )?$/;

/** The court that a clause calls by name at an offset, or the first of those that it names together with it; null where it names none there. */
export function courtNamedAt(words: string, at: number): NamedCourt | null {
  const named = courtsNamed(words).filter(({ start }) => !BESIDE_OTHERS.test(words.slice(0, start)));
  let place = named.findIndex(({ start, end }) => start < at && at <= end);
  for (let before = named[place - 1]; before; before = named[place - 1]) {
    if (!BETWEEN.test(words.slice(before.end, named[place]?.start))) break;
    place--;
  }
  return named[place] ?? null;
}

/** Whether the rest of a sentence names another court, which may be there as well. */
export const namesAnother = (rest: string): boolean => ANOTHER.test(rest.replace(THE_SAME, ' '));
const ANOTHER = wording('{or,and,others}', inClause(160), 'court(s), magisterial');
const THE_SAME = everywhere(
  wording('{such,that,said,the same} court(s)(,) ({lack,lacks,declines}), jury, {court,judge} trial, small claims'),
);

const IN_TAIL = everywhere(new RegExp(`(?:,|\\b${OF}) (?:the )?(?:${UNIT})?(${NAMES})`));

/** Where a court that is called by name has its seat, by the last place in its name: 'St. Louis County', 'Oban' of 'Oban Sheriff Court'. */
export function seatOf({ name }: NamedCourt): string | null {
  const itself = COURT_ITSELF.exec(name)?.[1] ?? '';
  const behind = [...name.slice(itself.length).matchAll(IN_TAIL)].at(-1)?.[1];
  const ahead = itself.split(KINDS)[0]?.trim();
  return behind ?? (ahead && !AN_ORDER.test(ahead) ? ahead : null);
}
const AN_ORDER = wording(
  'court, first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, united states',
);
