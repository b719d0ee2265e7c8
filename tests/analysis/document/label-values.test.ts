import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import type { LabelValue } from '../../../src/analysis/document/label-values';
import { isLabel, labelNames } from '../../../src/analysis/document/labels';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { extractContract } from '../../../src/analysis/pdf/pdf';
import { contractTextFromPlain } from '../../support/contract-text';
import { countedWork } from '../../support/counted-work';
import { drawnPdf, type Words } from '../../support/drawn-pdf';

function pairsOf(contract: ContractText): LabelValue[] {
  const { labelValues } = documentOf(contract);
  for (const { label, value, values } of labelValues) {
    for (const { start, end, text } of [label, value, ...values]) expect(contract.text.slice(start, end)).toBe(text);
  }
  return labelValues;
}

/** Names and values, one a line: 'term = 36 months'. */
function told(contract: ContractText): string[] {
  return pairsOf(contract).map(({ names, values }) => `${names[0]} = ${values.map(({ text }) => text).join(' | ')}`);
}

const toldOf = (plain: string): string[] => told(contractTextFromPlain(plain));

/** A table drawn with its columns at the given places, its first baseline at `y`. */
function table(columns: readonly number[], rows: readonly (readonly string[])[], y = 200, size = 10): Words[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => (text === '' ? [] : [{ text, x: columns[column] ?? 0, y: y + row * 18, size }])),
  );
}

describe('pairs on one line', () => {
  test.each([
    ['Effective Date: 1 May 2024', ['effective date = 1 May 2024']],
    ['EFFECTIVE DATE : 1 May 2024', ['effective date = 1 May 2024']],
    ['3. Initial Term: 36 months', ['initial term = 36 months']],
    ['(b) Governing law: the laws of Scotland', ['governing law = the laws of Scotland']],
    ['Price – £4,000 plus VAT', ['price = £4,000 plus VAT']],
    ['Fee (per month): EUR 400', ['fee = EUR 400']],
    ['Plan: Pro; Term: 12 months; Price: $90', ['plan = Pro', 'term = 12 months', 'price = $90']],
    ['By: Ana Ruiz Title: Director Date: 4 June 2024', ['by = Ana Ruiz', 'title = Director', 'date = 4 June 2024']],
    ['Your deposit: $500', ['deposit = $500']],
    ['Term\t36 months', ['term = 36 months']],
    ['Term | 36 months', ['term = 36 months']],
    ['1.\tTerm\t36 months', ['term = 36 months']],
    ['Name:\tAna Ruiz\tDate:\t4 June 2024', ['name = Ana Ruiz', 'date = 4 June 2024']],
  ])('%j', (line, pairs) => expect(toldOf(`ORDER FORM\n${line}`)).toEqual(pairs));

  test.each([
    ['The parties agree as follows: first of all, this.'],
    ['4. Assignment: Tenant shall not assign this Lease without consent.'],
    ['(a) Notices: every notice must be in writing.'],
    ['See https://example.org for more.'],
    ['Open daily from 9:30 in the morning'],
    ['This Agreement consists of: the order form and the terms.'],
    ['Schedule 2: Price list'],
    ['A relationship – long and close – began.'],
    ['Recitals: the seller owns a mill.'],
    ['“Term”\tmeans the term of this Agreement.'],
    ['AGREED:\t|'],
  ])('none in %j', (line) => expect(toldOf(`ORDER FORM\n${line}`)).toEqual([]));
});

describe('a label above its value', () => {
  test.each([
    ['Effective Date\nMay 12, 2025', ['effective date = May 12, 2025']],
    ['Governing Law & Jurisdiction\nOhio', ['governing law & jurisdiction = Ohio']],
    ['Delivery address:\n4 Mill Lane, Leeds', ['delivery address = 4 Mill Lane, Leeds']],
    ['Products:\n• drip line\n• filters\n• controllers', ['products = drip line | filters | controllers']],
    [
      'If to the Buyer:\nBorel LLC\n12 Elm Street\nDallas, Texas\nEither notice is valid.',
      ['if to the buyer = Borel LLC | 12 Elm Street | Dallas, Texas'],
    ],
  ])('%j', (lines, pairs) => expect(toldOf(`ORDER FORM\n${lines}`)).toEqual(pairs));

  test.each([
    ['Term\nThis Agreement shall begin on 1 May 2024 and last a year.'],
    ['Definitions:\n1. Affiliate of a company\n2. Business day'],
    ['The Supplier may terminate this agreement:\n(a) at any time\n(b) for cause'],
    ['Modification of the Agreement:\nIt may be changed in writing only.'],
    ['Purpose\nEvaluating a purchase'],
    ['Name:\nTitle:\nDate:'],
  ])('none in %j', (lines) => expect(toldOf(`ORDER FORM\n${lines}`)).toEqual([]));
});

