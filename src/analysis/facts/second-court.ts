import { opensWithCapital } from '../lexicon/characters';
import { anyWording, asWritten, inClause, wording } from '../lexicon/words';
import { forumName } from './forum-name';

/** Another court that the same clause chooses: 'or the United States District Court for the District of Minnesota'. */
export interface SecondCourt {
  joined: 'and' | 'or';
  /** As it is written: 'the federal court sitting in Wilmington'. */
  name: string;
  /** Whether it is there only where the first court may not hear the case, or in another case that the clause names. */
  when: 'always' | 'failing them' | 'in the case that the clause names';
}

/** What stands between two courts: ', Austin Division, or', ' or, if that court lacks subject matter jurisdiction,', ', and of'. */
const JOINED =
  /^(?:, [A-Z][a-z]+ Division)?,? (and|or)(?: else)?(,? (?:if|where|in case|in the event|should|to the extent|at|for|when)\b[^.;,]{0,140},)?(?: (in|of|before|to|by|with|at))? /;
/** Words of which names of courts are made, beside names. */
const IN_NAMES = wording(
  'the, state, federal, or, and, court(s), of, in, for, at, located, sitting, situated, district, county, circuit, superior, high, commercial',
);
/** 'If that court lacks jurisdiction', 'should it decline to hear the case'. */
const MAY_NOT_HEAR = wording(
  'lack(s), {no,not} ~3 jurisdiction, decline(s), refuse(s), {unavailable,not available}, {cannot,does not,may not} {have,hear}',
);
const NAMES_COURT = wording('court(s)');
const FEDERAL_DISTRICT = asWritten(wording('District of'));
/** Who hears an appeal is no court to start in. */
const HIGHER = anyWording(wording('appell*, appeal*'), wording('any, such, its', inClause(12), 'court(s)'));
/** How far behind the first court the second is named, in characters. */
const LONGEST = 260;

/** Whether all words of a name are capitalised, or those that names of courts have between. */
const isName = (words: string): boolean =>
  words.split(' ').every((word) => opensWithCapital(word) || IN_NAMES.test(word));

/** The second court that a clause chooses beside that of a place, by what stands behind its name; null where it names none, or the same. */
export function secondCourt(behind: string, place: string): SecondCourt | null {
  const joined = JOINED.exec(behind.slice(0, LONGEST));
  if (!joined) return null;
  const rest = behind.slice(joined[0].length, LONGEST);
  // Of the courts named before: 'in King County, Washington, and in Multnomah County, Oregon'.
  const lead = opensWithCapital(rest) && (joined[3] === 'in' || joined[3] === 'of') ? `courts ${joined[3]} ` : '';
  const forum = forumName(`${lead}${rest}`);
  if (!forum) return null;
  const name = rest.slice(0, forum.end - lead.length).trim();
  const isNamed = NAMES_COURT.test(name);
  if (!isName(name) || HIGHER.test(name) || (!isNamed && lead === '')) return null;
  if (forum.name === place && !FEDERAL_DISTRICT.test(name)) return null;
  return {
    joined: joined[1] === 'and' ? 'and' : 'or',
    name: isNamed ? name : `those of ${forum.name}`,
    when:
      joined[2] === undefined
        ? 'always'
        : MAY_NOT_HEAR.test(joined[2])
          ? 'failing them'
          : 'in the case that the clause names',
  };
}

/** 'Ohio or the courts of Scotland', 'Delaware or, failing them, the federal court sitting in Wilmington'. */
export function withSecond(place: string, { joined, name, when }: SecondCourt): string {
  if (when !== 'always') return `${place} or, ${when}, ${name}`;
  return `${place}${place.includes(',') ? ',' : ''} ${joined} ${name}`;
}
