import { describe, expect, test } from 'bun:test';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { bestLines } from '../../../../src/analysis/report/key-terms/line';
import { pricedRow, stagesOf } from '../../../../src/analysis/report/key-terms/price-tables';
import { passagesOf } from '../../../../src/analysis/statements/passages';
import { contractWith, readingOf } from '../../../support/reading';

const linesOf = (clauses: string) =>
  bestLines(financialLines(readingOf(contractWith(clauses)))).map(({ text }) => text);

describe('what is paid, in the words of the contract', () => {
  test.each([
    'Employer shall pay license renewal fees and up to $1,800 a year for continuing education.',
    'Customer pays a royalty of 5% of net sales above $400,000 a year.',
    'Provider shall pay each invoice within sixty days following the day on which it has itself been paid.',
    'Provider is not liable for a claim under £1,500, nor unless all claims exceed £9,000, when it is liable for the whole.',
    'The rent is € 1.200,00 a month, in advance.',
    'Overdue sums bear interest at 1.5 per cent a month.',
  ])('%s', (sentence) => expect(linesOf(`4. Money. ${sentence}`)).toEqual([sentence.slice(0, -1)]));

  test('the rows of a form, each under its label', () => {
    expect(linesOf('Contract price: $23,700.00\nDeposit: $4,740.00')).toEqual([
      'Contract price: $23,700.00',
      'Deposit: $4,740.00',
    ]);
  });

  test('a row with several sums, each under the heading of its column, and not without', () => {
    expect(linesOf('Instalment\tAmount\tWhen\nSecond\t$4,000\tin May\nThird\t$6,000\tin June')).toEqual([
      'Second: $4,000',
      'Third: $6,000',
    ]);
    expect(linesOf('Excavator\t$7,900\t$31\t$268,000')).toEqual([]);
  });

  test.each([
    ['Disposal charges at sites, up to 2.5\t£227', []],
    ['Hire of the tent and\t£227', []],
    ['Credit limit asked for\t£227', ['Credit limit asked for: £227']],
    ['Two birches by 2\t£227', ['Two birches by 2: £227']],
  ])('a row whose label was cut off is not told: %s', (row, lines) => {
    expect(linesOf(`Item\tPrice\n${row}\nDeposit\t£50`).filter((line) => line !== 'Deposit: £50')).toEqual(lines);
  });

  test('the cells of several rows are no sentence, nor are they told before one', () => {
    const rows = 'Leogra\t100% arabica\tEuro 21.20 for a fee\ndecaffeinated, 100%\tNotturno arabica\tEuro 23.80';
    const lines = linesOf(`Annex A\n${rows}\nDiscount over 300 kg in all blends one month 4% of the fee`);
    expect(lines.filter((line) => line.includes('Leogra') && line.includes('Notturno'))).toEqual([]);
  });

  test.each([
    ['3 £412.00 £1,236.00 for the upstand', false],
    ['Initial fee of $35,000, not refundable', true],
  ])('a row is told where it says what its one sum is for: %s', (row, isTold) => {
    expect(linesOf(`4. Work. The prices are these: ${row}\n5. Time. Provider shall clean each day.`).length > 0).toBe(
      isTold,
    );
  });

  test.each([
    ['an example', 'For example, if the fees are $105,000, the share is $5,000.'],
    ['a price for form’s sake', 'In consideration of $1 Provider grants a license.'],
    ['a majority', 'Shareholders with 75% of the votes may decide.'],
    ['another period', 'Customer shall give notice of a defect within ten days.'],
  ])('near miss: %s', (_name, sentence) => expect(linesOf(`4. Clause. ${sentence}`)).toEqual([]));

  test('what the deal costs stands before what is late, insured or paid back', () => {
    const lines = linesOf(
      '4. Money. If Customer pays late, it pays a charge of $25. Provider carries insurance of $1,000,000. The monthly fee is $900.',
    );
    expect(lines[0]).toBe('The monthly fee is $900');
  });
});