describe('tables', () => {
  test('a heading of figures is the column of its values, not a pair', () => {
    const pairs = pairsOf(contractTextFromPlain('Item\tAmount\nJoining fee\t$199.00\nFirst month\t$129.00'));
    expect(pairs.map(({ names, column }) => [names[0], column?.text])).toEqual([
      ['joining fee', 'Amount'],
      ['first month', 'Amount'],
    ]);
  });

  test('two columns of the same labels are read each by itself, under their own heads', () => {
    const pairs = pairsOf(
      contractTextFromPlain('ACME INC.\tBOREL LLC\nName: Ana Ruiz\tName: Bo Lind\nTitle: CEO\tTitle: CFO'),
    );
    expect(pairs.map(({ names, value, column }) => [names[0], value.text, column?.text])).toEqual([
      ['name', 'Ana Ruiz', 'ACME INC.'],
      ['name', 'Bo Lind', 'BOREL LLC'],
      ['title', 'CEO', 'ACME INC.'],
      ['title', 'CFO', 'BOREL LLC'],
    ]);
  });

  test('the number of an item is no label', () => {
    expect(toldOf('Item 6\tCommencement Date\t1 July 2025\nItem 7\tExpiry Date\t30 June 2030')).toEqual([
      'commencement date = 1 July 2025',
      'expiry date = 30 June 2030',
    ]);
    expect(toldOf('Item sold\tChair\nItem 7 price\t$9')).toEqual(['item sold = Chair', 'item 7 price = $9']);
  });

  test('days in the one row below its headings', () => {
    const note = 'Principal\tLoan Date\tMaturity\tOfficer\n$186,500.00\t05-22-2025\t05-22-2030\tRLS';
    expect(toldOf(note)).toEqual(['loan date = 05-22-2025', 'maturity = 05-22-2030']);
  });

  test('two pairs in a row', () => {
    expect(toldOf('Extra\tPrice\tExtra\tPrice\nLocker\t$5\tParking\t$9\nPrinting\t$1\tLost key\t$20')).toEqual([
      'locker = $5',
      'parking = $9',
      'printing = $1',
      'lost key = $20',
    ]);
  });

  test('tables of contents, companies and addresses side by side are no pairs', () => {
    expect(toldOf('Recitals\t2\nGrant of licence\t2\nFees\t4\nTerm and renewal\t7')).toEqual([]);
    expect(toldOf('ACME CLOUD, INC.\tBOREL LLC\nBoston, MA 02116\tAustin, TX 73301')).toEqual([]);
  });

  test('a table of definitions is no form', () => {
    const terms = 'Effective Date\tSection 3.8\nTerm\tSection 12.1\nAffiliate\t1.2\nField\tSection 2.4(a)';
    expect(toldOf(terms)).toEqual([]);
    expect(toldOf('Operator (“we”)\tAcme Water Pty Ltd')).toEqual(['operator = Acme Water Pty Ltd']);
  });

  test('blank and redacted values say so', () => {
    const states = (plain: string) => pairsOf(contractTextFromPlain(plain)).map(({ state }) => state);
    expect(states('Effective Date: ____________')).toEqual(['blank']);
    expect(states('Effective Date: [insert date]')).toEqual(['blank']);
    expect(states('Fee\t[***]')).toEqual(['redacted']);
    expect(states('Fee\t$5,000')).toEqual(['filled']);
  });
});

