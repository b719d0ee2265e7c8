import { closingWords, inClause } from '../lexicon/words';

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
