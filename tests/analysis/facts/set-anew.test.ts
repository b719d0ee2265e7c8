import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const BODY = [
  'SERVICES AGREEMENT',
  'This agreement is made on 2 June 2025 between Acme Mills Ltd (the Supplier) and Bo Lind Ltd (the Customer).',
  'Start date\t1 July 2025',
  'End date\t31 March 2026',
  'Total price\t£12,000',
  '1. The Supplier cleans the offices of the Customer every week and keeps a list of what was done.',
  "2. Either party may end this agreement on 30 days' notice in writing.",
  'For Acme Mills Ltd: Rosa Blum, director, 2 June 2025',
  'For Bo Lind Ltd: Ken Watts, director, 3 June 2025',
];
const withMails = (asks: string, answers: string, body = BODY) =>
  readFacts(
    [
      ...body,
      'From: Rosa Blum. To: Ken Watts. Date: 4 November 2025. Subject: our agreement',
      asks,
      'From: Ken Watts. To: Rosa Blum. Date: 6 November 2025. Subject: Re: our agreement',
      answers,
    ].join('\n'),
  );
const withAddition = (words: string, head = 'ADDENDUM 1') => readFacts([...BODY, head, words].join('\n'));
const quotes = ({ evidence }: { evidence: { quote: string }[] }) => evidence.map(({ quote }) => quote);

describe('a value that later words set anew', () => {
  test('an end, with the words of both', () => {
    const { expirationDate, term } = withMails('The new end date is 30 April 2026.', 'Agreed.');
    expect(expirationDate).toMatchObject({ status: 'found', normalized: '2026-04-30' });
    expect(quotes(term)).toContain('The new end date is 30 April 2026.');
  });
  test('a start, with the words of both', () => {
    const { effectiveDate } = withMails('The start date is now 14 July 2025.', 'Agreed.');
    expect(effectiveDate).toMatchObject({ status: 'found', normalized: '2025-07-14' });
    expect(quotes(effectiveDate)).toEqual(['The start date is now 14 July 2025.', 'Agreed.']);
  });
  test('a price, by one sentence alone', () => {
    const { contractValue } = withMails('The total price is now £13,500.', 'Agreed, £13,500.');
    expect(contractValue).toMatchObject({ status: 'found', value: 'GBP 13,500' });
    expect(quotes(contractValue)).toHaveLength(1);
  });
  test('a notice, in the words of both', () => {
    const { noticePeriod } = withMails(
      "For that month either side may close it on 14 days' notice in place of 30.",
      'Agreed.',
    );
    expect(noticePeriod.status).toBe('stated');
    expect(quotes(noticePeriod)).toHaveLength(3);
  });
});

test.each([
  ['We start on 14 July 2025 and not 1 July.', 'effectiveDate', '2025-07-14'],
  ['That makes £13,500 in place of £12,000.', 'contractValue', 'GBP 13,500'],
] as const)('a value that the words name as the one that goes: %s', (asks, id, value) =>
  expect(withMails(asks, 'Agreed.')[id].normalized).toBe(value),
);

