import { datesOfPaper } from '../document/dates-of-paper';
import { evidenceAt } from '../evidence';
import { closingWords, inClause, nearestInClause, openingWords, perhaps, wording } from '../lexicon/words';
import type { Day } from './day';
import { type Fact, found } from './fact';
import { acceptedDays, signedDays } from './signed-days';
import type { Source } from './source';

export const SAME_DATE = 'the date of the agreement';
/** Where the last of several signatures makes the contract. */
const LAST_SIGNED = 'the day of the last signature';

/** 'Is delivered and takes effect on the date stated at the beginning of it', 'this letter binds us from the date at its head'. */
const FROM_ITS_DATE = wording(
  '{it,this,deed,document,agreement,contract,lease,letter,terms,undertaking}',
  inClause(90),
  '{takes effect,take effect,has effect,is effective,comes into force,comes into effect,becomes binding,is binding,commences,begins,binds us both,bind us both,applies,is delivered} ({only,and} )({on,from,as from,as of} )the date',
  inClause(30),
  '{beginning,top,head,start,front,first page,page one,page 1,above,particulars,key terms,details,cover sheet,cover page}',
);

/** What says of a day that the contract holds from it on. */
const SAYS_EFFECT = wording('effect, effective, in force, into force');

/** What else has a date at its head. */
const OF_OTHERS = wording('notice(s), change(s), variation(s), amendment(s), consent(s), request(s), certificate(s)');
/** From this confidence on a day is told though a sentence speaks of the contract's own date. */
const SURE = 0.7;

const ITSELF =
  '{it,this,the,our,these} (^3 ){deed,document,agreement,contract,lease,letter,terms,undertaking,guarantee,guaranty,licen{c,s}e,note,term,engagement,appointment,arrangement,employment,tenancy,part,release,settlement,policy,instrument,partnership,loan,booking}, it, this';
const TAKES_EFFECT =
  '{takes,take,has,have,taking,took} effect, {is,are,be,become,becomes,made} ({legally,fully} ){effective,valid,in force} , {become,becomes} (legally )binding, {is,are,be} binding {from,when,once,only}, effective {as,from,on,upon,when,once,at,by,with,immediately,simultaneously}, {comes,come,enters,enter,goes,go} into (full )(legal ){force,effect,operation}, {commences,commence,commencing,begins,begin,beginning,starts,start,starting,runs,run}, {binds,bind}';
/** The contract's own date in so many words. */
const ITS_DATE = [
  '{date,day} {hereof,of execution hereof}, simultaneously, on its date, its own date',
  '{date,day} (and (the )year )(first )({above,herein} )({written,set forth,set out,stated,given,shown,appearing,mentioned,named,noted,inserted,specified} ){above,below,hereinabove,overleaf}, {date,day} (and year )(first )above ({written,mentioned,stated,given,named,set forth} )',
  '{date,day} (that is )({set out,written,stated,given,shown,noted} ){at,on,in} {the,its} ({very} ){top,head,beginning,start,front,first page,cover,cover page,cover sheet,title page,heading,caption,opening,opening paragraph,first paragraph,introductory paragraph,preamble}',
  '{date,day} of {this,the} {deed,agreement,contract,letter,lease,document,licen{c,s}e,note,offer}, {agreement,execution,signing,signature,contract} date',
];
/** The signing, after which a paper is dated. */
const ITS_SIGNING = [
  '{date,day} of ({its,the,our} )({last,latest,final,full,due,mutual} ){execution,signature,signing,conclusion,making}, {its,the} {execution,signature,signing,conclusion}(s), {upon,on,by,at,with,from,following} ({its,the,mutual,due,our,full,proper,complete} ){execution,signature,signing}(s)',
  '{when,once,on which,as soon as} ^3 {sign,signs} (it ), ({duly,fully} ){signed,executed} by {both,all,each,the last,the parties}, {is,are,has been,have been} fully {signed,executed}, {both,all} (of us )(the )({parties,sides} ){sign,signed,have signed}, {last,second} (of {us,them,the parties} )(party )(to ){signs,sign,signed,has signed}',
];
/** 'This agreement commences on the date hereof', 'the contract enters into force on the day of its conclusion'. */
const EFFECT_ON_OWN_DATE = wording(ITSELF, inClause(90), TAKES_EFFECT, nearestInClause(45), [
  ...ITS_DATE,
  ...ITS_SIGNING,
]);
const BY_SIGNING = wording(ITS_SIGNING);
/** 'One year from the date hereof': a term counted from it. */
const TERM_FROM_OWN_DATE = wording(
  '{term,period,duration}',
  inClause(90),
  '{year,month,week,day}(s) {from,after,following,commencing on,beginning on,starting on,beginning,commencing,counted from} (and including )the ',
  '{date,day} {hereof,of this,above,first above}, {agreement,execution,signing,signature,contract} date',
);
/** '"Effective Date" means the date of this Agreement'. */
const NAMED_AS_OWN_DATE = wording(
  perhaps('"'),
  '(the ){Effective,Commencement,Start} Date(") {means,shall mean,will mean,is,shall be,refers to} ',
  nearestInClause(30),
  [...ITS_DATE, ...ITS_SIGNING],
);
/** A day beside it: 'the day after the date of last signature', 'the later of the date hereof and closing'. */
const NOT_QUITE = wording(
  '{day,week,month}(s) {after,following,from} {the,its,our,both}, {later,earlier,latest,earliest,sooner,first} (to occur )of, subject to, provided, if, unless, until approv*, closing, completion, receipt, deliver*',
);
/** What has to happen as well: 'when you sign and we receive the deposit'. */
const AND_ALSO = openingWords(
  inClause(40),
  'provided, subject to, and {has,have,is,are} been, and ^3 {receive,receives,received,pay,pays,paid,approve,approves,approved,deliver,delivers,delivered}, {if,whichever is} {later,earlier}',
);
/** In characters: 'an amendment of' before it. */
const OTHERS_BEFORE = 30;

