import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { pricesNamed, withOthers } from '../../../src/analysis/facts/prices-named';
import { sourceOf } from '../../../src/analysis/facts/source';
import { priceIn as priceTold } from '../../../src/analysis/report/price';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { readingOf } from '../../support/reading';

/** An order with a table of prices, whose rows are given. */
const order = (rows: string, clause = 'Delivery is free to the gate.') => `PURCHASE ORDER
Buyer: Acme Mills Ltd
Supplier: Borel Fasteners Ltd
Order date: 14 March 2025
${rows}
1. ${clause}
2. Payment is due 30 days from receipt of an invoice.`;

const priceIn = (rows: string, clause?: string) => {
  const { status, value } = readFacts(order(rows, clause)).contractValue;
  return status === 'found' ? value : status;
};

describe('the total of a table whose cells have no sign is in the currency of its head', () => {
  test.each([
    ['Item\tQuantity\tAmount EUR\nWeld nuts\t120\t11,280.00\nTotal net\t22,180.00', 'EUR 22,180'],
    ['Deliverable\tCharge (AUD)\nDesign\t28,500\nFixed charge, all Deliverables\t203,000', 'AUD 203,000'],
    ['Line\tAmount (GBP)\nUsers\t5,544.00\nTotal recurring\t8,220.00', 'GBP 8,220 per year'],
    ['Line\tAmount (GBP)\nUsers\t462.00\nTotal per month\t685.00', 'GBP 685 per month'],
    [
      'Item\tAmount\nUsers\t$8,256.00\nTotal monthly recurring\t$11,142.00\nTotal for Initial Term, before tax\t$410,612.00',
      '$410,612',
    ],
    ['Item\t€\nRoof\t38,200\nTotal excl. VAT\t125,000\nVAT at 13.5%\t16,875\nTotal incl. VAT\t141,875', 'EUR 141,875'],
    [
      'Item\tFee\nHire\t$420.00 per week\nEstimated hire charges for Minimum Hire Period\t$30,810.00\nTotal\t$30,810.00',
      '$30,810',
    ],
    [
      'Item\tFee\nUsers\t$31,320.00\nTotal due Year 1\t$42,020.00\nTotal Initial Subscription Term\t$113,060.00',
      '$113,060',
    ],
    ['Boarding\t$1,334.00\nOrder total\t1,379.00', '$1,379'],
  ])('%s', (rows, value) => {
    expect(priceIn(rows)).toBe(value);
  });

  test('the head of the table counts before a sign elsewhere', () => {
    const rows = 'Deliverable\tCharge (AUD)\nDesign\t28,500\nFixed charge\t203,000';
    expect(priceIn(rows, 'Travel is at cost to a limit of $4,200.')).toBe('AUD 203,000');
  });

  test.each([
    ['Design\t£500.00\nTotal\t700.00\nGrand total\t900.00', 'totals that differ'],
    ['Item\tEUR\nNuts\t12.00\nTotal weight\t22,180', 'a total of something else'],
    [
      'Item\tFee\nUsers\t$320.00\nTotal Initial Term\t$3,060.00\nTotal Initial Term with support\t$4,100.00',
      'two totals of the term',
    ],
    ['Item\t€\nTotal of the roof\t38,200\nTotal incl. VAT\t141,875', 'a total of a part beside one with tax'],
    ['Item\tFee\nUsers\t12\nTotal Initial Term\t$40', 'a total that is hardly a price'],
    ['Item\tFee\nUsers\t12\nTotal Initial Term\t$3,060 or $4,100', 'a choice of totals'],
    ['Item\tFee\nUsers\t12\nTotal Initial Term\t$______', 'a total left open'],
    ['Item\tFee\nUsers\t12\nTotal hours of the Initial Term\t$3,060.00', 'hours'],
    ['Item\tEUR\nNuts\t12.00\nTotal\t12', 'a count'],
    ['Item\tAmount\nNuts\t120.00\nTotal\t22,180.00', 'no currency anywhere'],
    ['Item\tAmount EUR\nNuts\t120.00\nTotal\tsee below 22,180.00', 'more than a number'],
  ])('%s', (rows) => {
    expect(priceIn(rows)).not.toContain('22,180');
    expect(['absent', 'stated']).toContain(String(priceIn(rows)));
  });
});