describe('what stays as it was', () => {
  test('a value of which nobody agreed to another', () => {
    const facts = withMails('The new end date is 30 April 2026, and the total price is now £13,500.', 'Thanks.');
    expect(facts.expirationDate.normalized).toBe('2026-03-31');
    expect(facts.contractValue.value).toBe('GBP 12,000');
  });
  test('a value that the words do not name as the one that goes', () => {
    expect(withMails('We start on 14 July 2025 and not 7 July.', 'Agreed.').effectiveDate.normalized).toBe(
      '2025-07-01',
    );
    expect(withMails('A sum of £300 instead of £500.', 'Agreed.').contractValue.value).toBe('GBP 12,000');
  });
  test('a notice of another length than the words name', () => {
    const asks = "For that month either side may close it on 14 days' notice in place of 60.";
    expect(withMails(asks, 'Agreed.').noticePeriod).toMatchObject({ status: 'found', normalized: '30 days' });
  });
  test('what has no value that could be named', () => {
    const bySide =
      "2. The Customer may end this agreement on 30 days' notice in writing, the Supplier on 60 days' notice.";
    const body = BODY.map((line) => (line.startsWith('2.') ? bySide : line));
    const asks = "For that month either side may close it on 14 days' notice in place of 30.";
    expect(new Set(quotes(withMails(asks, 'Agreed.', body).noticePeriod))).toEqual(new Set([bySide]));
  });
  test('an agreement without an end', () => {
    const body = BODY.map((line) => (line.startsWith('End') ? 'This agreement goes on without any fixed end.' : line));
    expect(withMails('It runs to 30 April 2026 instead of 31 March.', 'Agreed.', body).expirationDate.value).toBe(
      'No fixed end',
    );
  });
  test('a price beside which another sum goes', () => {
    const body = BODY.map((line) =>
      line.startsWith('Total') ? '3. The total price is £12,000, with a deposit of £500.' : line,
    );
    const mail = (from: string, day: string) => `From: ${from}. To: us. Date: ${day}. Subject: keys`;
    const text = [
      ...body,
      mail('Ann', '4 May 2025'),
      'That makes £300 instead of £500.',
      mail('Bo', '5 May 2025'),
      'Agreed.',
    ];
    expect(readFacts(text.join('\n')).contractValue.value).toContain('12,000');
  });
  test('what stands behind the later words', () => {
    const body = BODY.filter((line) => !line.startsWith('Total'));
    const text = [...body, 'ADDENDUM 1 (signed by both)', 'The total price is now £13,500.', 'Total price\t£12,000'];
    expect(readFacts(text.join('\n')).contractValue.value).toBe('GBP 12,000');
  });
  test('another currency', () =>
    expect(withMails('The total price is now $13,500.', 'Agreed.').contractValue.value).toBe('GBP 12,000'));
  test('the term, where only a start is set', () =>
    expect(quotes(withMails('The start date is now 14 July 2025.', 'Agreed.').term)).not.toContain(
      'The start date is now 14 July 2025.',
    ));
});

test('where it is not plain that both hold to it, the earlier value has to be checked', () => {
  const { expirationDate, term } = withAddition('The new end date is 30 April 2026.');
  expect(expirationDate).toMatchObject({ status: 'found', normalized: '2026-03-31', standing: 'to_check' });
  expect(quotes(expirationDate)).toContain('The new end date is 30 April 2026.');
  expect(quotes(term)).not.toContain('The new end date is 30 April 2026.');
  expect(
    withAddition('The new end date is 30 April 2026.', 'ADDENDUM 1 (signed by both)').expirationDate,
  ).toMatchObject({
    normalized: '2026-04-30',
  });
});

test.each([
  ['That makes €3,240 in place of €2,700.', true],
  ['That makes €3,240 in place of €2,900.', false],
])('of several sums the one that the words name goes: %s', (words, isSet) => {
  const mail = (from: string, day: string, words: string) => `From: ${from}\nDate: ${day}\n${words}\n`;
  const { contractValue } = readFacts(
    [
      mail(
        'Rosa Blum',
        'Mon, 2 June 2025 10:11',
        'Hi Ken, a day is €2,300. The album is €280 and travel €120, so €2,700 all in.',
      ),
      mail('Ken Watts', 'Tue, 3 June 2025 10:11', 'Can you bring lights?'),
      mail('Rosa Blum', 'Wed, 4 June 2025 10:11', `The lights are €540. ${words}`),
      mail('Ken Watts', 'Thu, 5 June 2025 10:11', 'Hi Rosa.\nAgreed.'),
    ].join('\n'),
  );
  expect(contractValue.rule === 'as later words set it, to which both sides agreed').toBe(isSet);
  if (isSet) expect(contractValue.value).toContain('3,240');
});