describe('options that nobody ticked are no terms', () => {
  test.each([
    ['Plan\t[ ] monthly $249 [x] yearly, 12 payments of $197', ['Plan: [x] yearly, 12 payments of $197']],
    ['Plan\t[ ] monthly $249 [ ] yearly $2,400', []],
    ['[ ] Month-to-month - $89.95 per month\n[X] 12 months - $69.95 per month', ['[X] 12 months - $69.95 per month']],
    ['[ ] Acting only\t10.00 to 11.00\t£118\n[x] All classes\t10.00 to 12.00\t£190', ['[x] All classes: £190']],
    ['☐\tMigration\t£2,000 once\n☒\tSupport\t£100 a month', ['Support: £100 a month']],
  ])('%j', (form, lines) => expect(linesOf(`ORDER FORM\nSeller\tAcme Ltd\n${form}`)).toEqual(lines));
});

test('cells of which the words run over two rows tell nothing of their sums', () => {
  const table = (first: string, second: string) =>
    linesOf(`Member\tContribution\nAnn B. Lee\t$210,000 in cash\n${first}\n${second}`);
  expect(table('Tom R.\t$60,000 in cash and a van', 'Reed\tvalued at $30,000')).not.toContain(
    'Reed: valued at $30,000',
  );
  expect(table('Tom R.\t$60,000 in cash and a van', 'Ida\tcash of $30,000')).toContain('Ida: cash of $30,000');
});

test('a share of another column ends no sentence on a sum', () => {
  const told = (row: string) => linesOf(`Member\tContribution\nAnn B. Lee\t$210,000 in cash\t70%\n${row}`);
  expect(told('Tom R.\t$60,000 in cash and a trailer\n30%\nReed\tvalued at $30,000')).toEqual([
    'Ann B. Lee: $210,000 in cash',
  ]);
  expect(linesOf('4. Shares. The members have paid.\nTop-up free up to £500 a month, then 0.8%')).not.toEqual([]);
});

describe('a row of a price list', () => {
  const CODES = ['GRC-1120 RSC', 'GRC-2010 RSC'];
  const rowsOf = (heads: string, cells: string) => linesOf(`Schedule\n${heads}\n${cells}`);
  const heads = (price: string) => `Code\tProduct\tMade of\t${price}`;
  const cells = (price = '$812.00', what = 'Case') =>
    CODES.map((code) => `${code}\t${what}\tboard\t${price}`).join('\n');
  test.each(['Price per 1,000', 'Monthly fee', 'Price (excl. VAT)'])('is told under the heading %s', (price) => {
    expect(rowsOf(heads(price), cells())).toEqual(CODES.map((code) => `${code} Case board: ${price} $812.00`));
  });
  test.each([
    ['Price', cells(), 'a heading that says nothing of it'],
    ['Monthly fee', cells('$812.00', 'Total fee'), 'a total'],
    ['Price per 1,000', cells('$812.00 (each)'), 'for how much it says itself'],
  ])('near miss: %s, %s, %s', (price, rows) => {
    const lines = rowsOf(heads(price), rows);
    expect(lines).not.toEqual([]);
    expect(lines.join()).not.toContain(price);
  });
  test('but not of several sums, of a number or of the headings themselves', () => {
    const priced = (rows: string) => {
      const reading = readingOf(contractWith(`Schedule\n${rows}`));
      return passagesOf(reading).flatMap((passage) => pricedRow(reading, passage)?.text ?? []);
    };
    const head = 'Code\tMade of\tPrice per 1,000';
    expect(priced(`${head}\nCase\tboard\t$812\nBox\tboard\t$90`)).toEqual([
      'Case board: Price per 1,000 $812',
      'Box board: Price per 1,000 $90',
    ]);
    expect(priced('Code\tDaily fee\tWeekly fee\nCase\t$40\t$812\nBox\t$5\t$90')).toEqual([]);
    expect(priced(`${head}\n1120\t7\t$812\n2010\t8\t$90`)).toEqual([]);
    const own = 'Code\tMade of\tDaily fee over $100';
    expect(priced(`${own}\nCase\tboard\t$4\nBox\tboard\t$5`)).toEqual([
      'Case board: Daily fee over $100 $4',
      'Box board: Daily fee over $100 $5',
    ]);
  });
  test('of a form too', () => {
    const form = (row: string) => linesOf(`Place\tMonthly price\n${row}\nShop\t$410`);
    expect(form('Clinic\t$2,480')).toContain('Clinic: Monthly price $2,480');
    expect(form('Deposit, once\t$2,480')).toContain('Deposit, once: $2,480');
  });
});

