import type { Evidence } from '../../shared/analysis';
import { plainText } from '../document/plain-text';
import { anyWording, closingWords, inClause, onlyWords, openingWords, upTo, wording } from '../lexicon/words';
import { findPeriods, formatPeriod, type Period } from '../mentions/periods';
import type { Fact } from './fact';

/** Of which side a length is only one limit: it is the least or the most that something lasts. */
export type Bound = 'at least' | 'at most';

/** A length of time that may be no more than a limit of it. */
export interface Length extends Period {
  bound?: Bound;
}

/** What has a length, as labels call it: 'Minimum hire', 'Maximum duration'. */
const LASTS = '{stay,period,term,hire,length,duration,commitment,rental}';
const LABEL_END = /(?: is| of)?\W{0,3}/;
/** 'A minimum of three months', 'for not less than two years', 'Minimum stay: six months'. */
export const AT_LEAST = closingWords(
  `{minimum,minimum period,minimum term} of, at least, {not,no} {less,fewer,shorter} than, minimum ~1 ${LASTS}`,
  LABEL_END,
);
const AT_MOST = closingWords(
  `{maximum,maximum period,maximum term} of, at most, {not,no} {more,longer} than, up to, not exceeding, maximum ~1 ${LASTS}`,
  LABEL_END,
);
/** 'Minimum hire: [ ] 1 day [x] 4 weeks': the other options of a row stand between its label and what is ticked. */
const LABELS: readonly (readonly [Bound, RegExp])[] = [
  ['at least', onlyWords(`minimum ~1 ${LASTS}`, upTo(60, '.;'))],
  ['at most', onlyWords(`maximum ~1 ${LASTS}`, upTo(60, '.;'))],
];
/** 'The later of fifteen months after it starts and nine months after the release'. */
const LATER_OF = closingWords('the {later,latest,longer,longest,greater} (to occur )of', upTo(90, '.;'));
const EARLIER_OF = closingWords(
  'the {earlier,earliest,sooner,shorter,shortest,lesser,first} (to occur )of',
  upTo(90, '.;'),
);
/** 'Starts on the later of A and B and runs for two years': there the start is one of two. */
const OF_THE_START = anyWording(
  wording(
    '{start*,begin*,commenc*,from,effect,effective,following,after}',
    inClause(20),
    'the {later,latest,longer,longest,greater,earlier,earliest,sooner,shorter,shortest,lesser,first} (to occur )of',
  ),
  wording('{later,latest,earlier,earliest,sooner,first} (to occur )of', inClause(60), [
    '{runs,run,continues,continue,lasts,last,remains,remain,ends,end,expires,expire,is,shall,will,for a} ',
  ]),
);
/** 'Twelve months minimum', 'two years or more'. */
const OR_MORE = openingWords(' {minimum,at least,at the least,or more,or longer}');
const OR_LESS = openingWords(' {maximum,at most,at the most,or less,or shorter}');
/** 'For two years or until the work is done, whichever is later'; of 'from signature or delivery, whichever is later' the start is one of two. */
const OTHER_END = '{and,or}(,) (for ){until,till,to the,the end,the expiry,the completion,completion,the term*}';
const WHICHEVER_LATER = wording(
  OTHER_END,
  inClause(110),
  'whichever (period )({is,shall be,comes,occurs,happens,falls} )(the ){later,latest,longer,longest,greater,last}',
);
const WHICHEVER_EARLIER = wording(
  OTHER_END,
  inClause(110),
  'whichever (period )({is,shall be,comes,occurs,happens,falls} )(the ){earlier,earliest,sooner,shorter,shortest,first}',
);

/** By the words ahead of a length and behind it. */
function boundBeside(ahead: string, behind: string): Bound | null {
  if (AT_LEAST.test(ahead) || OR_MORE.test(behind)) return 'at least';
  if (AT_MOST.test(ahead) || OR_LESS.test(behind)) return 'at most';
  const label = LABELS.find(([, words]) => words.test(ahead));
  if (label) return label[0];
  if (WHICHEVER_LATER.test(behind)) return 'at least';
  if (WHICHEVER_EARLIER.test(behind)) return 'at most';
  if (OF_THE_START.test(ahead)) return null;
  if (LATER_OF.test(ahead)) return 'at least';
  return EARLIER_OF.test(ahead) ? 'at most' : null;
}

/** Of which side a length is only a limit, by the words of the sentence or row that proves it: 'the later of fifteen months and ...' is at least so long. */
export function boundIn({ quote }: Pick<Evidence, 'quote'>, length: Period): Bound | null {
  const words = plainText(quote);
  const place = findPeriods(words).find((one) => formatPeriod(one) === formatPeriod(length));
  return place ? boundBeside(words.slice(0, place.start), words.slice(place.end)) : null;
}

/** Whether a length is the most that something lasts at one of its places: 'for six months, and may be extended by up to six months'. */
export function isMostIn({ quote }: Pick<Evidence, 'quote'>, length: Period): boolean {
  const words = plainText(quote);
  return findPeriods(words).some(
    (one) =>
      formatPeriod(one) === formatPeriod(length) &&
      boundBeside(words.slice(0, one.start), words.slice(one.end)) === 'at most',
  );
}

/** Of a length that is only the least or the most that it lasts, which; nothing can be counted from it. */
export function withBound(fact: Fact<Period>): Fact<Length> {
  if (fact.status !== 'found') return fact;
  const { value } = fact;
  const [bound = null] = fact.evidence.map((one) => boundIn(one, value)).filter((one) => one !== null);
  return bound ? { ...fact, value: { ...value, bound }, rule: BOUND[bound] } : fact;
}
const BOUND = {
  'at least': 'its clause names the least that it lasts',
  'at most': 'its clause names the most that it lasts',
};
