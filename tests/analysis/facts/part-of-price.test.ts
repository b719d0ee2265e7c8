import { expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { evidenceAt } from '../../../src/analysis/evidence';
import { isUnderPriceTitle, plansBeside, rhythmOfPlace } from '../../../src/analysis/facts/part-of-price';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

const REST = [
  'The law of England applies.',
  'Invoices are due in 14 days.',
  'We keep copies of the data.',
  'You let us in.',
  'Neither of us tells others of it.',
  'We come within two days.',
]
  .map((sentence, at) => `${at + 1}. ${sentence}`)
  .join('\n');
const worthOf = (text: string) => readFacts(`${text}\n${REST}`).contractValue;

const ORDER = 'STATEMENT OF WORK\nSupplier: Gallagher Ltd\nCustomer: Mara Olsson';

test.each([
  ['a salary before tax', '5.1 The salary is €51,500 gross a year, paid by bank transfer.', 'EUR 51,500 per year'],
  ['a salary per annum', 'Annualised pay\nSalary\t€43,500 gross per annum', 'EUR 43,500 per year'],
  ['a year in short', '5.1 The salary is £28,000 p.a., paid by bank transfer.', 'GBP 28,000 per year'],
  [
    'a total with its sign beside a count',
    'Code\tWine\tCases\tPer case\tExtended\n22-CAB\tCabernet\t96\t$264.00\t$25,344.00\n23-ZIN\tZinfandel\t144\t$188.00\t$27,072.00\n\tTotal Allocation\t240\t\t$52,416.00',
    '$52,416',
  ],
  [
    'a total under its month',
    'Item\tNumber\tPer month\nUsers\t62\t$900.00\nServers\t6\t$180.00\nTotal\t68\t$1,080.00',
    '$1,080 per month',
  ],
])('%s has its time', (_, text, value) => {
  expect(worthOf(`${ORDER}\n${text}`).value).toBe(value);
});

test.each([
  [
    'what comes with it by the week',
    '4. The Customer pays a fixed fee of £900 including two weekly visits.',
    'GBP 900',
  ],
  ['the price of a part with the total behind it', 'Fixed Fee (all Phases 1 to 3)\t£86,400', 'GBP 86,400'],
])('%s gives it none: %s', (_, text, value) => {
  expect(worthOf(`${ORDER}\n${text}`).value).toBe(value);
});

test.each([
  ['Fixed Fee (Phases 1 and 2)\tCAD 86,400 plus GST', 'Fixed Fee (Phases 1 and 2)'],
  ['4. The fixed fee for Stage 1 is £9,400.', 'for Stage 1'],
])('the price of a part is told in its words: %s', (text, words) => {
  const { status, value, evidence } = worthOf(`${ORDER}\n${text}`);
  expect({ status, value }).toEqual({ status: 'stated', value: null });
  expect(evidence[0]?.quote).toContain(words);
});

const CLUB = 'MEMBERSHIP TERMS\nClub: Gallagher Ltd\nYou pay the fee of your plan.\nPlan\tFee\tPaid';

test('of several plans none is told as the price', () => {
  const { status, evidence } = worthOf(
    `${CLUB}\nMonthly\t£24\teach month in advance\nYearly\t£228\tonce a year\nGift\t£72\tonce`,
  );
  expect(status).toBe('stated');
  expect(evidence.map(({ quote }) => quote).join('\n')).toContain('£228');
});

test('near miss: what else the club lets and sells is no plan', () => {
  const { status, value } = worthOf(
    `${CLUB}\nMonthly\t£24\teach month in advance\nLocker\t£228\tonce a year\nGown\t£72\tonce`,
  );
  expect({ status, value }).toEqual({ status: 'found', value: 'GBP 24 per month' });
});

test('a place tells of plans and of times what stands there, and no place nothing', () => {
  const contract = contractTextFromPlain('MEMBERSHIP\nMonthly\t£24\nYearly\t£228\n1. The weekly fee is £9.');
  const source = sourceOf(contract, documentOf(contract));
  const placeOf = (words: string) => {
    const at = contract.text.indexOf(words);
    return evidenceAt(contract, at, at + words.length);
  };
  expect(plansBeside(source, [placeOf('£24')]).length).toBe(2);
  expect(plansBeside(source, [])).toEqual([]);
  expect(rhythmOfPlace(source, placeOf('The weekly fee is £9'))).toBe('week');
  expect(rhythmOfPlace(source, undefined)).toBeNull();
});

const AGENCY =
  'COMMERCIAL AGENCY AGREEMENT\nbetween Gallagher Ltd (the "Principal") and Mara Olsson (the "Agent")\nThe Principal appoints the Agent as its commercial agent for Wales.';
const TARGET = 'For each contract year a turnover of EUR 450,000 is agreed as minimum.';
const ADVANCE =
  'In the first six months the Agent receives a monthly advance of EUR 2,000, set off against commission.';

test.each([
  'The Agent receives 6% commission on the net invoice value of orders.',
  'The Agent is paid twelve and one half per centum upon the invoice price of all goods.',
  'Kind of sale\tCommission on invoice value\nWhole machines\t5%\nSingle products and extensions\t6%\nSpare parts\t8%',
])('an agent is paid a share, not his target or advance: %s', (share) => {
  const { status, value, evidence } = worthOf(`${AGENCY}\n1. ${TARGET}\n2. ${ADVANCE}\n${share}`);
  expect({ status, value }).toEqual({ status: 'stated', value: null });
  expect(evidence[0]?.quote).toMatch(/%|per centum/);
  expect(evidence.map(({ quote }) => quote).join('\n')).not.toContain('450,000');
});

test('a letter by which somebody becomes an agent is one of an agent', () => {
  const letter = 'Gallagher Ltd\nDear Mara\nYour work for us\nWe appoint you as commercial agent for Wales.';
  const { evidence } = worthOf(`${letter}\n1. ${TARGET}\n2. You receive 6% commission on the net invoice value.`);
  expect(evidence.map(({ quote }) => quote)).toEqual(['2. You receive 6% commission on the net invoice value.']);
});

test('what is set off against a commission is the price where nobody is an agent', () => {
  const fee = '1. The fixed fee is EUR 4,500, set off against the commission.';
  const share = '2. Mara Olsson receives 6% commission on the net invoice value.';
  expect(worthOf(`${ORDER}\n${fee}\n${share}`).evidence.map(({ quote }) => quote)).toEqual([fee, share]);
  expect(worthOf(`${AGENCY}\n${fee}\n${share}`).value).toBeNull();
});

test('who buys back goods is paid no share of sales', () => {
  const { status } = worthOf(
    'DISTRIBUTION AGREEMENT\nbetween Gallagher Ltd and Mara Olsson\n1. Gallagher Ltd may buy back the stock at 40% of the invoice price.',
  );
  expect(status).not.toBe('found');
});

test('the title over a price that no head hears says that it is one', () => {
  const contract = contractTextFromPlain(
    'LETTER\nThe money. It is £900 for all.\nThe date. It is £900 for all.\nFees\t£7',
  );
  const source = sourceOf(contract, documentOf(contract));
  const isUnder = (words: string, after = 0) => {
    const at = contract.text.indexOf(words, after);
    return isUnderPriceTitle(source, [evidenceAt(contract, at, at + words.length)]);
  };
  expect(isUnder('It is £900')).toBe(true);
  expect(isUnder('It is £900', contract.text.indexOf('The date'))).toBe(false);
  expect(isUnder('Fees\t£7')).toBe(false);
});

test.each([
  ['1. Settlement Payment', true],
  ['CONSIDERATION', true],
  ['1. Late Payment', false],
  ['1. The Work', false],
  ['1. What it costs', false],
  [`1. ${'Of the many things which we do for a fee or none'}`, false],
])('under the heading %s of its own: %p', (heading, is) => {
  const contract = contractTextFromPlain(
    `AGREEMENT\nBetween Ann Borel and Tom Reed.\n${heading}\nTom pays Ann the whole sum of £900 on the first day of May.\n2. Law\nThe law of Ohio governs this agreement in all respects.`,
  );
  const at = contract.text.indexOf('Tom pays');
  const source = sourceOf(contract, documentOf(contract));
  expect(isUnderPriceTitle(source, [evidenceAt(contract, at, at + 'Tom pays Ann the whole sum of £900'.length)])).toBe(
    is,
  );
});

test('a price of the whole has its part in brackets behind it', () => {
  expect(worthOf(`${ORDER}\nPackage fee\t£7,840 (£98 per lesson), paid in full on enrolment`).value).toBe('GBP 7,840');
  expect(worthOf(`${ORDER}\nPackage fee\t£98 per lesson`).value).toBeNull();
  expect(worthOf(`${ORDER}\nPackage fee\t£98 (Saturdays excepted) per lesson`).value).toBeNull();
});

test('what a customer is committed to in all is the price, before a part of it', () => {
  const commitment = '4. The annual price is £15,840. The total commitment to pay fees is £50,020.00 for three years.';
  expect(worthOf(`${ORDER}\n${commitment}`).value).toBe('GBP 50,020');
});