describe('stages of payment', () => {
  const stages = (rows: string) => linesOf(`4. Payment.\nStage\tShare of price\n${rows}`);
  test('are told together', () => {
    expect(stages('With this letter\t25%\nRoof on\t62.5%\nCompletion\t12.5%')).toContain(
      'Share of price: With this letter 25%; Roof on 62.5%; Completion 12.5%',
    );
  });
  const staged = (rows: string) => stagesOf(readingOf(contractWith(`4. Payment.\n${rows}`))).map(({ text }) => text);
  test('without the head of another column, or where there is none', () => {
    expect(staged('With this letter\t25%\nRoof on\t75%')).toEqual(['With this letter 25%; Roof on 75%']);
    expect(staged('Stage\tShare\tWhen\nWith this letter\t25%\tin May\nRoof on\t75%\tin June')).toEqual([
      'With this letter 25% in May; Roof on 75% in June',
    ]);
  });
  test('but one is no stage', () => {
    expect(staged('Stage\tShare\nCompletion\t100%')).toEqual([]);
  });
  test('but not where they are not the whole', () => {
    expect(stages('With this letter\t25%\nRoof on\t20%').filter((line) => line.includes('Roof'))).toEqual([]);
  });
});

test('the capital of a company is no price', () => {
  const of = (what: string) => linesOf(`4. Parties. The Controller is a company with ${what} of 40 000 euros.`);
  expect(of('a capital')).toEqual([]);
  expect(of('a yearly fee')).toHaveLength(1);
});

describe('what several people bring in', () => {
  const membersUnder = (head: string) =>
    linesOf(
      `2. Contributions.\n${head}\tContribution\tAgreed Value\tShare\nAnn Lee\tA van; cash of $8,000\t$70,000\t70%\nBo Kim-Lee\tCash\t$30,000\t30%\nTotal\tAll\t$100,000\t100%`,
    );
  test('is told of each with the headings of its cells', () => {
    const lines = membersUnder('Member');
    expect(lines).toContain('Ann Lee: Contribution A van; cash of $8,000; Agreed Value $70,000');
    expect(lines).toContain('Bo Kim-Lee: Contribution Cash; Agreed Value $30,000');
    expect(lines.some((line) => line.includes('Total: Contribution'))).toBe(false);
  });
  test.each(['Item', 'Members of staff', 'Party wall'])('near miss: below %s', (head) => {
    expect(membersUnder(head)).not.toContain('Bo Kim-Lee: Contribution Cash; Agreed Value $30,000');
  });
});

test.each([
  ['Platform Fee\t1\t$9,000.00/yr\t$9,000.00', 'Platform Fee: $9,000.00/yr'],
  ['Platform Fee\t1\t$750.00 per month\t$750.00', 'Platform Fee: $750.00 per month'],
  ['Platform Fee\t1\t$750.00 plus tax\t$750.00', 'Platform Fee: $750.00'],
])('a price with the time it is for: %j', (row, line) => {
  expect(linesOf(`4. Payment.\n${row}\nSet-up\t1\t$80.00\t$80.00`)).toContain(line);
});

test('a row that says what tax is in it is not put below a heading that says otherwise', () => {
  const reading = readingOf(
    contractWith('Item\tPrice (excl. GST)\nDesign\t$6,800\nBuild\t$11,200\nGST 15%\t$2,700\nTotal incl. GST\t$20,700'),
  );
  const lines = financialLines(reading).map(({ text }) => text);
  expect(lines).toContain('Total incl. GST: $20,700');
  expect(lines).toContain('Design: Price (excl. GST) $6,800');
  expect(lines.filter((line) => line.includes('GST 15%: Price'))).toEqual([]);
});
