import type { Evidence } from '../../../shared/analysis';
import { evidenceAt } from '../../evidence';
import { opensWithDigit } from '../../lexicon/characters';
import { anyWording, inClause, openingWords, perhaps, unlessNext, wording } from '../../lexicon/words';
import { CARDINAL, numberFromWords } from '../../mentions/number-words';
import { findPeriods, type Period } from '../../mentions/periods';
import { BY_PLAN, namesPlans } from '../by-plan';
import { comesAgain } from '../comes-again';
import { defineFact } from '../define-fact';
import { extensionOf } from '../extension';
import { type Fact, found, missing, stated, withValue } from '../fact';
import { isMostIn } from '../length-bound';
import { otherRenewal } from '../lesser-renewals';
import { runsByTurns } from '../open-end';
import { isOfAddOn } from '../other-lengths';
import { printPeriod } from '../print-period';
import { rankedPeriod } from '../ranked-fact';
import { COMES_ON, isLenientLender, isOfTrial, unlessOfAnother } from '../renewal-scope';
import type { Source } from '../source';
import { heardFrom, SUBJECTS } from '../spoken-of';
import { NOT_SILENT } from '../stated';
import { term } from './term';

/** How long a renewal is, whether it comes unless somebody stops it, or on a condition only, and how often at most, where that is told. */
export interface Renewal extends Period {
  automatic: boolean;
  byChoice?: boolean;
  onCondition?: boolean;
  times?: number | null;
  /** 'Up to six months': what it may last at most. */
  isMost?: boolean;
}

/** What the clause model must think at least of a sentence that gives the length of the renewal in words. */
const LIKELY = 0.1;
/** A length that is taken from another sentence rests on two readings. */
const COMPUTED = 0.95;

/** Words by which a renewal happens unless somebody stops it; where a party may renew, it is a choice. */
const AUTOMATIC = anyWording(
  wording([
    'automatic*, by itself, auto(-)renew*, {renew,extend,prolong}s itself, roll(s) over, {shall,will} ~1 (be ){renew*,extend*,continu*}',
    '{it,agreement,contract,lease,term(s),subscription,membership} (then ){renews,continues}',
    '{carries,goes,runs} on (from )(a )(by the )month{ ,-}{to,by}{ ,-}month',
  ]),
  wording('unless', inClause(100), 'notice, notif+, cancel*, tell(s), say(s)'),
  wording('if {it is,it has,they are,they have,not} (not )(been )', '{denounced,terminated,cancelled,ended,given up}'),
  wording(
    '{save,except} {where,if,that,when}, if {nobody,neither,no one,none,no notice}, until, failing, in the absence of',
    inClause(80),
    'notice, notif+, cancel*, tell(s), told, say(s), said, write(s), written, object(s), stop(s), speak(s)',
  ),
);
/** 'May 17, 2029, and shall be extended' is a month. */
const BY_CHOICE = wording(
  anyWording(wording('may', unlessNext(' #1-2')), wording('option(s), right, elect(s), can, entitled')),
  inClause(60),
  'renew*, exten*',
);

/** 'Each option shall be deemed exercised unless Manager notifies Artist to the contrary': a choice that is made by silence. */
const TAKEN_UP = wording(
  '{option,options,right,rights,extension,extensions,renewal,renewals,election}',
  inClause(110),
  '{deemed,considered,treated as,taken as,presumed} ({to be,to have been} ){exercised,taken up,granted,accepted,made,elected}, exercised automatically, automatically exercised',
  inClause(40),
  'unless, if {no,neither,none}, in the absence of, failing',
);

/** 'Provided such continuance is approved each year', 'if the minimum was bought': it does not come by itself. */
const ON_CONDITION = wording('provided, if, so long as, only, subject to', inClause(90), [
  'approv+, consent*, agree(s), agreed, elect(s), elected',
  '{is,are,was,were,has been,have been} {met,reached,bought,purchased,satisfied}',
  // 'If we both want to go on, it continues month to month'.
  'both ~3 {want,wish,agree,decide,confirm,choose,say}, {we,all of us,the parties,parties} ~1 {both,all,jointly,mutually} {want,wish,agree,decide}',
]);

/** 'Provided that Customer purchases a minimum': a renewal that has to be earned. */
const EARNED = wording(
  'provided, if, so long as',
  inClause(60),
  'purchase(s), buys, order(s), achieve(s), meets, sells, minimum, satisfies',
  inClause(200),
  'renew*, extend*, additional',
);

