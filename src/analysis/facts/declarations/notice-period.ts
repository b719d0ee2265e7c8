import { plainText } from '../../document/plain-text';
import { evidenceAt, overlaps } from '../../evidence';
import { anyWording, everywhere, inClause, wording } from '../../lexicon/words';
import type { Period } from '../../mentions/periods';
import { endsCarriedOn } from '../carried-on';
import { EACH_TURN } from '../comes-again';
import { defineFact } from '../define-fact';
import { endsOnAnyDay, endsSooner } from '../ends-on-any-day';
import { type Fact, missing, stated, withValue } from '../fact';
import { endOfTalks, isPaidEarly, otherNotice, unlessAsked } from '../lesser-notices';
import { GOES_ON_BY_TURNS, MAY_BE_EXTENDED } from '../lesser-renewals';
import { isOfAnotherTime, orOfRenewal } from '../notice-of-renewal';
import { windowIn } from '../notice-window';
import { isOfLaterPaper } from '../other-lengths';
import { BY_SIDE, endsOnesWork, growthBehind, isOfOtherMatter, renewsByBoth } from '../other-notices';
import { printPeriod } from '../print-period';
import { rankedPeriod } from '../ranked-fact';
import { IF_AGREED, unlessStays, withoutAgreedRenewal } from '../renewal-scope';
import type { Source } from '../source';
import { SUBJECTS } from '../spoken-of';
import { BESIDE_OTHER_END, givesEachItsOwn, isForCause, type Notice, terminationNotice } from '../termination-notice';
import { isBesideIt } from '../under-add-on';
import { expirationDate } from './expiration-date';
import { NOT_RENEWED, type Renewal, renewalTerm } from './renewal-term';

/** Notices are many, and those against a renewal are told from others less surely. */
const NOT_SILENT = 0.3;

/** What renews or runs on, in the sentence that a notice stops. */
const RENEWS = wording('renew*, non{-, }renew+, exten{d,ds,ded,sion}*, roll*, successive, prolong*');
/** When a term ends: where the contract speaks of a renewal, a notice before that day stops it. */
const TERM_ENDS = wording('continu*, thereafter, expir*, anniversar*, end of ~4 {term,period,year}');

/** 'One month in the first year, two in the second': the notice grows, and no one length is it. */
const STAGE = everywhere(wording('{in,during,from,for} the {first,second,third,fourth}'));
const STAGES = 2;
/** 'Not fewer than 60 and not more than 90 days before': what is still in time is the shorter one. */
function latest(notice: Fact<Notice>): Fact<Notice> {
  return withValue(notice, (value) => {
    const window = notice.evidence.map(({ quote }) => windowIn(quote, value)).find((one) => one !== null);
    return window ? { ...value, ...window.late } : value;
  });
}

function unlessByStages(notice: Fact<Notice>): Fact<Notice> {
  const isByStages = notice.evidence.some(({ quote }) => [...quote.matchAll(STAGE)].length >= STAGES);
  if (notice.status === 'found' && notice.evidence.some(({ quote }) => givesEachItsOwn(quote)))
    return stated(notice.confidence, notice.evidence, BY_SIDE);
  return notice.status === 'found' && isByStages
    ? stated(notice.confidence, notice.evidence, 'another length for each stage')
    : notice;
}

/** Nothing renews where it is denied, where it may only be made longer, or where it goes on with no further term. */
const GOES_ON_OTHERWISE: ReadonlySet<string | undefined> = new Set([
  NOT_RENEWED,
  MAY_BE_EXTENDED,
  GOES_ON_BY_TURNS,
  IF_AGREED,
]);

/** What renews by agreement alone is not stopped by notice. */
const mayRenewByItself = (renewal: Fact<Renewal>) =>
  !isSilent(renewal) && !GOES_ON_OTHERWISE.has(renewal.rule) && renewal.value?.byChoice !== true;

function isOnRenewal({ evidence }: Fact<unknown>, renewal: Fact<Renewal>): boolean {
  return evidence.some(
    ({ quote }) =>
      (RENEWS.test(withoutAgreedRenewal(quote)) && !endsOnAnyDay(quote)) ||
      (mayRenewByItself(renewal) && TERM_ENDS.test(quote) && !endsSooner(quote)),
  );
}

/** Every sentence of a notice is of what goes on by turns. */
const isOfTurns = ({ evidence }: Fact<unknown>) =>
  evidence.length > 0 && evidence.every(({ quote }) => endsCarriedOn(plainText(quote)));