test('a bare total of a paper that names two currencies elsewhere is none', () => {
  const rows = 'Item\tAmount\nNuts\t120.00\nTotal\t22,180.00';
  expect(priceIn(rows, 'Travel is at cost, to a limit of €40 or $50.')).not.toContain('22,180');
  expect(priceIn(rows, 'Travel is at cost, to a limit of €40.')).toBe('EUR 22,180');
});

test('the currency of a bare total is told with it', () => {
  const reading = readingOf(order('Item\tAmount EUR\nNuts\t120.00\nTotal net\t22,180.00'));
  expect(priceTold(reading)?.text).toContain('(EUR 22,180)');
  expect(priceTold(readingOf(order('Nuts\t€120.00\nTotal\t€22,180.00')))?.text).not.toContain('(EUR');
});

test('goods of some value that are lent have no price', () => {
  const { contractValue } = readFacts(
    order('', 'The Buyer has four machines on gratuitous loan, of total value EUR 46,000.'),
  );
  expect(contractValue.status).not.toBe('found');
});

describe('a price in parts is told with all of them', () => {
  const kiosk = `KIOSK AGREEMENT
Franchisor: Acme Coffee Ltd
Franchisee: Ann Borel
Kiosk hire: $410 a week
Joining fee: $38,000, once
Deposit: $900
1. You pay a royalty of 5% of your sales, $360 a week at the least.
2. The late charge is $25.
3. You open the kiosk every day.
4. We train you for two weeks.
5. You buy the beans from us.
6. You keep the kiosk clean.
7. We visit you each quarter.
8. You insure the kiosk for $100,000.
9. Neither assigns this agreement.
10. Notices are in writing.
11. The law of New Zealand applies.
12. Either may go to court.`;

  const placesOf = (paper: string) => {
    const contract = contractTextFromPlain(paper);
    return pricesNamed(sourceOf(contract, documentOf(contract))).map(({ quote }) => quote);
  };

  test('each with its sentence, and no side payment', () => {
    const quotes = placesOf(kiosk).join('\n');
    for (const price of ['$410', '$360', '5%']) expect(quotes).toContain(price);
    for (const other of ['$900', '$25', '$100,000']) expect(quotes).not.toContain(other);
  });

  test('at most four', () => {
    const fees = Array.from({ length: 9 }, (_, at) => `Fee ${at + 1}: $${at + 1}20 a week`).join('\n');
    expect(placesOf(kiosk.replace('Kiosk hire', `${fees}\nKiosk hire`))).toHaveLength(4);
  });

  test('where nothing is paid there is none', () => {
    expect(placesOf(kiosk.replace(/^(?:Kiosk hire|Joining|1\.).*\n/gm, ''))).toEqual([]);
  });

  test('nor where a sum is named that nobody pays', () => {
    const duties = ['keeps it safe', 'names who sees it', 'makes no copy', 'asks before a visit', 'tells of a loss'];
    const nda = `CONFIDENTIALITY UNDERTAKING
given to Rosalind Achter, inventor ("RA") by the company which signs below ("the Company")
1. The Company keeps secret what RA shows it.
${duties.map((duty, at) => `${at + 2}. The Company ${duty}.`).join('\n')}
7. Within three days of being asked the Company returns the drawings. The Company values the Invention at £40,000.
8. This undertaking is governed by the law of England and Wales.
9. Notices are in writing.
10. Neither assigns it.
11. It holds for ever.
12. Each keeps a copy.`;
    expect(placesOf(nda)).toEqual([]);
  });

  test('others stand behind the own proof, each once', () => {
    const contract = contractTextFromPlain(kiosk);
    const named = pricesNamed(sourceOf(contract, documentOf(contract)));
    const [first] = named;
    if (!first) throw new Error('The paper names a price.');
    expect(withOthers([first], named)).toEqual(named);
  });
});