/** 'Renews for six months, and after that from month to month': the first renewal is one of its kind. */
const ONCE = wording(
  'renew*, extend*, continu*',
  inClause(80),
  '{after that,thereafter,then,afterwards} ~2 {month,week,day}{ ,-}to, one time, once only',
);

/** 'For up to two (2) additional one-year terms', 'three successive periods': how often it renews at most. */
const TIMES = new RegExp(
  `\\b(?<words>${CARDINAL}|\\d{1,2})(?: ?\\(\\d{1,2}\\))? (?:further |more )?(?:additional|successive|consecutive|further|renewal|extension|subsequent)\\b(?<rest>[^.;,]{0,40}?\\b(?:terms?|periods?|renewals?|extensions?|years?)\\b)`,
  'i',
);
/** 'One additional year': the length of a renewal, of which there may be more. */
const IS_LENGTH = openingWords(' {year,month,week,day,quarter}(s)');
/** 'For additional one-year terms', 'each for one further year': no count stands there. */
const EACH = wording('each year, from year to year, year-to-year, every year, indefinitely');

/** Whether a renewal has to be earned, by the words of its clause. */
export function isEarned(words: string): boolean {
  return EARNED.test(words);
}

/** Whether a renewal of this length comes once only, by the words of its clause. */
export function isOnce(words: string): boolean {
  return ONCE.test(words);
}

/** 'Extension Terms: two (2) of ten (10) years each': the count stands alone before the length of each. */
const OF_EACH = new RegExp(
  `\\b(?<words>${CARDINAL}|\\d{1,2})(?: ?\\(\\d{1,2}\\))? of (?:${CARDINAL}|\\d{1,2})(?: ?\\(\\d{1,2}\\))? (?:years?|months?|weeks?) each\\b`,
  'i',
);

/** How often a contract renews at most, by the words of its clause; null where they set no bound that can be told. */
function timesIn(words: string): number | null {
  if (isOnce(words)) return 1;
  const match = TIMES.exec(words) ?? OF_EACH.exec(words);
  const { words: number = '', rest = '' } = match?.groups ?? {};
  if (!match || IS_LENGTH.test(rest) || EACH.test(words)) return null;
  return opensWithDigit(number) ? Number(number) : numberFromWords(number);
}

/** 'Tenant renews its insurance for another year': what else is renewed. */
const OTHERS =
  /\brenew(?:s|ed|ing|al of)? (?:its|his|her|their|your) (?!(?:\w+ )?(?:term|agreement|contract|lease|subscription|membership|engagement|appointment|employment|plan|franchise|rights? to operate)\b)/i;

/** 'Shall not renew unless both sign', 'will not renew for more than one year': some do. */
const UNLESS = wording('unless, except, more than, longer than, but');

/** 'Renews for the same period again', 'a further term of equal length'. */
const AS_LONG = wording(
  '{same,equal,identical,like,similar} ~2 {period,term,length,duration,time}(s), period(s) equal',
);
/** 'Runs for three years and shall not renew', 'is not renewed when they are over', 'does not roll over', 'it ends by itself'. */
const DENIED = wording([
  '{shall,will,does,do,may,can} not (be )(automatically )renew*, {is,are} not renew*, no {renewal,right to renew,option to renew}',
  "{doesn,won,isn,don,shan,can}'t (be )(automatically )renew*, no {automatic,tacit,silent,further} {renewal,extension,prolongation,prorogation}",
  "{does,do,will,shall}{ not,n't} (automatically )(itself ){roll,extend,prolong}, {doesn,won,don,shan}'t (automatically ){roll,extend,prolong}",
  '{is,are} not (automatically ){extended,prolonged}, nothing renews, without {renewal,any renewal,right of renewal,tacit renewal}',
  "{does,will,shall}{ not,n't} {carry,go,run,continue} (on )(over ){by itself,on its own,automatically,of its own}, not a rolling",
  '{ends,end,stops,expires,finishes,terminates} {by itself,on its own,automatically}',
]);
/** What else does not renew or ends by itself, or only where something happens. */
const DENIED_OF_OTHERS = anyWording(
  /\b(?:if|should|where|in the event|upon|unless .{0,40} (?:pays?|paid))\b.{0,80}\b(?:ends?|stops?|expires?|terminates?) (?:by itself|on its own|automatically)/i,
  wording(
    'insurance, policy, passport, visa, discount, warranty, guarantee, option, offer, quot*, licence to use, right(s) to',
  ),
);
/** How likely a sentence that denies is at least to speak of renewal or of the term. */
const SPEAKS = 0.1;
export const NOT_RENEWED = 'it does not renew by itself';