/** With the notice, of another length, by which the contract is ended beside the renewal that this one stops: it may be the graver one. */
function withOtherNotice(source: Source, notice: Fact<Notice>): Fact<Notice> {
  if (notice.status !== 'found' || notice.value.stops !== 'renewal') return notice;
  const { value, evidence } = notice;
  const ends = terminationNotice(source);
  const lengths = ends.status === 'ambiguous' ? ends.readings : ends.status === 'found' ? [ends.value] : [];
  const other = lengths.flatMap(({ count, unit }, place) => {
    const said = ends.evidence[place];
    const isOwn = (count === value.count && unit === value.unit) || evidence.some((own) => said && overlaps(own, said));
    return isOwn || !said || isForCause(said.quote) || isOfAnotherTime(said.quote) ? [] : [said];
  });
  return other.length > 0
    ? { ...notice, evidence: [...evidence, ...other.slice(0, 1)], rule: BESIDE_OTHER_END }
    : notice;
}

/** 'The Consultant may terminate by giving 90 days' notice' ends the contract on any day, and stops no renewal. */
const endsAtWill = ({ evidence }: Fact<unknown>) =>
  evidence.length > 0 && evidence.every(({ quote }) => AT_ANY_TIME.test(quote) || MAY_END.test(quote));

/** 'Franchisee may renew if it gives notice nine months before the end': by that notice it renews, and nothing is stopped. */
const RENEWS_BY_IT = anyWording(
  wording(
    '{may,can,option to,right to,entitled to,need to,wish{es,} to,want{s,} to} ~2 {renew,extend,prolong,ask {us,him,her,it,them}}',
    inClause(120),
    'notice, notif*, writing, before, prior to, advance',
  ),
  wording(
    '{may,can}',
    inClause(20),
    'notice, writing, e-mail, letter, message',
    inClause(50),
    '{renew,extend,prolong}',
  ),
  wording(
    '{may,can}(\\,) {in,at} its ({sole,own} ){discretion,option,election}(\\,) {renew,extend}',
    inClause(120),
    'notice',
  ),
  wording(
    '{apply,applies,asks,ask,asked} ~2 in writing',
    inClause(120),
    'renewal, {further,new,another,second} {term,lease,period,tenancy,licence}, extension',
  ),
);
/** 'And the Contractor shall not decline such extension' leaves the choice to the other. */
const NOT_DECLINED = everywhere(wording('not, never', inClause(20), '{declin,refus}*'));
const NOT_TO_RENEW = wording(
  "{not,non,never,n't} ~3 {renew*,extend*,prolong*}, declin*, refus*, unless, automatic*, {by,of} itself, {shall,will} (then ){renew,be renewed,extend,be extended}, renews, terminat*, cancel*",
);

/** A sentence that only speaks of notice, and of nothing that it ends, is of another one: of an audit, a defect, a meeting. */
const ENDS = wording(
  'end(s), ended, ending, terminat*, cancel*, leav{e,es,ing}, quit*, resign*, withdraw*, exit*, renew*, extend*, extension, non-renewal, rescind*, rescission, determin*, stop(s), finish*, give up, giving up, {take,taking} ~3 {away,out}, vacate*, discontinu*, clos{e,es,ing}, either {side,party,of us}, dismiss*, called in, call in, denunciation, denounce*, part company, part ways, bring* to, expir*, roll*',
);

const isToRenew = (words: string) =>
  renewsByBoth(words) || (RENEWS_BY_IT.test(words) && !NOT_TO_RENEW.test(words.replace(NOT_DECLINED, 'must accept')));

function unlessToRenew(source: Source, notice: Fact<Period>): Fact<Period> {
  const { evidence } = notice;
  return evidence.length > 0 && evidence.every(({ quote }) => isToRenew(quote)) ? missing(source.contract) : notice;
}

/** With the sentence behind it that lets it grow with the years. */
function withGrowth(source: Source, notice: Fact<Notice>): Fact<Notice> {
  const [told] = notice.evidence;
  const later = notice.value?.stops === 'contract' && told ? growthBehind(source, told) : undefined;
  return later
    ? { ...notice, evidence: [...notice.evidence, evidenceAt(source.contract, later.start, later.end)] }
    : notice;
}