/** The words of a sentence by which the contract takes effect on its own date, in any of many; null where it does not. */
function ownDateWords(text: string): string | null {
  const said = EFFECT_ON_OWN_DATE.exec(text) ?? TERM_FROM_OWN_DATE.exec(text) ?? NAMED_AS_OWN_DATE.exec(text);
  const words = said?.[0];
  if (!words || NOT_QUITE.test(words)) return null;
  if (OF_OTHERS.test(text.slice(Math.max(0, said.index - OTHERS_BEFORE), said.index + words.length))) return null;
  if (AND_ALSO.test(text.slice(said.index + words.length))) return null;
  return words;
}

/** The latest day on which somebody signed, where that is later than the one on which the paper is dated. */
function signedLater(source: Source, agreement: Fact<Day>): Fact<Day> | null {
  const last = [...signedDays(source), ...acceptedDays(source)].toSorted((one, other) =>
    one.iso < other.iso ? 1 : -1,
  )[0];
  if (!last || !agreement.value || last.iso <= agreement.value.iso) return null;
  const { evidence, ...value } = last;
  return found({ value, confidence: SURE, evidence: [evidence], rule: LAST_SIGNED });
}

const BY_LAST = wording('last, latest, final, second');
/** In characters: signatures stand in the last ones of a paper. */
const END = 1_500;

/** Whether a day later than the paper's own stands where it is signed: then the last signature is perhaps of that day. */
function hasLaterDay({ contract, plain }: Source, { value }: Fact<Day>): boolean {
  const days = datesOfPaper(contract, plain.slice(-END));
  return days.some(({ kind, iso }) => kind === 'day' && iso && value && iso > value.iso);
}

/** A day that nothing else surely tells is the contract's own date, where a sentence says that it takes effect on that. */
export function orItsOwnDate(source: Source, day: Fact<Day>, agreement: Fact<Day>): Fact<Day> {
  const { outline, contract } = source;
  const isSure = day.status === 'found' && day.confidence >= SURE;
  if (agreement.status !== 'found' || (isSure && day.evidence.some(({ quote }) => SAYS_EFFECT.test(quote)))) return day;
  for (const sentence of outline.sentences) {
    const { text } = sentence;
    const headed = FROM_ITS_DATE.exec(text);
    const head = headed?.[0] ?? '';
    // 'And continues until ended by notice' behind it is no notice that takes effect.
    const isFromHead = headed !== null && !OF_OTHERS.test(text.slice(0, headed.index + head.length));
    // The first day of a term gives way to plain words on the whole paper only.
    const isPlain = isFromHead && (!isSure || SAYS_EFFECT.test(head));
    const words = isPlain ? head : isSure ? null : ownDateWords(text);
    if (words === null) continue;
    const said = evidenceAt(contract, sentence.start, sentence.end);
    const later = BY_SIGNING.test(words) ? signedLater(source, agreement) : null;
    if (later) return { ...later, evidence: [said, ...later.evidence] };
    if (BY_LAST.test(words) && hasLaterDay(source, agreement)) return day;
    return { ...agreement, rule: SAME_DATE, evidence: [said, ...agreement.evidence] };
  }
  return day;
}

/** The contract's own date, as clauses on its effect call it. */
const OWN_DATE = [
  'signature',
  'signed by',
  'signs it',
  'have signed',
  'has signed',
  'of us signs',
  'two signs',
  'sign it',
  'signing of this',
  'date hereof',
  'date of this',
  'execution of this',
  'execution hereof',
  'date of execution',
  'above written',
  'written above',
  'date above',
  'above date',
  'set forth above',
  'last party',
  'has executed',
  'date noted below',
  'date written below',
  'date set forth below',
  'date stated below',
];

/** Whether words name the contract's own date ('the date first above written', 'the date the last party has executed it') instead of a day. */
export function speaksOfOwnDate(words: string): boolean {
  const small = words.toLowerCase();
  return OWN_DATE.some((own) => small.includes(own));
}

/** 'Entered into as of July 8 and is effective as of July 1': two days of one sentence, of which it calls one that of its effect. */
const MADE_AND_EFFECTIVE = closingWords(
  '{made,entered into,dated,executed,signed,concluded}',
  inClause(60),
  '{and,but} ({is,are,shall be,takes,to be,becomes,becoming} )({effective,effect,in force}) ({as of,as from,from,on,with effect from} )(the )',
);

/** Whether the words before a day make it that of the contract's effect, beside the one on which it was made. */
export const isEffectBesideMaking = (before: string): boolean => MADE_AND_EFFECTIVE.test(before);