describe('tables of a PDF', () => {
  test('cells that are set close are told apart by the edges of their column', async () => {
    const words = table(
      [72, 130, 330],
      [
        ['', 'SELLER', 'BUYER'],
        ['Print name', 'Ana Ruiz', 'Bo Lind'],
        ['Title', 'Director', 'Treasurer'],
        ['Company', 'Acme Cloud Corporation of Dover', 'Borel LLC'],
      ],
    );
    const contract = await extractContract(await drawnPdf([[{ text: 'SUPPLY AGREEMENT', x: 72, y: 100 }, ...words]]));
    expect(pairsOf(contract).map(({ names, value, column }) => [names[0], value.text, column?.text])).toEqual([
      ['print name', 'Ana Ruiz', 'SELLER'],
      ['print name', 'Bo Lind', 'BUYER'],
      ['title', 'Director', 'SELLER'],
      ['title', 'Treasurer', 'BUYER'],
      ['company', 'Acme Cloud Corporation of Dover', 'SELLER'],
      ['company', 'Borel LLC', 'BUYER'],
    ]);
  });

  test('a label on two lines and a value on two lines are whole', async () => {
    const words = table(
      [72, 220],
      [
        ['Supplier', 'Acme Water Pty Ltd'],
        ['Commencement', '1 September 2024'],
      ],
    );
    words.push(
      { text: 'Date', x: 72, y: 230, size: 10 },
      ...table([72, 220], [['Territory', 'New South Wales,']], 250),
    );
    words.push({ text: 'Queensland', x: 220, y: 262, size: 10 }, ...table([72, 220], [['Term', '5 years']], 282));
    const contract = await extractContract(await drawnPdf([[{ text: 'SUPPLY AGREEMENT', x: 72, y: 100 }, ...words]]));
    expect(told(contract).map((line) => line.replace(/\s+/g, ' '))).toEqual([
      'supplier = Acme Water Pty Ltd',
      'commencement date = 1 September 2024',
      'territory = New South Wales, Queensland',
      'term = 5 years',
    ]);
  });
});

describe('labels', () => {
  test('give their value each of the names they join', () => {
    expect(labelNames('3. Governing Law & Jurisdiction:')).toEqual([
      'governing law & jurisdiction',
      'governing law',
      'jurisdiction',
    ]);
    expect(labelNames('17a) AWARD/EFFECTIVE DATE')).toContain('effective date');
    expect(labelNames('Booking fee (now)')).toEqual(['booking fee']);
    // The number of a row of three columns stands between the lines of its label.
    expect(labelNames('Date of this A1 Agreement')).toEqual(['date of this agreement']);
    expect(isLabel('Commencing on and A8 including')).toBe(true);
    expect(isLabel('Fees including')).toBe(false);
  });

  test.each([
    ['Acme Cloud, Inc.'],
    ['Boston, MA 02116'],
    ['________'],
    ['it is agreed that:'],
    ['/s/ Ana Ruiz'],
    ['and'],
  ])('%j is none', (text) => expect(isLabel(text)).toBe(false));

  test.each([
    ['Company'],
    ['Name of Company'],
    ['Member (“you”)'],
    ['No.'],
    ['start date:'],
    ['Total price, incl. VAT'],
  ])('%j is one', (text) => expect(isLabel(text)).toBe(true));
});

test('the work on rows grows as they do', () => {
  const table = (length: number) =>
    contractTextFromPlain(Array.from({ length }, (_, row) => `Item ${row % 90}\t$${row}.00\nkept in store`).join('\n'));
  const workOn = (length: number) => {
    const contract = table(length);
    return countedWork(() => pairsOf(contract));
  };
  expect(pairsOf(table(4_000)).length).toBeGreaterThan(1_000);
  expect(workOn(4_000)).toBeLessThan(1.35 * 4 * workOn(1_000));
});

describe('particulars whose columns were lost', () => {
  test('lines that begin with what is asked for are rows, two of them with a role', () => {
    expect(
      toldOf(
        'LEASE\nLandlord Acme Mills Limited, 4 Peel House, Bury\nTenant Mr Daniel Okafor and Ms Ruth Reed\nTERM Twelve months from 5 April 2025\nBreak date 24 June 2028\nRent £745 a month',
      ),
    ).toEqual([
      'landlord = Acme Mills Limited, 4 Peel House, Bury',
      'tenant = Mr Daniel Okafor and Ms Ruth Reed',
      'term = Twelve months from 5 April 2025',
      'break date = 24 June 2028',
      'rent = £745 a month',
    ]);
  });

  test.each([
    'Contents of the paper\nLandlord Consent\nTenant Improvements\nRent Review',
    'Tenant Obligations\nThe Tenant pays the rent.\nLandlord Obligations\nThe Landlord insures the house.',
    'Landlord shall insure the house\nTenant shall pay the rent\nTerm of one year',
  ])('headings and sentences are none: %s', (plain) => {
    expect(toldOf(plain)).toEqual([]);
  });
});
