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