/** The sentence by which a contract says that it does not renew by itself; null where none does. */
function denial(source: Source): Fact<never> | null {
  const said = source.outline.sentences.find((sentence) => {
    const words = source.plain.slice(sentence.start, sentence.end);
    if (!DENIED.test(words) || OTHERS.test(words) || DENIED_OF_OTHERS.test(words)) return false;
    return heardFrom(source, [SUBJECTS.renewal, SUBJECTS.term], sentence) >= SPEAKS;
  });
  return said ? stated(SAID, [evidenceAt(source.contract, said.start, said.end)], NOT_RENEWED) : null;
}

const SAID = 0.7;
const RENEWS = wording('renew*, extend*, roll*, continu*, prolong*');

/** Of the sentences that may be on a renewal, the one that says it is as long as the term, with the length of that. */
function asLongAsTerm({ outline, provisions, plain, contract }: Source, length: Fact<Period>): Fact<Period> | null {
  if (length.status !== 'found') return null;
  const sentence = outline.sentences.find(({ start, end }, row) => {
    const words = plain.slice(start, end);
    return provisions.probability(row, 'Renewal Term') >= LIKELY && AS_LONG.test(words) && RENEWS.test(words);
  });
  if (!sentence) return null;
  const evidence = [evidenceAt(contract, sentence.start, sentence.end), ...length.evidence];
  const confidence = length.confidence * COMPUTED;
  return found({ value: length.value, confidence, evidence, rule: 'as long as the term' });
}

const NOTICE_BEHIND = openingWords(
  perhaps("{',’}"),
  perhaps(' '),
  '({written,prior} )notice, before, beforehand, prior, ahead, earlier, in advance',
);

/** 'For a year, unless we hear from you sixty days beforehand': a length that is that of the notice wherever it stands in its clause. */
function isOfNotice({ value, evidence }: Fact<Period>): boolean {
  const places = evidence.flatMap(({ quote }) =>
    findPeriods(quote).flatMap(({ count, unit, end }) =>
      count === value?.count && unit === value.unit ? [quote.slice(end, end + 30)] : [],
    ),
  );
  return places.length > 0 && places.every((behind) => NOTICE_BEHIND.test(behind));
}

/** 'At Company's election': whose choice a renewal is, in the row that names its length. */
export const AT_ONES_CHOICE = wording(
  'at ~3 {option,election,discretion}, in {its,his,her,our,the} ~3 {discretion,option}',
);

/** The sentence right behind a renewal by which its option is taken up unless somebody objects. */
function takenUpBehind({ outline, contract }: Source, { evidence }: Fact<Period>): Evidence[] {
  const last = evidence.at(-1);
  const behind = last && outline.sentences.find(({ start }) => start >= last.end);
  return last && behind && behind.start - last.end < BESIDE && TAKEN_UP.test(behind.text)
    ? [evidenceAt(contract, behind.start, behind.end)]
    : [];
}
/** In characters: nothing but the space between two sentences. */
const BESIDE = 4;

/** A length with whether it comes by itself, by choice or on a condition, by the words of its clause. */
function howItComes(source: Source, told: Fact<Period>): Fact<Renewal> {
  const silent = takenUpBehind(source, told);
  const length = silent.length > 0 ? { ...told, evidence: [...told.evidence, ...silent] } : told;
  const words = length.evidence.map(({ quote }) => quote).join(' ');
  if (TAKEN_UP.test(words) && silent.length > 0)
    return withValue(length, (period) => ({ ...period, automatic: true, byChoice: false, times: timesIn(words) }));
  const byChoice = (BY_CHOICE.test(words) || AT_ONES_CHOICE.test(words)) && !TAKEN_UP.test(words);
  const automatic = (AUTOMATIC.test(words) || runsByTurns(words)) && !byChoice && !ON_CONDITION.test(words);
  const onCondition = !byChoice && (ON_CONDITION.test(words) || isEarned(words));
  return withValue(length, (period) => ({
    ...period,
    automatic,
    byChoice,
    onCondition,
    times: timesIn(words),
    isMost: length.evidence.some((one) => isMostIn(one, period)),
  }));
}

