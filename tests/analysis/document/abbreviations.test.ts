import { describe, expect, test } from 'bun:test';
import { endsInAbbreviation } from '../../../src/analysis/document/abbreviations';
import { passagesOf } from '../../../src/analysis/statements/passages';
import { contractWith, readingOf } from '../../support/reading';

describe('a full stop that ends no sentence', () => {
  test.each([
    ['within the time set by C.R.S.', '6-1-716, after a breach'],
    ['the Consumer Protection Act, R.S.O.', '2002, c. 30'],
    ['as told in 18 U.S.C.', '§ 1833(b)'],
    ['waives (Cal.', 'Civ. Code § 1542'],
    ['waives the rights of Cal. Civ.', 'Code § 1542'],
    ['interest under N.Y.', 'Gen. Oblig. Law § 5'],
    ['as set by Mass. Gen. Laws Ann.', 'Chapter 149'],
    ['a price of Rs.', '2,25,000 only'],
    ['the hire is min.', '3 months'],
    ['the fee excl.', '20% VAT'],
    ['at 412 Mt.', 'Vernon Road'],
  ])('%s | %s', (text, next) => expect(endsInAbbreviation(text, next)).toBe(true));

  test.each([
    ['Provider pays the I.R.S.', '5. Payment.', 'a clause begins'],
    ['as reported to the I.R.S.', 'Customer pays', 'another sentence'],
    ['They come from Wash.', 'The goods are sold', 'no code of law'],
    ['Doors close after 30 min.', '4 tickets are kept', 'minutes'],
    ['The hire is min.', 'Customer pays', 'no figure'],
    ['The tent stands on the mt', 'Vernon Road', 'no full stop'],
    ['Climb the Mt.', 'and rest', 'no name'],
    ['Customer pays the price.', '5 days later it is sent', 'no abbreviation'],
  ])('near miss: %s | %s, %s', (text, next) => expect(endsInAbbreviation(text, next)).toBe(false));
});

test('what a code of law would cut is one passage, and quoted whole', () => {
  const clause =
    '4. Breach. Provider tells Customer within the time set by C.R.S. 6-1-716, after a breach of its data.';
  const [passage] = passagesOf(readingOf(contractWith(clause))).filter(({ text }) => text.includes('C.R.S.'));
  expect(passage?.text).toEndWith('after a breach of its data.');
});
