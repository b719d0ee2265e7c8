import { evidenceAt } from '../evidence';
import { closingWords, inClause, wording } from '../lexicon/words';
import type { Day } from './day';
import type { Fact } from './fact';
import type { Source } from './source';

export const SAME_DATE = 'the date of the agreement';

/** 'Is delivered and takes effect on the date stated at the beginning of it', 'this letter binds us from the date at its head'. */
const FROM_ITS_DATE = wording(
  '{it,this,deed,document,agreement,contract,lease,letter,terms,undertaking}',
  inClause(90),
  '{takes effect,take effect,has effect,is effective,comes into force,comes into effect,becomes binding,is binding,commences,begins,binds us both,bind us both,applies,is delivered} ({only,and} )({on,from,as from,as of} )the date',
  inClause(30),
  '{beginning,top,head,start,front,first page,page one,page 1,above,particulars,key terms,details,cover sheet,cover page}',
);

/** What else has a date at its head. */
const OF_OTHERS = wording('notice(s), change(s), variation(s), amendment(s), consent(s), request(s), certificate(s)');
/** From this confidence on a day is told though a sentence speaks of the contract's own date. */
const SURE = 0.7;

/** A day that nothing else surely tells is the contract's own date, where a sentence says that it takes effect on that. */
export function orItsOwnDate({ outline, contract }: Source, day: Fact<Day>, agreement: Fact<Day>): Fact<Day> {
  if ((day.status === 'found' && day.confidence >= SURE) || agreement.status !== 'found') return day;
  // 'And continues until ended by notice' behind it is no notice that takes effect.
  const said = outline.sentences.find(({ text }) => {
    const [words, at] = [FROM_ITS_DATE.exec(text)?.[0] ?? '', text.search(FROM_ITS_DATE)];
    return at >= 0 && !OF_OTHERS.test(text.slice(0, at + words.length));
  });
  if (!said) return day;
  const evidence = [evidenceAt(contract, said.start, said.end), ...agreement.evidence];
  return { ...agreement, rule: SAME_DATE, evidence };
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
