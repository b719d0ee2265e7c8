import { everywhere, wording } from '../lexicon/words';
import { courtNamedAt, courtsNamed, type NamedCourt, namesAnother, seatOf } from './court-named';
import { courtPhrases } from './court-phrase';
import type { Forum } from './forum';
import { forumName } from './forum-name';
import { secondCourt } from './second-court';

/** What a clause says that chooses a forum. */
export const NAMES_FORUM = wording('court(s), jurisdiction, venue, forum, arbitra*, seat, place of');

/** The courts read at a place, with those joined to them: the first of two stands before the words by which it was read as often as behind them. */
export function courtsFrom(
  plain: string,
  start: number,
  at: number,
  place: string,
  placed: number,
  end: number,
): Pick<Forum, 'place' | 'second' | 'name'> {
  const named = courtNamedAt(plain.slice(start, end), placed - start);
  if (named) {
    const words = plain.slice(start, end);
    // 'The Court of King's Bench of Alberta, judicial centre of Grande Prairie'.
    const whole = courtPhrases(words).find((phrase) => phrase.start === named.start && phrase.end > named.end);
    const rest = words.slice(named.end);
    if (whole && !secondCourt(rest, place)) return { place, ...withNext(whole, words.slice(whole.end), place) };
    return { place, ...withNext(named, rest, place) };
  }
  const lead = plain.slice(start, at);
  const ahead = NAMES_FORUM.test(lead) ? forumName(lead) : null;
  const joined = ahead && secondCourt(plain.slice(start + ahead.end, end), ahead.name);
  if (joined) return { place: ahead.name, second: joined };
  const second = secondCourt(plain.slice(placed, end), place);
  if (second) return { place, second };
  const both = courtPhrases(plain.slice(start, end)).find(
    (phrase) => start + phrase.start < placed && placed <= start + phrase.end,
  );
  return { place, ...(both && areTwo(both.name) && { name: both.name }) };
}

/** 'State courts sitting in Oakland County and the United States District Court for the Eastern District of Michigan': the courts of one place are not both. */
const areTwo = (name: string): boolean => [...name.replace(ONE_OR_MORE, 'courts').matchAll(COURTS)].length > 1;
const ONE_OR_MORE = wording('court or courts, court(s) and courts');
const COURTS = everywhere(wording('court(s)'));

/** A court by its name, with the second one that the rest of the sentence chooses, or word that there is another. */
function withNext({ name }: NamedCourt, rest: string, place: string): Pick<Forum, 'name' | 'second'> {
  const second = secondCourt(rest, place);
  if (second) return { name, second };
  return { name: namesAnother(rest) ? `${name}${OR_ANOTHER}` : name };
}
const OR_ANOTHER = ' or another court that the clause names';

/** The one court, or the courts named together, that a sentence calls by name and seat; null where it names none, or several apart. */
export function courtByName(words: string): Forum | null {
  const named = courtsNamed(words);
  const [court] = named;
  const first = court && courtNamedAt(words, named.at(-1)?.end ?? court.end);
  const place = court && first?.start === court.start ? seatOf(court) : null;
  if (!court || !place) return null;
  return { by: 'courts', place, rules: null, ...withNext(court, words.slice(court.end), place) };
}
