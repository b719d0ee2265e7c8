import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { capInSentence } from '../../../src/analysis/facts/cap-in-sentence';
import { capWords } from '../../../src/analysis/facts/cap-words';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';

function limitOf(text: string): string | null {
  const contract = contractTextFromPlain(text);
  const cap = capInSentence(sourceOf(contract, documentOf(contract)), { text, start: 0 });
  return cap && capWords(cap);
}

describe('the limit that a sentence sets', () => {
  test.each([
    ['The most that the Operator will ever pay a resident for a loss is £100.', 'GBP 100'],
    [
      'Otherwise the most that the Operator will ever pay for a loss is £100.',
      'GBP 100, with exceptions that are named before it',
    ],
    ['If we are at fault, €6,000 is the most.', 'EUR 6,000'],
    ['The yard answers for a loss, and its liability stops at $250.', '$250'],
    ['Our liability will not go over the total price.', 'the total price'],
    [
      'THE MOST WE WILL OWE YOU IS THE GREATER OF ONE HUNDRED U.S. DOLLARS (US$100) AND WHAT YOU PAID US.',
      'the greater of one hundred u.s. dollars (us$100) and what you paid us',
    ],
    ['Whatever the Salon has done, it owes her no more than one week’s rent.', 'one week’s rent'],
    [
      'The most you can claim from us is three months of the royalties you paid.',
      'three months of the royalties you paid',
    ],
    ['We make it good up to the fee you have paid us, no further.', 'the fee you have paid us'],
    ['For a breach the most we pay is the greater of $500 and the fees paid.', 'the greater of $500 and the fees paid'],
    [
      'We answer for loss up to £1,000 or the price you paid, whichever is more.',
      '£1,000 or the price you paid, whichever is more',
    ],
    ['In no event shall the liability of Lessor exceed its equity in the Premises.', 'its equity in the Premises'],
  ])('%s', (text, limit) => expect(limitOf(text)).toBe(limit));

  test.each([
    ['several sums', 'Liability for goods is limited to $500 and for data to $9,000.'],
    ['what claims must reach', 'The Seller is not liable for a claim unless it exceeds £2,500.'],
    ['a threshold of payment', 'Payment of claims is due only if the amount owed is greater than $500.'],
    ['a penalty', 'The penalty for the damage shall not exceed 5% of the price.'],
    ['what goes on below', 'Each party’s total liability is limited to the greater of:'],
    ['a question', 'Can we say that our liability ends at the fee?'],
    ['a price', 'The stock is paid for at cost, up to £1,200.'],
    ['no money', 'The liability of the Company is limited to repair or replacement.'],
    ['times', 'We are liable for no more than one time.'],
    ['a word for another thing', 'Past that, the most we owe is for you to say.'],
  ])('near miss, %s', (_name, text) => expect(limitOf(text)).toBeNull());
});
