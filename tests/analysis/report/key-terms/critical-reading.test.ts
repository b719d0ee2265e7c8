import { describe, expect, test } from 'bun:test';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { keyTermsOf } from '../../../../src/analysis/report/key-terms/key-terms';
import { obligationLines } from '../../../../src/analysis/report/key-terms/obligations';
import { terminationLines } from '../../../../src/analysis/report/key-terms/termination';
import { contractWith, readingOf } from '../../../support/reading';

const textsOf = (lines: { text: string }[]) => lines.map(({ text }) => text);
const sums = (clauses: string) => textsOf(financialLines(readingOf(contractWith(clauses))));
const duties = (clauses: string) => textsOf(obligationLines(readingOf(contractWith(clauses))));
const endings = (clauses: string) => textsOf(terminationLines(readingOf(contractWith(clauses))));

describe('sums', () => {
  test.each([
    ['The loan bears interest at 3% per year on the unpaid balance.', ['Interest: 3% per year']],
    [
      'Invoices not paid in time shall bear interest at the legal commercial rate plus 1%.',
      ['Late interest: 1% over the rate that the clause names'],
    ],
    [
      'Customer shall pay Provider a fixed fee of £4,800, of which £1,600 is payable on signature and the balance on delivery.',
      ['Fixed fee: GBP 4,800', 'Part of the fixed fee: GBP 1,600, payable on signature'],
    ],
    [
      'Customer shall pay a fee of $1.00 (one dollar), inclusive of VAT, per one net tonne shipped.',
      ['Fee: $1 per tonne'],
    ],
    [
      'A charge of $250 will apply to each request for expedited review, in addition to filing fees.',
      ['A charge of $250 will apply to each request for expedited review, in addition to filing fees'],
    ],
    ['Provider may not pay partners higher referral fees than the lowest tier of the public offer ($55.00).', []],
    ['The price for such repurchase shall be 0% of the Contract Price paid.', []],
    ['The purchase price shall be one Japanese Yen (¥1).', []],
    ['Price changes with a cost impact of less than US $200 need no approval.', []],
    [
      'If Customer disputes an invoice it shall pay the rest and submit a claim to Provider within 60 days following the date of the original invoice.',
      [],
    ],
  ])('%s', (clause, lines) => {
    expect(sums(`3. ${clause}`).toSorted()).toEqual(lines.toSorted());
  });
});

test.each([
  [
    'The liability of Provider: its entire liability in any given instance from any cause whatsoever, and regardless of the form of action, shall not exceed the lesser of (i) the purchase price for the specific Product that is directly relative to the cause of action; or (ii) Five Hundred Thousand Dollars ($500,000).',
    'Limit of Provider’s liability: $500,000, or another amount if that is lower',
  ],
  ['The Lender lends the Borrower $12,500 today.', 'Principal: $12,500'],
])('%s', (clause, line) => {
  expect(sums(`3. ${clause}`)).toEqual([line]);
});

test('employment at will ends when either side says so', () => {
  expect(endings('7. Your employment is at will. Either you or the Company may terminate it at any time.')).toContain(
    'Employment is at will: either side may end it at any time',
  );
});

describe('duties', () => {
  test.each([
    'Provider shall keep (a) all transaction information; (b) the fact that talks take place; and (c) the terms of the deal.',
    'Customer hereby agrees to certain restrictive covenants contained in this Agreement for its business.',
    'Provider and Customer agree to terms of payment of thirty (30) days from the date of invoice.',
    'The duty of confidence does not apply to the extent that Provider is required to disclose information by order of a court of competent jurisdiction.',
    'Customer shall not engage in the foregoing affairs, in particular, Customer shall not register a domain name.',
  ])('no line without a verb, and no exception as a duty: %s', (clause) => {
    for (const line of duties(`5. ${clause}`))
      expect(line).not.toMatch(/\bmust (?:not )?(?:all|the|certain|terms|disclose)\b|in particular$/);
  });
});

describe('endings', () => {
  test('before a closing, or as listed, is not at any time', () => {
    expect(
      endings('9. This Agreement may be terminated at any time prior to the Closing Date by notice, as follows:'),
    ).toEqual([]);
  });

  test('an agreement to end takes both', () => {
    expect(endings('9. The Parties may at any time, by mutual written agreement, terminate this Agreement.')).toEqual([
      'The parties may terminate by mutual agreement',
    ]);
  });
});

test('two parties of like names are two lines', () => {
  const reading = readingOf(
    'JOINT VENTURE AGREEMENT\nThis Agreement is made as of May 1, 2020 by and among Aizu Semi Limited ("ASL"), a company incorporated in Japan, Semi Limited ("SL"), a company incorporated in Japan, and Torres, Inc. ("TI"), a Delaware corporation.\n1. The parties agree as follows. ASL shall manufacture the products.',
  );
  expect(keyTermsOf(reading).parties.length).toBe(reading.facts.parties.length);
});

test('a rate with a fraction', () => {
  expect(
    sums(
      '3. Past due payments shall bear interest at the rate of (i) one and one-half percent (1-1/2%) per month, or (ii) the maximum interest rate permissible under law, whichever is less.',
    ),
  ).toEqual(['Late interest: 1.5% per month']);
});

test.each([
  ['Customer may pay within 30 days of receipt of the invoice and then takes a discount of 2%.', /Payment term/],
  ['Customer shall pay all services within sixty (60) days of receipt of a valid and correct invoice.', /a valid$/],
])('no sum or term that is not said: %s', (clause, line) => {
  for (const text of sums(`3. ${clause}`)) expect(text).not.toMatch(line);
});

test('a condition told by "if any" stays', () => {
  const [line] = duties(
    '5. Provider shall promptly notify Customer if any supplier of the Products becomes a member of a standards organization.',
  );
  expect(line).toContain('if any supplier');
});

test('what each must do is a duty', () => {
  expect(duties('5. Provider and Customer shall each pay one-half of the costs of the audit.')).toEqual([
    'Provider and Customer must each pay one-half of the costs of the audit',
  ]);
});
