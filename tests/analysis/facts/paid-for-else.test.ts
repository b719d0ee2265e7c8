import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { isBonus, isForPromise, isOfMainContract, speaksOfPromise } from '../../../src/analysis/facts/paid-for-else';
import { isBesideTheDeal, pricesNamed } from '../../../src/analysis/facts/prices-named';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

const sourceWith = (text: string) => {
  const contract = contractTextFromPlain(`LETTER\nTo Mara Olsson from Gallagher Ltd\n${text}`);
  return sourceOf(contract, documentOf(contract));
};
const isAt = (reads: typeof isBonus, text: string) => {
  const source = sourceWith(text);
  return reads(source, source.plain.search(/[$€£]|EUR/));
};

describe('a sum that is paid for a promise is not the price', () => {
  test.each([
    'f) For three months you do not translate another crime novel. For this we pay EUR 450 with the last third.',
    '4. The Designer shall not work for any competitor of the Client. In return for this she is paid £900.',
    '4. You do not design for another bakery until June, and for that we have put $1,500 into the fee.',
    '4. The Author stays with us, and for keeping to the non-compete she is paid £900 a month.',
  ])('%s', (text) => {
    expect(isAt(isForPromise, text)).toBe(true);
  });

  test.each([
    'a) You translate the novel by June. For this we pay EUR 450.',
    'a) You do not smoke. For this we pay EUR 450.',
    'a) You do not translate another novel. We pay EUR 450 for the translation.',
  ])('near miss: %s', (text) => {
    expect(isAt(isForPromise, text)).toBe(false);
  });

  test('the price is told, not what the ban costs', () => {
    const text = `TRANSLATION AGREEMENT
Between Gallagher Ltd and Mara Olsson
a) We pay EUR 0.11 per source word, fixed at 62,000 words, that is EUR 6,820 without VAT.
b) From delivery on you do not translate another crime novel for three months. For this we pay EUR 450 with the last third.
c) Danish law applies.`;
    expect(readFacts(text).contractValue.value).toBe('EUR 6,820');
  });
});

test('a sentence that both promises and pays for it is told from others', () => {
  expect(speaksOfPromise('You do not work for others, and for that we pay £90')).toBe(true);
  expect(speaksOfPromise('You do not work for others. We pay £90')).toBe(false);
  expect(speaksOfPromise('You work for us, and for that we pay £90')).toBe(false);
});

test('a sum under the title of a bonus is one', () => {
  expect(isAt(isBonus, '4. Sign-on bonus. We will pay $15,000 with your second paycheck.')).toBe(true);
  expect(
    isAt(isBonus, '4. A signing bonus is nothing that anybody of us has ever asked for here. We will pay $15,000.'),
  ).toBe(false);
  expect(isAt(isBonus, '4. Salary. We will pay $15,000 with your second paycheck.')).toBe(false);
});

test('what is owed for a breach, and what a ban costs, is named as no price', () => {
  const named = (clause: string) =>
    pricesNamed(sourceWith(`1. The fee is £7,840, paid on enrolment.\n2. ${clause}`)).map(({ quote }) => quote);
  const breach = 'The Customer engages no tutor of ours, failing which the Customer pays £9,000 per tutor.';
  expect(named(breach)).toEqual(['1. The fee is £7,840, paid on enrolment.']);
  expect(named('The Customer engages a tutor of ours, for whom the Customer pays £9,000.').length).toBe(2);
});

describe('neither is told as the price where it comes first', () => {
  const valueOfPay = (first: string) =>
    readFacts(
      `LETTER\nGallagher Ltd and Mara Olsson\n${first}\n6. The salary that we pay you is £31,500.\n7. Danish law applies.`,
    ).contractValue.value;

  test.each([
    '5. You work for no other bakery. For this we pay EUR 450 with the last third.',
    '5. Sign-on bonus. We will pay £15,000 with your second paycheck.',
  ])('%s', (first) => {
    expect(valueOfPay(first)).toStartWith('GBP 31,500');
  });

  test('near miss', () => {
    expect(valueOfPay('5. Salary. We will pay £15,000 with your second paycheck.')).toStartWith('GBP 15,000');
  });
});

describe('what is paid under the contract to which a paper belongs', () => {
  test.each([
    'Main contract\tOrder 2291 for sending of newsletters, EUR 390 per month',
    'Head lease: rent of £40,000 a year',
    'The Processor runs the tool according to the main contract no. 20931 (monthly fee EUR 59.00 net).',
  ])('%s', (quote) => expect(isOfMainContract({ quote })).toBe(true));
  test.each(['Contract price\tEUR 390 per month', 'The fee is EUR 390 per month, beside what the main contract says.'])(
    'near miss: %s',
    (quote) => expect(isOfMainContract({ quote })).toBe(false),
  );

  test('it is not told as the price', () => {
    const told = readFacts(
      'DATA PROCESSING AGREEMENT\nProcessor: Gallagher Ltd\nController: Mara Olsson\nMain contract\tOrder 2291 for newsletters, EUR 390 per month\nStart\t1 October 2025\n1. The Processor keeps the data safe.\n2. Further help is charged at EUR 85 per hour.',
    ).contractValue;
    expect(told.evidence.some(({ quote }) => quote.includes('390'))).toBe(false);
  });
});

test('what is charged for being late is beside the deal', () => {
  expect(isBesideTheDeal('We charge €5 for each quarter hour after 18.10.')).toBe(true);
  expect(isBesideTheDeal('Late collection: €5 a time.')).toBe(true);
  expect(isBesideTheDeal('We charge €5 for each quarter hour of advice.')).toBe(false);
});
