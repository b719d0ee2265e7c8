import { describe, expect, test } from 'bun:test';
import { analyse } from '../../../src/analysis/analyse';
import { ownAnswersOf } from '../../../src/analysis/playbooks/own-questions';
import type { Limit, OwnQuestion } from '../../../src/shared/playbooks';
import { smallAnalysis } from '../../support/analysis';
import { contractTextFromPlain } from '../../support/contract-text';

const QUESTION: OwnQuestion = {
  id: 'own.it',
  title: 'Is it there?',
  heading: 'It is there',
  mustBe: 'not there',
  phrases: [],
  categories: [],
  limit: null,
  severity: 'high',
  why: '',
  ask: '',
};
const OPENING = 'SERVICES AGREEMENT\nThis Agreement is made between Alpha Ltd and Beta Ltd.';

function answerTo(sentences: string, question: Partial<OwnQuestion>, change: Partial<typeof EMPTY> = {}) {
  const contract = contractTextFromPlain(`${OPENING}\n${sentences}`);
  const [answer] = ownAnswersOf(contract, { ...EMPTY, ...change }, 'customer', [{ ...QUESTION, ...question }]);
  for (const { quote, start, end } of answer?.evidence ?? []) expect(contract.text.slice(start, end)).toBe(quote);
  return answer;
}
const { facts, clauses, coverage } = smallAnalysis();
const EMPTY = { facts, clauses, coverage };

describe('words near one another', () => {
  const HITS: [phrase: string, sentence: string][] = [
    ['publicity consent', 'Supplier may use the name of Customer for publicity without its prior consent.'],
    ['logo', 'Supplier may show the LOGOS of Customer on its site.'],
    ['terminat* insolvency', 'Upon insolvency of either party the other may, at its choice, call for termination.'],
    ['set-off', 'No right of set-off is given to Customer.'],
  ];
  test.each(HITS)('%s: %s', (phrase, sentence) => {
    expect(answerTo(sentence, { phrases: [phrase] })).toMatchObject({
      id: 'own.customer.it',
      answer: 'yes',
      evidence: [{ quote: sentence }],
    });
  });

  const MISSES: [phrase: string, sentences: string, why: string][] = [
    ['publicity consent', 'Publicity is welcome. Any change needs written consent.', 'two sentences'],
    ['age', 'The agent acts for the agency.', 'a word within a word'],
    ['termination', 'Either party may terminate on notice.', 'another word of the stem without an asterisk'],
    [
      'publicity consent',
      'Publicity is arranged by the marketing staff of Supplier each spring and autumn at the yearly fair in the town hall with consent.',
      'too far apart',
    ],
  ];
  test.each(MISSES)('not %s: %s (%s)', (phrase, sentences) => {
    expect(answerTo(sentences, { phrases: [phrase] })).toMatchObject({ answer: 'not_stated', evidence: [] });
  });

  test('nothing found is unclear where a page was not read', () => {
    const unread = { ...coverage, unreadable: [2] };
    expect(answerTo('Fees are due.', { phrases: ['logo'] }, { coverage: unread })?.answer).toBe('unclear');
  });
});

describe('clauses', () => {
  const quote = 'Beta Ltd may audit the books of Alpha Ltd.';
  const start = OPENING.length + 1;
  const audit = { category: 'Audit Rights', quote, page: 1, start, end: start + quote.length, confidence: 0.8 };

  test('of a kind that was asked for answer with their own words; those of another kind do not', () => {
    const found = answerTo(quote, { categories: ['Audit Rights'] }, { clauses: [audit] });
    expect(found).toMatchObject({ answer: 'yes', confidence: 0.8, evidence: [{ quote }] });
    expect(answerTo(quote, { categories: ['Insurance'] }, { clauses: [audit] })?.answer).toBe('not_stated');
  });
});