/** A notice of a contract that is yet to be made is that one's. */
function unlessLater(source: Source, notice: Fact<Notice>): Fact<Notice> {
  const isLater = notice.evidence.length > 0 && notice.evidence.every(({ quote }) => isOfLaterPaper(source, quote));
  return notice.status === 'found' && isLater ? stated(notice.confidence, notice.evidence, OF_LATER) : notice;
}
const OF_LATER = 'the notice of a contract that is yet to be made';

/** What is resigned, put off or only reminded of ends nothing. */
function unlessOfOther<T>(source: Source, notice: Fact<T>): Fact<T> {
  const isOther = (words: string) =>
    endsOnesWork(source, words) || isOfOtherMatter(words) || isBesideIt(source, words) || isPaidEarly(words);
  const { evidence } = notice;
  return evidence.length > 0 && evidence.every(({ quote }) => isOther(quote)) ? missing(source.contract) : notice;
}

const unlessNot = (source: Source, notice: Fact<Notice>): Fact<Notice> =>
  withOtherNotice(source, withGrowth(source, unlessLater(source, unlessStays(unlessAsked(unlessByStages(notice))))));
const isSilent = ({ status }: Fact<unknown>) => status === 'absent' || status === 'unreadable';

const ENDED_SURELY = 0.9;

/** What may be ended on any day is not stopped from renewing by it. */
const AT_ANY_TIME = wording('at any time, any time');
const MAY_END = wording(
  '{may,can} ({end,terminate,leave,resign,quit,give up,determine,withdraw,cancel}, ~3 {end,terminate} {this,the,it})',
);