/** The length of a renewal ('1 year'), automatic or by choice. */
export const renewalTerm = defineFact({
  id: 'renewalTerm',
  label: 'Renewal',
  place: 90,
  kind: 'period',
  sureFrom: 0.7,
  silence: { provision: 'Renewal Term', until: NOT_SILENT, subjects: [SUBJECTS.renewal], believed: 0.05 },
  speaksOf: ['renew*', 'extend*', 'extension', 'successive'],
  notOf: (source, words) =>
    isOfAddOn(source, words) || isOfTrial(words) || isLenientLender(words) || !COMES_ON.test(words),
  needs: { length: term },
  find(source, { length }): Fact<Renewal> {
    const likeliest = unlessOfAnother(source, rankedPeriod(source, 'renewal'));
    const ranked = isOfNotice(likeliest) ? stated(likeliest.confidence, likeliest.evidence) : likeliest;
    const own = ranked.status === 'found' ? ranked : (asLongAsTerm(source, length) ?? ranked);
    const isUnread = own.status === 'absent' || (own.status === 'stated' && !own.rule);
    const again = isUnread ? comesAgain(source) : null;
    const fact = again ?? (own.status === 'absent' ? (extensionOf(source) ?? own) : own);
    const words = fact.evidence.map(({ quote }) => quote).join(' ');
    const isNone = OTHERS.test(words) || (DENIED.test(words) && !UNLESS.test(words));
    if (fact.status !== 'found' || isNone) {
      const none = denial(source);
      if (none) return none;
    }
    if (fact.status === 'found' && isNone) return missing(source.contract);
    if (fact.status === 'found' && namesPlans(words)) return stated(fact.confidence, fact.evidence, BY_PLAN);
    return howItComes(source, fact);
  },
  otherwise(source) {
    const again = comesAgain(source);
    return again ? howItComes(source, again) : otherRenewal(source);
  },
  print(renewal) {
    const { value, normalized } = printPeriod(renewal);
    const { automatic, byChoice, onCondition, times, isMost } = renewal;
    const renews = onCondition ? 'on condition' : automatic ? 'automatically' : byChoice ? 'by choice' : null;
    const lasts = `${isMost ? 'up to ' : ''}${value}`;
    const said = automatic ? `${lasts}, renewed automatically` : `${lasts}, if it is renewed`;
    const often = (automatic || byChoice) && times && times > 1 ? `, ${times} times at most` : '';
    return {
      value: `${said}${often}`,
      normalized,
      detail: { ...(renews ? { renews } : {}), ...(times ? { times } : {}) },
    };
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '2. Term. At the close of the term this Agreement goes on for a further three years, save where Customer has written to Provider not less than six months before.',
        '3 years, renewed automatically',
      ],
      [
        '2. Term. This Agreement is made for three years. It is renewed from year to year if nobody writes ninety days before the end.',
        '1 year, renewed automatically',
      ],
      [
        '2. Term. The initial term is three years. Thereafter this Agreement shall automatically renew for successive one (1) year terms unless either party gives notice of non-renewal.',
        '1 year, renewed automatically',
      ],
      [
        '2. Term. After the initial term of one year Customer may renew this Agreement for a further period of two (2) years by written notice.',
        '2 years',
      ],
      [
        '2. Term. This Agreement runs for one year and is extended by a further twelve (12) months each time, unless a party gives notice.',
        '12 months',
      ],
      [
        '2. Term. After its first year this Agreement shall continue for successive one (1) year terms, provided that the board approves such continuance each year.',
        '1 year',
      ],
      [
        '2. Term. We run for six months. If we both want to go on we say so by email, and then it continues for one year unless either gives notice.',
        '1 year, if it is renewed',
      ],
      [
        '2. Term. The first term ends May 17, 2029, and shall be extended automatically for further terms of two (2) years each unless either party gives notice.',
        '2 years, renewed automatically',
      ],
      [
        '2. Term. If both parties so agree, this Agreement is extended by a further two (2) years.',
        '2 years, if it is renewed',
      ],
      [
        '2. Term. Unless both parties want it to end, this Agreement will renew for one (1) year.',
        '1 year, renewed automatically',
      ],
      [
        '2. Term. Upon expiration of the initial term the Agreement will renew automatically for additional periods of six months.',
        '6 months, renewed automatically',
      ],
    ],
    misses: [
      ['2. Term. This Agreement runs for three years and shall not renew.', 'no renewal'],
      ['7. Insurance. Provider renews its insurance for another year in each January.', 'something else is renewed'],
      ['5. Payment. Customer shall pay each invoice within thirty (30) days.', 'a time for payment'],
      ['2. Work. Provider shall clean the offices of Customer every Monday.', 'nothing on renewal'],
    ],
  },
});