describe('limits', () => {
  const limit = (of: Limit['of'], bound: Limit['bound'], count: number, unit: Limit['unit']) => ({
    limit: { of, bound, count, unit },
  });
  const THIRTY = limit('payment', 'most', 30, 'days');

  const PAID: [sentence: string, answer: string, value: string | null][] = [
    ['Customer shall pay each invoice within thirty (30) days after receipt.', 'yes', '30 days'],
    ['Invoices are payable no later than 14 days from their date.', 'yes', '14 days'],
    ['Payment terms: net 30.', 'yes', '30 days'],
    ['All invoices are due 45 days after the invoice date.', 'no', '45 days'],
    ['The Customer will settle invoices within two months of receipt.', 'no', '2 months'],
    ['Customer pays within one month after receipt of the invoice.', 'unclear', '1 month'],
    ['Customer shall pay within 10 days of the invoice. Expenses are payable within 60 days.', 'no', '60 days'],
  ];
  test.each(PAID)('payment within 30 days: %s is %s', (sentence, answer, value) => {
    expect(answerTo(sentence, THIRTY)).toMatchObject({ answer, value });
  });

  const OTHER_TIMES = [
    'Customer may dispute an invoice within 60 days of its date.',
    'If Customer does not pay within 60 days of notice, Supplier may suspend the services.',
    'Supplier shall deliver the goods within 90 days after payment.',
    'Any fees paid in advance are refunded within 45 days after the end of this Agreement.',
    'The price may be raised on 90 days’ notice.',
    'If Customer fails to pay within 45 days, interest runs.',
  ];
  test.each(OTHER_TIMES)('is no time for payment: %s', (sentence) => {
    expect(answerTo(sentence, THIRTY)).toMatchObject({ answer: 'not_stated', value: null });
  });

  test('a fact is held against a limit, and one that could not be told is unclear', () => {
    const notice = (change: Partial<typeof facts.noticePeriod>) => ({
      facts: { ...facts, noticePeriod: { ...facts.noticePeriod, ...change } },
    });
    const sixty = limit('noticePeriod', 'least', 60, 'days');
    const found = { status: 'found' as const, value: '30 days' };
    expect(answerTo('x.', sixty, notice({ ...found, normalized: '30 days' }))).toMatchObject({
      answer: 'no',
      value: '30 days',
    });
    expect(answerTo('x.', sixty, notice({ ...found, normalized: '60 days' }))?.answer).toBe('yes');
    expect(answerTo('x.', sixty, notice({ ...found, normalized: '3 months' }))?.answer).toBe('yes');
    expect(answerTo('x.', sixty, notice({ ...found, normalized: '2 months' }))?.answer).toBe('unclear');
    expect(answerTo('x.', sixty, notice({ status: 'stated' }))?.answer).toBe('unclear');
    expect(answerTo('x.', sixty, notice({ status: 'absent' }))?.answer).toBe('not_stated');
    const year = limit('noticePeriod', 'most', 1, 'years');
    expect(answerTo('x.', year, notice({ ...found, normalized: '12 months' }))?.answer).toBe('yes');
  });

  test('a length of time beside phrases counts only there', () => {
    const question = { ...limit('phrases', 'most', 5, 'business days'), phrases: ['accept* deliverable'] };
    const text =
      'Deliverables are deemed accepted 10 business days after delivery. Support answers within 20 business days.';
    expect(answerTo(text, question)).toMatchObject({ answer: 'no', value: '10 business days' });
    expect(answerTo('Support answers within 20 business days.', question)?.answer).toBe('not_stated');
  });
});

test('of a whole contract no more is needed than its text and its analysis', () => {
  const contract = contractTextFromPlain(
    `${OPENING}\n1. Fees. Beta Ltd shall pay each invoice within 45 days after receipt.\n2. Audit. Beta Ltd may audit the books and records of Alpha Ltd once a year on ten days’ notice.`,
  );
  const answers = ownAnswersOf(contract, analyse(contract), 'customer', [
    { ...QUESTION, limit: { of: 'payment', bound: 'most', count: 30, unit: 'days' } },
    { ...QUESTION, id: 'own.audit', categories: ['Audit Rights'] },
  ]);
  expect(answers.map(({ answer, evidence: [first] }) => [answer, first?.quote.slice(0, 8)])).toEqual([
    ['no', expect.any(String)],
    ['yes', expect.any(String)],
  ]);
});
