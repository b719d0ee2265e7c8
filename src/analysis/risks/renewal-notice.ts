import type { Evidence } from '../../shared/analysis';
import { plainText } from '../document/plain-text';
import { isEarliest, isOnAnniversary } from '../facts/day';
import { windowIn } from '../facts/notice-window';
import { BEFORE_CLAUSE } from '../lexicon/characters';
import { anyWording, openingWords, unlessNext, wording } from '../lexicon/words';
import { addDays, addPeriod } from '../mentions/calendar';
import { findDates } from '../mentions/dates';
import { approximateDays, formatPeriod } from '../mentions/periods';
import type { Reading } from '../reading';
import { findAll, proof } from '../statements/search';

/** An automatic renewal and the notice that stops it. `due` is the last day for the notice (YYYY-MM-DD) where it can be computed. */
export interface RenewalNotice {
  renewal: string | null;
  notice: string | null;
  noticeDays: number | null;
  due: string | null;
  /** The first day on which a notice counts (YYYY-MM-DD), where one that comes too early counts as none. */
  from: string | null;
  /** Whether the end from which it is counted was counted to the anniversary of the first day: where that day belongs to the term, notice is due a day earlier. */
  onAnniversary: boolean;
  evidence: Evidence[];
}

const AUTOMATIC = anyWording(
  wording('automatically', 60, '{renew,extend}*'),
  wording('agreement, contract, term', 60, 'automatically continue'),
  wording([
    'continue automatically, be deemed (to ({be ,have been }))(automatically ){renew,extend}ed',
    'automatic (+ ){renewal(s),extension(s)}',
  ]),
  wording('{renew,extend}*', 60, 'automatically, successive'),
  wording('{shall,will} ^2 {renew,be renewed,be extended}', 160, 'unless ', unlessNext(30, 'agree*')),
);
/** 'It renews by itself', 'continues for further periods', 'from month to month'. */
const PLAIN = anyWording(
  wording('renew(s) {by itself,on its own,itself,each,every,for another,until}'),
  wording('continue(s), carries on, keeps going, goes on, roll(s) over, run(s) on, repeat(s), starts again', 80, [
    'for {further,another,more,one more,successive}, another {year,term,month}, from {month,year} to',
    'month to month, year to year, on its own',
  ]),
  wording('{is,are} (then ){extended,prolonged,renewed} {by,for}', 80, 'unless'),
  wording('renews, extends', 80, 'unless'),
  wording('goes on, runs on, start(s) {anew,over,again}', 100, 'unless'),
  wording('we (will )renew your, start(s) a new {period,term,year}'),
);
const STARTS_WITH_IT = openingWords(BEFORE_CLAUSE, 'it, after that, then, thereafter, at the end');
const ABOUT_THE_CONTRACT = wording(
  'plan, lease, tenancy, membership, deal, agreement, term, contract, subscription, licen{c,s}e, order',
);
/** Times that grow longer by delay or dispute are no renewal. */
const OTHER_EXTENSION = wording([
  'force majeure, waiver(s), arbitrat+, suspended, delay(s), support period, tolled, failure to supply',
  '(as )required by law',
]);
const BY_CONSENT = anyWording(
  wording('may agree*'),
  wording('notif{y,ies}', 80, '{intent*,desire(s),elect*,wish*} to*'),
  wording([
    'mutual(ly) (written ){agree,consent}*, option({ of,s}) to*, upon (the )(written )(mutual )agreement*',
    'if the parties agree*, may (be ){renew,extend}*',
  ]),
);
const NEVER = anyWording(
  wording([
    "{{shall,will,may,does,do,is,are,can} not,no,never,+n't} ~2 {automatic(ally),renew,extend,continue}*",
    'no automatic',
  ]),
  wording('neither', 40, 'automatic*'),
);

/** The day before an anniversary where a clause names it: 'it runs on for a year at a time after 1 March 2031'. */
function dayBefore(anniversary: string, { quote }: Evidence): string | null {
  const before = addDays(anniversary, -1);
  return findDates(quote).some(({ iso }) => iso === before) ? before : null;
}

/**
 * The contract's automatic renewal, or null when it has none. The last day for notice is the expiration date of the facts minus
 * the notice period; business days are not computed, since they hang on a calendar of holidays.
 */
export function renewalNotice(reading: Reading): RenewalNotice | null {
  const hit = [AUTOMATIC, PLAIN]
    .flatMap((pattern) => findAll(reading, pattern, { negated: true }))
    .find(
      ({ sentence, match }) =>
        (ABOUT_THE_CONTRACT.test(sentence.text) || STARTS_WITH_IT.test(sentence.text)) &&
        !OTHER_EXTENSION.test(sentence.text) &&
        !NEVER.test(sentence.text) &&
        !BY_CONSENT.test(sentence.text.slice(0, match.index + match[0].length)),
    );
  if (!hit) return null;
  const { renewalTerm, noticePeriod, expirationDate } = reading.facts;
  const notice = noticePeriod.value?.stops === 'renewal' ? noticePeriod.value : null;
  const renewal = renewalTerm.value;
  const sentence = proof(reading, hit);
  // Before an end that an event may put off nobody knows the last day.
  const last = isEarliest(expirationDate) || expirationDate.value === 'perpetual' ? null : expirationDate.value?.iso;
  // A renewal clause that names the day before the anniversary names the last day of the term itself.
  const named = last && isOnAnniversary(expirationDate) ? dayBefore(last, sentence) : null;
  const end = named ?? last;
  const others = noticePeriod.evidence.filter((e) => e.start < sentence.start || e.end > sentence.end);
  const early =
    notice && noticePeriod.evidence.map(({ quote }) => windowIn(plainText(quote), notice)?.early).find(Boolean);
  return {
    renewal: renewal ? formatPeriod(renewal) : null,
    notice: notice ? formatPeriod(notice) : null,
    noticeDays: notice ? Math.round(approximateDays(notice)) : null,
    due: end && notice ? addPeriod(end, -notice.count, notice.unit) : null,
    from: end && early ? addPeriod(end, -early.count, early.unit) : null,
    onAnniversary: named === null && isOnAnniversary(expirationDate),
    evidence: notice ? [sentence, ...others] : [sentence],
  };
}
