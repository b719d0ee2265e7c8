import { anyWording, unlessNext, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { findAll, type Hit } from '../statements/search';

const CAP = anyWording(
  wording('liable', 220, 'amount(s), damages, sum(s)', 80, 'in excess of, exceeding, exceed(s), greater than'),
  /\bliabilit(?:y|ies)\b.{0,260}\b(?:exceed|(?<!not )(?<!without )limited (?:solely |strictly )?to|greater than|more than|capped at)\b.{0,160}(?:\b(?:amounts?|fees?|paid|payments?|price|rent|sums?|compensation|consideration|received|value)\b|[$€£])/i,
);
/** 'We will never owe you more than the fees you paid', 'The most she has to pay is $500'. */
const MONEY = '(?:\\b(?:fees?|paid|pays|price|amounts?|sums?|money|rent|wages)\\b|[$€£]|\\b(?:USD|EUR|GBP|CHF)\\s?\\d)';
const PLAIN = new RegExp(
  `\\b(?:never|not|neither|nobody|\\w{2,6}n't)\\b.{0,60}\\b(?:owes?|liable|responsible|(?:has|have) to pay)\\b.{0,90}\\bmore than\\b.{0,160}?${MONEY}|\\bthe most\\b.{0,60}\\b(?:owes?|pays?|liable|responsible)\\b.{0,60}\\bis\\b.{0,120}?${MONEY}|\\b(?:liability|responsibility)\\b.{0,40}\\b(?:stops at|ends at|exceeds)\\b.{0,120}?${MONEY}|\\bowes?\\b.{0,40}\\b(?:nothing (?:beyond|more than|above|but)|no more than|at most)\\b.{0,100}?${MONEY}|\\b(?:liable|responsible|answers?)\\b.{0,30}\\bup to\\b.{0,100}?(?:payment|${MONEY})|\\b(?:liability|responsibility)\\b.{0,60}\\b(?:never|not) (?:be )?(?:more|higher|greater) than\\b.{0,120}?(?:pay\\b|${MONEY})|\\ball (?:we|it|he|she|the \\w+) owes?\\b.{0,40}\\bis\\b.{0,100}?${MONEY}`,
  'i',
);
const OTHER = wording([
  'insur{ance,ed,er}, deductible, stockholder*, force majeure, purchase order(s), waives all claims',
  'any such amounts',
]);

/** What somebody stands for of his own debts is no limit on what he owes to the other side. */
const OWN_DEBTS = anyWording(
  wording('warrant(s), represent(s)', 120, 'liabilit*'),
  wording(
    'no (+ )liabilit{y,ies}',
    60,
    'in excess of, exceeding, greater than',
    80,
    'incurred, outstanding, disclosed',
  ),
);
/** 'Liability for loss of visitors' property': one small head of loss, not the contract's limit. */
const ONE_HEAD = wording(
  'liabilit{y,ies} for (any ){loss of or damage to,loss of,damage to,theft of,lost} ',
  unlessNext('profit(s), revenue*, data, business*'),
);

/** What a guarantor or an insurer answers for at most is none of the sides' limit. */
const OF_GUARANTOR = wording(
  "{guarantor,surety}('s)",
  60,
  'liab{le,ility}, responsib{le,ility}, owe(s), recoverable, answers',
);
const FROM_GUARANTOR = wording('liability of, recoverable from, responsibility of', 8, 'guarantor, surety');

function isOfGuarantor(text: string): boolean {
  return OF_GUARANTOR.test(text) || FROM_GUARANTOR.test(text);
}

/** The sentences that put a ceiling on the amount of someone's liability. */
export function capSentences(reading: Reading): Hit[] {
  const hits = findAll(reading, CAP, { negated: true, unless: OTHER });
  const plain = findAll(reading, PLAIN, { negated: true, unless: OTHER });
  const others = plain.filter(({ sentence }) => hits.every((hit) => hit.sentence !== sentence));
  return [...hits, ...others]
    .filter(
      ({ sentence }) =>
        !OWN_DEBTS.test(sentence.text) && !isOfGuarantor(sentence.text) && !ONE_HEAD.test(sentence.text),
    )
    .sort((a, b) => a.sentence.start - b.sentence.start);
}
