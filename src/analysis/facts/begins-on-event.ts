import type { Evidence } from '../../shared/analysis';
import type { Outline, Sentence } from '../document/outline';
import { evidenceAt } from '../evidence';
import { COMMA_OR_BLANK, LABEL_END } from '../lexicon/characters';
import { anyWording, inClause, openingWords, upTo, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { Day } from './day';
import { type Fact, stated } from './fact';
import { speaksOfOwnDate } from './own-date';
import type { Source } from './source';
import { heardFrom, SUBJECTS } from './spoken-of';

/** 'They take effect: when the first file is uploaded', 'it only counts once the fee is paid', 'counted from the Opening Date'. */
const BY_EVENT = anyWording(
  wording(
    '{take,takes,taking} effect, {comes,come,enters,enter,coming} into {force,effect}, {is,becomes,be} {binding,effective}, counts',
    upTo(4, '\\w.;,'),
    '({only,first,however,not before} ){when,once,as soon as,after,upon}',
    inClause(60),
    '{has,have,is,are,was,were} ~2 {been,paid,received,done,uploaded,published,registered,approved,opened,delivered,signed,in}',
  ),
  wording(
    '{begin,begins,begin to run,start,starts,commence,commences,counted,counts,runs,initiating,starting} {from,on}',
    inClause(12),
    '{day,date} {of {opening,delivery,payment,approval,registration,publication,handover},on which,when,that}, {Opening,Launch} Date',
  ),
  // 'With the arrival of your signed copy the agreement comes into force.'
  wording(
    '{with,on,upon,after} (the )?{arrival,receipt,return} of',
    inClause(60),
    '{comes,come,enters,enter} into {force,effect}, {takes,take} effect, {becomes,is} {binding,effective}',
  ),
);
/** What else begins with an event. */
const OTHER_BEGINS = wording(
  'warrant*, guarantee{,s,d}, payment(s), rent, interest, insurance, notice, risk, invoice(d), days, hours, work(s), vest+',
);
const SPOKEN_OF = 0.5;
/** How likely such a sentence is at least to speak of when the contract begins, or of how long it lasts. */
const SPEAKS = { start: 0.02, term: 0.1 };

/** The sentence by which the contract begins on an event that it does not date; null where none says so. */
export function beginningOnEvent(source: Source): Fact<never> | null {
  const said = source.outline.sentences.find((sentence) => {
    const words = source.plain.slice(sentence.start, sentence.end);
    if (!BY_EVENT.test(words) || OTHER_BEGINS.test(words)) return false;
    if (speaksOfOwnDate(words)) return false;
    const { start, term } = SUBJECTS;
    return heardFrom(source, [start], sentence) >= SPEAKS.start || heardFrom(source, [term], sentence) >= SPEAKS.term;
  });
  return said ? stated(SPOKEN_OF, [evidenceAt(source.contract, said.start, said.end)], ON_EVENT) : null;
}

export const ON_EVENT = 'it begins on an event';

/** 'Upon the first allotment, or on the 1st day of January 2025, whichever shall first happen'. */
const WHICHEVER = wording('whichever, first to occur, {earlier,later,sooner} (to occur )of');

/** A day beside which its clause names an event that may come before it, or after, is stated and not told. */
export function orEvent(day: Fact<Day>): Fact<Day> {
  if (day.status !== 'found' || !day.evidence.some(({ quote }) => WHICHEVER.test(quote))) return day;
  return stated(day.confidence, day.evidence, ON_EVENT);
}

/** It takes effect by a sentence, though on no day that is read: 'the Term starts on the day Lessee signs the certificate', 'it binds us both from that reply'. */
export const STARTS = anyWording(
  wording(
    '{agreement,contract,lease,licen{c,s}e,term,tenancy,letter,deed,hire,engagement,arrangement,membership,subscription,plan,enrol{,l}ment,booking,order}',
    upTo(3, '\\w.;,-'),
    [
      '({only,shall,will} ){start(s),begin(s),commence(s),takes effect,take effect,become(s) {effective,binding},is binding,come(s) into {force,effect,operation}}',
      '({only,shall,will} ){enter(s) into force,bind(s) {us,both,the parties}}',
    ],
    inClause(20),
    'on, upon, when, once, as soon as, from, with, as of, after',
  ),
  wording(
    'bind(s) {us,both,us both,the parties,you and us}',
    COMMA_OR_BLANK,
    '(both ){from,when,once,as soon as,on the day}',
  ),
  wording(
    '{contract,agreement,sale,paper} {is concluded,is formed,comes about,is effective,takes effect} {when,once,as soon as,upon,with,by}',
  ),
  // 'The booking is made when both have signed this form and the deposit has been paid.'
  wording(
    '{booking,reservation,contract,agreement,order,hire}',
    ' {is,becomes,shall be,will be} ({only,then,not} )({made,binding,firm,confirmed,secured,concluded,complete} ){only ,}',
    '{when,once,as soon as,upon,on receipt of,until}',
    inClause(60),
    'sign*, deposit, retainer, paid, payment, countersign*, confirm*, accept*',
  ),
  // 'The Order is accepted by written acknowledgement, by commencement of work or by seven days passing without refusal.'
  wording(
    '{order,offer,quotation,estimate,booking,purchase order}',
    ' ({shall,will} ){is,are,be,becomes,become} ({deemed,taken,considered} )(to be )({accepted,binding,concluded,formed}) ',
    inClause(40),
    '{by,on,upon,when,once,from,if}',
    inClause(60),
    'acknowledg*, {commencement,start,beginning} of, {commence,begin,start}(s), silence, refus*, reject*, dispatch*, ship*, performance',
  ),
  wording(
    'from the {day,date,moment} {you,we,both,all,the +} (of us )(have ){sign,signs,signed}',
    inClause(30),
    'contract, agreement, bind*',
  ),
);
/** 'It takes effect on the day we get your signed copy', 'this sheet holds from when you both have signed'. */
const ITSELF_STARTS = wording(
  'it, this, they, these, {this,the} {letter,paper,sheet,note,memo,confirmation,offer}',
  ' ({only,shall,will,then} )',
  [
    '{takes,take,come,comes,enter,enters} {effect,into force,into effect,into operation}( only), {applies,apply,holds,hold,counts,count}( only)',
    '{is,are,be,become,becomes} {binding,effective,firm,in force}( only), {binds,bind}( us)( both)( only)',
  ],
  ' {on,from,when,once,as soon as,upon,with,after}',
  inClause(40),
  'sign*, countersign*, cop{y,ies}, accept*, repl{y,ies}, answer, initial{s,led}',
);
/** 'A change must be in writing. It takes effect when both of us have signed it.' */
const OF_CHANGE = wording(
  'change{,s,d}, variation(s), varied, amend*, addend*, transfer*, assign*, extension(s), extra(s), consent, waiver, notice(s), price(s), licen{c,s}e, guarantee, release',
);

/** Whether a sentence says that the contract starts, though on no day that is read. */
export function saysStart({ text, paragraph }: Sentence, row: number, { sentences }: Outline): boolean {
  if (STARTS.test(text)) return true;
  const above = sentences[row - 1];
  const isOfChange = OF_CHANGE.test(text) || (above?.paragraph === paragraph && OF_CHANGE.test(above.text));
  return ITSELF_STARTS.test(text) && !isOfChange;
}

/** By these words a day is that of the effect itself. */
const BEGINS_SO = wording(
  'effective, effect, commenc+, start(s), begin(s), force, bind(s), binding, counts, valid, registered, registration',
);
/** 'The eighth day after you sign it' is another day than that of the signature. */
const DAYS_AFTER = wording('day(s) {after,following}');
/** 'When both have signed and the deposit has been paid' may be later than the signature. */
const AND_PAID = wording('and', inClause(60), 'paid, received, cleared');
/** The day that stands there is read as such. */
const DAY_ABOVE = wording('{date,day} (shown ){at the top,at the head,above,on the front,on page one}');

/** The sentence that says by what the contract binds, and names no day. */
const bindingSentence = ({ outline }: Source): Sentence | undefined =>
  outline.sentences.find((sentence, row) => {
    const { text } = sentence;
    return saysStart(sentence, row, outline) && findDates(text).length === 0 && !DAY_ABOVE.test(text);
  });

/** The sentence by which the contract binds from its own date or an event: it goes before a day that is only booked, 'First day | 1 September'. */
export function bindingBefore(source: Source, day: Fact<Day>): { evidence: Evidence; isOnOwnDate: boolean } | null {
  if (day.evidence.some(({ quote }) => BEGINS_SO.test(quote))) return null;
  const { contract } = source;
  const said = bindingSentence(source);
  if (!said) return null;
  const isOnOwnDate = speaksOfOwnDate(said.text) && !DAYS_AFTER.test(said.text) && !AND_PAID.test(said.text);
  return { evidence: evidenceAt(contract, said.start, said.end), isOnOwnDate };
}

/** 'Hire period | From 20 to 24 August', 'Event date | 22 August': the days that are booked. */
const ROW_OF_BOOKING = openingWords(
  '({hire,rental,event,booking,party,wedding} ){period,date,dates,days,time}',
  LABEL_END,
);

/** Whether words are a form's row of what is booked, where the paper says by what else it binds. */
export const isBooked = (source: Source, words: string): boolean =>
  ROW_OF_BOOKING.test(words) && bindingSentence(source) !== undefined;
