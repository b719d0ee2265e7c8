import { evidenceAt } from '../evidence';
import { BEFORE_CLAUSE } from '../lexicon/characters';
import { anyWording, openingWords, upTo, wording } from '../lexicon/words';
import { findPeriods, type Period } from '../mentions/periods';
import { type Fact, found, stated } from './fact';
import type { Source } from './source';

/** What comes again with each year, month or week: the contract, what it is for, or who is in it. */
const IT =
  '{contract,agreement,enrollment,enrolment,re-enrollment,registration,place,membership,subscription,plan,order,service,services,licence,license,lease,tenancy,letting,rental,engagement,appointment,booking,account,arrangement,package,term,terms,it,they}';
const TURN =
  '{day,week,fortnight,month,quarter,year,season,semester,term,session,anniversary,day,weeks,months,years,terms,seasons}';
const EACH_NEXT = '{each,every,all,any} ({succeeding,subsequent,following,successive,future,later,next,ensuing} )';
/** 'This Contract will apply to each succeeding academic year', 'the lease extends to every following season'. */
const APPLIES_TO_EACH = wording(
  `${IT} ({shall,will} )(also )(then )(automatically )`,
  '{apply,applies,continue,continues,extend,extends,remain in effect,remains in effect,remain in force,remains in force,be in effect,be effective,be binding,is binding,bind,binds,carry over,carries over,carry forward,roll over,rolls over,hold,holds,be extended,is extended}',
  upTo(24, '.;'),
  '{to,for,in,into,through} {each,every,all} {succeeding,subsequent,following,successive,future,later,next,ensuing} ~3 ',
  TURN,
);
/** 'Your subscription renews automatically each week', 'the membership is renewed on a monthly basis', 'auto-renews every 12 months'. */
const RENEWS_EACH = wording(
  IT,
  upTo(60, '.;'),
  '{renew,renews,renewed,auto-renew,auto-renews,autorenews,roll over,rolls over,recur,recurs,re-enroll,re-enrolls,re-enrolled,reenrolled,re-enrol,re-enrolled}',
  upTo(40, '.;'),
  [
    `${EACH_NEXT}(~2 )${TURN}, {each,every} (~3 ){days,weeks,months,years}, weekly, fortnightly, monthly, quarterly, annually, yearly, on {each,every,the} (+ )anniversary`,
    'on {a,an} ({rolling,recurring} ){weekly,monthly,quarterly,annual,yearly,week-to-week,month-to-month,year-to-year} basis, {week,month,year}( )to( ){week,month,year}, {week,month,year}-to-{week,month,year}',
  ],
);
/** 'The Student is automatically re-enrolled for the next academic year', 'your place carries over into the following season'. */
const INTO_THE_NEXT = wording(
  `${IT}, student, child, pupil, player, member`,
  upTo(50, '.;'),
  '{re-enrolled,re-enroled,reenrolled,re-registered,carried over,carries over,rolled over,rolls over,roll over,carry over,renewed,renews,renew}',
  upTo(20, '.;'),
  '{for,into,to} {the {next,following,succeeding,coming,subsequent},another,a further} ~2 ',
  TURN,
);
/** 'Enrollment is continuous', 'a self-renewing contract', 'an evergreen agreement'. */
const EVERGREEN = anyWording(
  wording(
    `${IT} {is,are,shall be,will be} ({a,an} )`,
    '{continuous,evergreen,self-renewing,auto-renewing,automatically renewing}',
  ),
  wording('{evergreen,self-renewing,auto-renewing} (^2 ){contract,agreement,membership,subscription,plan,enrollment}'),
);
/** 'We charge your card each month until you cancel', 'a box is sent every week until you tell us to stop'. */
const UNTIL_STOPPED = wording(
  '{charge,charges,charged,bill,bills,billed,debit,debited,deliver,delivers,delivered,send,sends,sent,ship,ships,shipped,collect,collected,taken}',
  upTo(80, '.;'),
  '{each,every} {week,fortnight,month,quarter,year}, weekly, monthly, quarterly, annually, yearly',
  upTo(100, '.;'),
  'until {you,the Customer,the Member,the Subscriber} ~2 {cancel,cancels,stop,stops,unsubscribe,unsubscribes,end it,tell us,ask us}',
);
/** What else comes again, or only by somebody's choice. */
const OTHERS = wording([
  "insur*, certificate(s), permit(s), visa, passport, letter of credit, warrant{y,ies}, guarantee(s), domain(s), registration fee, trade{ ,-}mark(s), driver's, pricing",
  'not ({be,automatically} ){renew*,extend*,continue*,roll*,carr*,appl*}, never, no {renewal,automatic}, neither, {must,need,needs,has,have} (to )({be,apply to} ){renew*,re-enrol*}',
]);
const BY_CHOICE = wording(
  '{may,can,option to,right to,entitled to,wish to,wishes to,want to,choose to,elect to} ~3 {renew,re-enrol,continue,extend,roll,carry}*',
);
const BY_ITSELF = wording('automatic*, auto-, unless, until, by itself, continuous*, without further');
const ON_CONDITION = openingWords(BEFORE_CLAUSE, 'if, should, where, in case, when, once');
/** Lengths of a turn by their names; a season or a school term has none of its own. */
const LENGTHS: readonly (readonly [RegExp, Period])[] = [
  [wording('fortnight*'), { count: 2, unit: 'week' }],
  [wording('week, weeks, weekly, week-to-week'), { count: 1, unit: 'week' }],
  [wording('quarter, quarters, quarterly'), { count: 3, unit: 'month' }],
  [wording('month, months, monthly, month-to-month'), { count: 1, unit: 'month' }],
  [wording('year, years, yearly, annual, annually, anniversary, year-to-year'), { count: 1, unit: 'year' }],
];
const SAID = 0.75;
/** Why a renewal has a length that its words only name: 'each week'. */
export const EACH_TURN = 'its words name how often it comes again';
const NO_LENGTH = 'it comes again by itself';

/** How long each turn is that the words name last: 'every 12 months', 'each succeeding academic year'; null where they name none. */
function lengthOf(words: string): Period | null {
  const written = findPeriods(words).at(-1);
  if (written) return { count: written.count, unit: written.unit };
  return LENGTHS.find(([named]) => named.test(words))?.[1] ?? null;
}

const GOES_ON = anyWording(EVERGREEN, UNTIL_STOPPED);
const isOther = (words: string) => OTHERS.test(words) || ON_CONDITION.test(words);

/** The words by which a sentence lets the contract come again; null where it does not, or leaves it to a choice. */
function said(words: string): string | null {
  if (isOther(words)) return null;
  const isFree = BY_CHOICE.test(words) && !BY_ITSELF.test(words);
  const match = APPLIES_TO_EACH.exec(words) ?? RENEWS_EACH.exec(words) ?? INTO_THE_NEXT.exec(words);
  return match && !isFree ? match[0] : null;
}

/** That the contract comes again with each week, month or year, in other words than that it renews for a length; null where no sentence says so. */
export function comesAgain({ outline, contract, plain }: Source): Fact<Period> | null {
  let evergreen: Fact<never> | null = null;
  for (const { start, end } of outline.sentences) {
    const words = plain.slice(start, end);
    const turns = said(words);
    const length = turns && lengthOf(turns);
    const evidence = [evidenceAt(contract, start, end)];
    if (length) return found({ value: length, confidence: SAID, evidence, rule: EACH_TURN });
    if (turns || GOES_ON.test(words)) evergreen ??= isOther(words) ? null : stated(SAID, evidence, NO_LENGTH);
  }
  return evergreen;
}