/** How much notice stops a renewal ('60 days'); where nothing is said to renew, how much notice ends the contract for no reason. */
export const noticePeriod = defineFact({
  id: 'noticePeriod',
  label: 'Notice period',
  place: 100,
  kind: 'period',
  sureFrom: 0.75,
  silence: {
    provision: 'Notice Period To Terminate Renewal',
    until: NOT_SILENT,
    // Notice of an option stops no renewal, though such clauses are of the provision.
    says: { test: (sentence) => !isToRenew(sentence) },
    subjects: [SUBJECTS.notice],
  },
  speaksOf: ['notice', 'notif*'],
  neverOf: (_, words) => !ENDS.test(words) || isOfOtherMatter(words) || isToRenew(words),
  notOf: (source, words) => endsOnesWork(source, words) || isBesideIt(source, words),
  needs: { renewal: renewalTerm, end: expirationDate },
  find(source, { renewal, end }): Fact<Notice> {
    const ofTalks = endOfTalks(source);
    if (ofTalks) return ofTalks;
    const ranked = unlessOfOther(source, unlessToRenew(source, rankedPeriod(source, 'notice')));
    const toRenewal = orOfRenewal(source, ranked, renewal);
    // What has no fixed end, or says that it does not renew, is ended by notice.
    const isEndless = end.value === 'perpetual' || renewal.rule === NOT_RENEWED;
    const isByItself = renewal.status === 'found' && mayRenewByItself(renewal);
    const toEnd = toRenewal.status === 'found' ? null : terminationNotice(source);
    // What renews by itself may be ended by notice all the same.
    const isEndedAnyhow = toEnd?.status === 'found' && toEnd.confidence >= ENDED_SURELY;
    if (toEnd === null || (isByItself && !isEndless && !isEndedAnyhow)) {
      const isOfRenewal =
        !isOfTurns(toRenewal) &&
        (isOnRenewal(toRenewal, renewal) || (isByItself && renewal.rule !== EACH_TURN && !endsAtWill(toRenewal)));
      const stops = isOfRenewal && !isEndless ? 'renewal' : 'contract';
      return unlessNot(source, latest(withValue(toRenewal, (period) => ({ ...period, stops }))));
    }
    if (!isSilent(toEnd)) return unlessNot(source, toEnd);
    return isSilent(toRenewal)
      ? (otherNotice(source) ?? missing(source.contract))
      : withValue(toRenewal, (period) => ({ ...period, stops: 'renewal' }));
  },
  otherwise: otherNotice,
  print(notice) {
    const { value, normalized } = printPeriod(notice);
    const what = notice.stops === 'contract' ? 'to end the contract' : 'to stop its renewal';
    return { value: `${value}, ${what}`, normalized, detail: { stops: notice.stops } };
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '2. Term. At the end of its term this Agreement renews for another twenty-four months, unless Customer gives notice not fewer than 60 and not more than 90 days before.',
        '60 days',
      ],
      [
        'GARDEN LETTING\nLet to: Ann Borel\nLet by: Acme Gardens Ltd\n1. You take the garden as a yearly tenant from 29 September 2025, and the letting goes on from year to year as long as both of us are content.\n2. Ending\nYou may give it up at any time by one month’s notice in writing.',
        '1 month, to end the contract, by “you”',
        'whole',
      ],
      [
        '12. Either party may terminate this Agreement for convenience upon thirty (30) days’ written notice, and either may terminate forthwith upon a material breach which remains uncured ten (10) days after written notice thereof.',
        '30 days, to end the contract',
      ],
      [
        'CONTRACT OF EMPLOYMENT\nEmployer: Acme Mills Ltd\nEmployee: Ann Borel\n4. The first four months are a probationary period. During it either of us may end the employment on one week’s notice.\n9. Leaving\nAfter probation you must give us one month’s notice.',
        '1 month',
        'whole',
      ],
      [
        '2. Term. This Agreement renews for a year at a time unless Customer writes to Provider 60 days before the term ends.',
        '60 days, to stop its renewal, by Customer',
      ],
      [
        '2. Term. The term is one year and renews for a year at a time. Either party may decline to renew by notice given 60 days before the term ends.',
        '60 days, to stop its renewal',
      ],
      [
        '2. Term. Thereafter this Agreement shall automatically renew for successive one (1) year terms unless either party gives written notice of non-renewal at least ninety (90) days before the end of the then-current term.',
        '90 days',
      ],
      [
        '2. Term. The Agreement renews for a year at a time unless a party tells the other not less than two months before the end of the term that it does not want to renew.',
        '2 months',
      ],
      [
        '2. Term. This Agreement will be renewed automatically for one year unless cancelled by written notice thirty (30) days prior to its expiration.',
        '30 days',
      ],
      [
        '2. Term. Either party may prevent the automatic renewal by giving the other sixty (60) days’ notice of its intention not to renew before the current term expires.',
        '60 days',
      ],
      [
        '12. Termination. Either party may terminate this Agreement at any time for any reason on thirty (30) days’ written notice to the other.',
        '30 days, to end the contract',
      ],
      [
        '12. Termination for convenience. Customer may terminate this Agreement for convenience by giving Provider not less than two (2) months’ notice.',
        '2 months',
      ],
      [
        '2. Term. This Agreement continues for two years, unless terminated earlier by either party on thirty (30) days’ written notice. It may be extended only by a writing signed by both parties.',
        '30 days, to end the contract',
      ],
      [
        'VAN HIRE\nHirer: Ann Borel\nOwner: Acme Vans Ltd\n1. The hire runs until it is ended.\n2. Ending\nEither of us can end the hire with a week’s notice.',
        '1 week, to end the contract',
        'whole',
      ],
      [
        'CONTRACT OF EMPLOYMENT\nEmployer: Acme Mills Ltd\nEmployee: Ann Borel\n4. During probation either party may end the employment on one week’s notice.\n9. Leaving\nAfter probation you must give the Company two months’ notice.',
        '2 months',
        'whole',
      ],
    ],
    misses: [
      [
        '2. Term. Customer may renew this Agreement for another year if it gives Provider written notice at least nine months before the end of the term.',
        'notice by which it renews',
      ],
      [
        '12. Either party may end this Agreement by notice of one month in the first year, two months in the second and three months from the third year on.',
        'another length for each stage',
      ],
      ['7. Either of us may end the talks on one month’s written notice.', 'something else is ended'],
      ['3. Provider must give Customer two weeks’ notice of a new price.', 'notice of a price'],
      [
        '12. Customer may end this Agreement on ten days’ notice in the event of a flood, and only then.',
        'notice of an end for a reason',
      ],
      [
        '12. Termination. A party may terminate if a breach is not cured within fifteen (15) days after notice.',
        'a time to cure',
      ],
      [
        '8. Audit. Customer may inspect the books of Provider on ten (10) days’ notice, at any time and for any reason.',
        'notice of an inspection',
      ],
      [
        '2. Trial. During the trial period either party may end this Agreement on three (3) days’ notice.',
        'a notice for a stage only',
      ],
      ['14. Notices. Notices are deemed received three (3) business days after posting.', 'when notices arrive'],
      ['2. Work. Provider shall clean the offices of Customer every Monday.', 'nothing on notices'],
    ],
  },
});
