import { describe, expect, test } from 'bun:test';
import { sharesOfPeople } from '../../../src/analysis/report/key-terms/price-tables';
import { priceIn } from '../../../src/analysis/report/price';
import { contractWith, readingOf } from '../../support/reading';

describe('what the deal costs', () => {
  const told: [clauses: string, text: string][] = [
    [
      '4. The total contract price is $52,000. 5. On the eighth day a late charge of $30 is added to the monthly fee, and $10 for each further day.',
      'The total contract price is $52,000',
    ],
    ['4. The fee is $4,200.\n5. Royalties of $900,000 were paid to others in earlier years.', 'The fee is $4,200'],
    ['4. Provider charges $80 per hour.', 'Provider charges $80 per hour'],
  ];
  for (const [clauses, text] of told)
    test(text, () => expect(priceIn(readingOf(contractWith(clauses)))).toMatchObject({ text }));

  test('a price in a row of a form', () => {
    const form = readingOf(
      'KENNEL BOOKING\nOwner: Mara Olsson\nKennel: Gallagher Ltd\nBoarding: $1,334.00\nBath: $45.00\nTotal: $1,379.00\nDeposit: $350.00',
    );
    expect(priceIn(form)).toMatchObject({ text: 'Total: $1,379.00' });
  });

  test('a price that stands in no line is told by the words that prove it, and none that leads to a list', () => {
    const reading = readingOf(contractWith('4. The total contract price is $52,000.'));
    const of = (quote: string) => {
      const [proof] = reading.facts.contractValue.evidence;
      if (!proof) throw new Error('no price is read');
      const contractValue = { ...reading.facts.contractValue, evidence: [{ ...proof, quote, start: 0, end: 1 }] };
      return priceIn({ ...reading, facts: { ...reading.facts, contractValue } });
    };
    expect(of('Total\t$52,000.')).toMatchObject({ text: 'Total $52,000' });
    expect(of('The total contract price is $52,000, divided thus:')).toBeUndefined();
    const contractValue = {
      ...reading.facts.contractValue,
      evidence: [
        { ...reading.facts.contractValue.evidence[0], quote: 'Price $23 [x] a month [ ] a year', start: 0, end: 1 },
      ],
    };
    const document = { ...reading.document, unticked: [{ start: 22, end: 32 }] };
    const told = priceIn({ ...reading, document, facts: { ...reading.facts, contractValue } } as typeof reading);
    expect(told).toMatchObject({ text: 'Price $23 [x] a month' });
  });

  const withParts = (clauses: string, quotes: readonly string[]) => {
    const reading = readingOf(clauses);
    const [proof] = reading.facts.contractValue.evidence;
    const evidence = quotes.map((quote) => {
      const start = reading.contract.text.indexOf(quote);
      return { page: 1, ...proof, quote, start, end: start + quote.length };
    });
    const contractValue = { ...reading.facts.contractValue, status: 'stated' as const, confidence: 0.9, evidence };
    return priceIn({ ...reading, facts: { ...reading.facts, contractValue } } as typeof reading)?.text;
  };

  test.each([
    'A debit that bounces costs Customer $25 each time.',
    'If Customer hires any employee of Provider, Customer shall pay $9,000.',
    'An assignment of this Agreement is subject to a transfer fee of $700.',
    'Bo is paying the $2,640 plus tax this afternoon.',
  ])('what is asked besides the price is no part of it: %s', (other) => {
    const fee = 'The fee for the Services is $900 a month.';
    expect(withParts(contractWith(`4. ${fee}\n5. ${other}`), [fee, other])).toBe(fee.slice(0, -1));
  });

  test('a second price is told with the first', () => {
    const [fee, other] = ['The fee for the Services is $900 a month.', 'Customer shall pay $400 for the set-up.'];
    expect(withParts(contractWith(`4. ${fee}\n5. ${other}`), [fee, other])).toBe(
      `${fee.slice(0, -1)}”; “${other.slice(0, -1)}`,
    );
  });

  const mails = (second: string) =>
    [
      'From: Ann Lee\nTo: Bo Ray\nDate: Tue 6 May 2025 09:41\nHello Bo, here is what I suggest for the work.',
      `1. Website: $6,600 fixed for 22 pages.\n${second}\n3. Invoices payable in 14 days.\n`,
      'From: Bo Ray\nTo: Ann Lee\nDate: Wed 7 May 2025 09:41\nAll fine. 30 days is OK for the newsletters now.\n',
    ].join('\n');
  test('the second price of a list in a mail, though a later mail speaks of when it is paid', () => {
    const [one, two] = ['1. Website: $6,600 fixed for 22 pages.', '2. Newsletter: $420 each month.'];
    expect(withParts(mails(two), [one, two])).toContain('Newsletter: $420 each month');
    const bullet = '- Newsletter: $420 each month.';
    expect(withParts(mails(bullet), [one, bullet])).not.toContain('Newsletter');
  });

  test('nothing where a clause less surely speaks of the price', () => {
    const reading = readingOf(contractWith('4. Provider charges $80 per hour.'));
    const contractValue = { ...reading.facts.contractValue, confidence: 0.3 };
    expect(reading.facts.contractValue.status).toBe('stated');
    expect(priceIn({ ...reading, facts: { ...reading.facts, contractValue } })).toBeUndefined();
  });

  test('nothing of a paper without a price, whatever other sums it names', () => {
    const reading = readingOf(
      contractWith('4. Customer pays a deposit of $500.\n5. Customer pays a monthly fee of $900.'),
    );
    const contractValue = { ...reading.facts.contractValue, status: 'absent' as const, value: null, evidence: [] };
    expect(priceIn({ ...reading, facts: { ...reading.facts, contractValue } })).toBeUndefined();
  });
});

describe('what several people bring in', () => {
  const tableWith = (more = '') =>
    `2. Contributions.\nMember\tContribution\tAgreed Value\nAnn Lee\tA van${more}\t$70,000\nBo Kim-Lee\tCash\t$30,000`;
  const of = (table: string, quote: string) => {
    const reading = readingOf(contractWith(`${table}\n4. The total contract price is $52,000.`));
    const start = reading.contract.text.indexOf(quote);
    const [proof] = reading.facts.contractValue.evidence;
    if (!proof || start < 0) throw new Error('no price is read');
    const contractValue = {
      ...reading.facts.contractValue,
      evidence: [{ ...proof, quote, start, end: start + quote.length }],
    };
    expect(sharesOfPeople(reading)).toHaveLength(1);
    return priceIn({ ...reading, facts: { ...reading.facts, contractValue } });
  };
  test('is told of all', () => {
    expect(of(tableWith(), 'Ann Lee\tA van\t$70,000')).toMatchObject({
      text: 'Ann Lee: Contribution A van; Agreed Value $70,000”; “Bo Kim-Lee: Contribution Cash; Agreed Value $30,000',
      evidence: [{}, {}],
    });
  });
  test('or of none where there is no room', () => {
    const more = ' with all of its tools'.repeat(14);
    expect(of(tableWith(more), `Ann Lee\tA van${more}\t$70,000`)).toBeUndefined();
  });
  test('near miss: a price beside it', () => {
    expect(of(tableWith(), 'The total contract price is $52,000.')).toMatchObject({
      text: 'The total contract price is $52,000',
    });
  });
});
