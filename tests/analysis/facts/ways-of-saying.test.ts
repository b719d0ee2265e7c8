import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from '../../../src/analysis/document/document';
import { contractValue } from '../../../src/analysis/facts/declarations/contract-value';
import { pricesNamed, sharesPaid } from '../../../src/analysis/facts/prices-named';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

describe('what an agent is paid by the sale is stated', () => {
  const agency = (clause: string) =>
    readFacts(
      `AGENCY AGREEMENT\nBetween Acme Mills, Inc. ("the Principal") and Ann Borel ("the Agent").\n1. The Agent sells the Principal's flour in Ohio.\n2. ${clause}\n3. The Agent visits customers each month.`,
    ).contractValue;
  test.each([
    'The Agent receives 4.5% of the net invoice value.',
    'To the Agent is due a provision of 8% on what is sold.',
    'A commission of six per cent on all orders is due to the Agent.',
  ])('%s', (clause) => {
    expect(agency(clause)).toMatchObject({ status: 'stated', evidence: [{ quote: expect.stringContaining(clause) }] });
  });

  test.each([
    'A discount of 4.5% of the net invoice value is for early payment.',
    'The Agent spends 3% of gross sales on promotion.',
    'The commission of the exchange lists 8% more goods.',
  ])('but not: %s', (clause) => {
    const contract = contractTextFromPlain(`AGENCY AGREEMENT\n1. ${clause}`);
    expect(sharesPaid(sourceOf(contract, documentOf(contract)))).toEqual([]);
  });
});

test('a share of sales goes before a sum that no head hears as a price', () => {
  const share = 'Commission for the Agent is 5% of the FOB value of goods.';
  const contract = contractTextFromPlain(
    `AGENCY AGREEMENT\nBetween Acme Mills, Inc. ("the Principal") and Ann Borel ("the Agent").\n1. The Agent sells flour in Ohio.\n2. ${share}\n3. The moon is 900 dollars in all away.\n4. The Agent visits customers each month.`,
  );
  const { status, evidence } = contractValue.find(sourceOf(contract, documentOf(contract)), {});
  expect([status, evidence[0]?.quote]).toEqual(['stated', expect.stringContaining(share)]);
});

test('what a breach costs or partners draw is no price that is named', () => {
  const named = (clause: string) => {
    const contract = contractTextFromPlain(
      `WALL PAINTING\nThe painter brings brushes, ladders and dust sheets.\n1. The fee for the mural is £2,400.\n2. ${clause}\n3. Tea is made at eleven.\n4. Rubbish goes into the skip.`,
    );
    return pricesNamed(sourceOf(contract, documentOf(contract))).length;
  };
  expect(named('Varnish is charged at £900.')).toBe(2);
  expect(named('For every day of delay the painter pays £900.')).toBe(1);
  expect(named('The painter may draw £900 a month of the fee.')).toBe(1);
});

test('nor is postage, though it is the likeliest sum of a shop’s terms', () => {
  const terms = join(import.meta.dir, '../../../scripts/training/findings/papers/seventh/yarn-shop-website-terms.txt');
  const contract = contractTextFromPlain(readFileSync(terms, 'utf8'));
  const quotes = pricesNamed(sourceOf(contract, documentOf(contract))).map(({ quote }) => quote);
  expect(quotes.filter((quote) => quote.startsWith('Postage'))).toEqual([]);
  expect(contract.text).toContain('Postage is shown before you pay: £3.90');
});

describe('when a paper begins to bind is stated', () => {
  const startOf = (clause: string) =>
    readFacts(`SALE OF A TRUCK\nSeller: Acme Trucks LLC\nBuyer: Ann Borel\n1. Seller sells its truck.\n2. ${clause}`)
      .effectiveDate.status;
  test.each([
    'Sale is effective when Buyer signs and takes the keys.',
    'The contract is concluded when Seller receives this form signed.',
    'If you agree, sign below; from the day you sign, it is our contract.',
  ])('%s', (clause) => expect(startOf(clause)).toBe('stated'));
  test('but not the care of keys', () => expect(startOf('Buyer takes the keys when Seller signs.')).toBe('absent'));
});

describe('a company that goes on until it is wound up has no fixed end', () => {
  const end = (clause: string) =>
    readFacts(
      `OPERATING AGREEMENT OF BOREL BAKERY, LLC\nThis Operating Agreement is made by Ann Borel ("Borel") and Tom Reed ("Reed"), the members of Borel Bakery, LLC (the "Company").\n1. ${clause}\n2. Each member owns half of the Company.`,
    ).expirationDate.normalized;
  test.each([
    'The Company shall continue until wound up under Article X.',
    'The Company shall have perpetual existence.',
  ])('%s', (clause) => expect(end(clause)).toBe('perpetual'));
  test('but not who sells it', () => expect(end('The Company shall sell bread until noon.')).toBeNull());
});

describe('works begin and end within a building contract', () => {
  const built = (clause: string, kind = 'CONSTRUCTION CONTRACT') =>
    readFacts(
      `${kind}\nThis Agreement is made on 14 April 2025 between Acme Builders Ltd ("the Builder") and Ann Borel ("the Owner").\n1. The Builder builds an extension to the house of the Owner for £40,000.\n2. ${clause}\n3. The Builder makes good defects for a year.`,
    );
  const CLAUSE =
    'The Builder will start on 12 May 2025 and will finish the Works by 10 November 2025, a period of 26 weeks.';

  test('which they neither start nor end', () => {
    const { effectiveDate, expirationDate, term } = built(CLAUSE);
    expect([effectiveDate.value, expirationDate.value, term.status, term.rule]).toEqual([
      ...[null, null],
      ...['stated', 'how long the works take'],
    ]);
  });

  test('but its own first day does', () => {
    const own = 'This Agreement takes effect on 1 May 2025 and expires on 10 November 2026, when the Works are done.';
    const { effectiveDate, expirationDate } = built(own);
    expect([effectiveDate.normalized, expirationDate.normalized]).toEqual(['2025-05-01', '2026-11-10']);
  });
});

test('the last day for signing is not the first of a letter', () => {
  const letter = (day: string) =>
    readFacts(
      `SEPARATION AGREEMENT\nMarch 1, 2025\nDear Ann Borel,\nAcme Mills, Inc. (the "Company") offers you this.\n1. ${day}\n2. The Company pays you $9,000 and you release it.\nAcme Mills, Inc.`,
    ).effectiveDate.normalized;
  expect(letter('You have until 5:00 p.m. on March 14, 2025 to sign and return this letter.')).not.toBe('2025-03-14');
  expect(letter('This letter takes effect on March 14, 2025.')).toBe('2025-03-14');
});

test('a length that starts on an event has no day on which it ends', () => {
  const end = (clause: string) =>
    readFacts(
      `MEAL KIT TERMS\nThese Terms take effect on October 20, 2025. Acme Foods LLC ("we") sends you boxes.\n1. ${clause}\n2. You pay $70 a week.`,
    ).expirationDate;
  expect(end('The term is twelve weeks, and it starts on the day your first box ships.').status).toBe('stated');
  expect(end('The term is twelve weeks from the effective date.').normalized).toBe('2026-01-12');
});

const READ = (clauses: string, title = 'SERVICES AGREEMENT') =>
  readFacts(`${title}
This Agreement is made on 3 March 2025 between Acme Mills Ltd ("Provider") and Borel Ltd ("Customer").
${clauses}
6. Provider keeps books and shows them when asked.
7. Notices are in writing.`);

test('work that is permanent has no end, whoever may retire from it', () => {
  const clauses = (second: string) =>
    `1. The employment begins on 30 March 2026.\n2. ${second}\n3. The Employee cleans the offices.\n4. The Employer pays €18 an hour.`;
  const employment = 'CONTRACT OF EMPLOYMENT';
  const permanent = 'The employment is permanent, and shall continue until determined under clause 5 or by retirement.';
  expect(READ(clauses(permanent), employment).expirationDate.normalized).toBe('perpetual');
  expect(READ(clauses('The employment is permanent and whole-time.'), employment).expirationDate.normalized).toBe(
    'perpetual',
  );
  expect(READ(clauses('The Employee gets a permanent pass.'), employment).expirationDate.normalized).not.toBe(
    'perpetual',
  );
});

test('a clause that opens with how long it goes on is believed', () => {
  const of = (clause: string) =>
    READ(`1. ${clause}\n2. Each shareholder keeps the books.\n3. Dividends are paid as the board decides.`)
      .expirationDate;
  const listed =
    'It continues until the Company is wound up or listed on a stock exchange, or one person holds all the shares.';
  expect(of(listed).normalized).toBe('perpetual');
  expect(of('It continues until 5 May 2027.').normalized).toBe('2027-05-05');
});

test('notice stops no renewal that takes an agreement of both', () => {
  const of = (renewal: string) =>
    READ(`1. This Agreement comes into force on 1 August 2025 and remains in force for three years.
2. ${renewal}
3. Neither Party shall terminate during the first twelve months. Thereafter either Party may terminate by giving ninety (90) days' written notice.`)
      .noticePeriod.value;
  expect(
    of('It may be renewed for a further period of two (2) years by a written instrument signed by both Parties.'),
  ).toBe('90 days, to end the contract, with conditions that the clause names');
});

test('a sum under a total is not paid by the month because the row above it is', () => {
  const paper = (label: string) => `RESIDENTIAL LEASE
This Lease is made on May 28, 2026 between Acme Homes LLC ("Landlord") and Ann Borel ("Tenant").
Monthly rent\tdue on the 1st of each month
${label}\t$15,300
1. Landlord lets the flat to Tenant.
2. Tenant pays on time.
3. Tenant keeps it clean.
4. Pets are welcome.
5. Notices are in writing.
6. Landlord mends what breaks.
7. Tenant gives back the keys.
8. Tenant pays for power.
9. Landlord pays for water.`;
  expect(readFacts(paper('Total rent for the term')).contractValue.value).not.toContain('per month');
});

test('a yearly fee that a definition names is told by the year', () => {
  const fee = READ('1. "Annual Fee" means £168,000 per Contract Year.\n2. Customer pays the Annual Fee.').contractValue;
  expect(fee.value).toContain('per year');
});

test('a renewal by itself in translated words', () => {
  const renewal = 'It prolongs itself by 12 months in each case, at the price then in force.';
  expect(READ(`1. The term is 12 months from 3 March 2025. ${renewal}\n2. Provider cleans.`).renewalTerm.value).toBe(
    '12 months, renewed automatically',
  );
});

test('the head of a mail tells no end', () => {
  const chain = (date: string) => `From: Ann Borel <ann@acme.example>
To: Tom Reed <tom@borel.example>
Date: ${date}
Subject: The float
Asking is $22,500. It tows well.

From: Tom Reed <tom@borel.example>
To: Ann Borel <ann@acme.example>
Date: Sunday 1 March 2026, 9.10 pm
Subject: Re: The float
Agreed. I pay $22,500 and pick it up.`;
  const { expirationDate, term } = readFacts(chain('Friday 27 February 2026, 6.44 am'));
  expect([expirationDate.status, term.status]).toEqual(['absent', 'absent']);
});

describe('what founders put in is what their paper is worth', () => {
  const of = (clause: string) =>
    readFacts(`OPERATING AGREEMENT OF ACME FLOATS, LLC
This Operating Agreement is made on 3 March 2025 between Ann Borel and Tom Reed, the members of Acme Floats, LLC.
1. ${clause}
2. The members share profits and losses by their percentages.
3. The manager keeps the books of the Company.
4. A member may leave at the end of a year.`).contractValue.status;

  test.each([
    'Together the members put in $120,000.',
    'The capital of the Company shall be $60,000, of which each brings half.',
    'Ann Borel contributes $35,000 and her ovens.',
  ])('%s', (clause) => expect(of(clause)).toBe('stated'));

  test.each([
    'The Manager receives a fee of $6,000 per month and is reimbursed for expenses.',
    'The price is payable in equal monthly installments of $500 without interest.',
    'We each draw $1,900 a month, the same for both.',
    'Nobody is bound to contribute further capital above $500.',
  ])('but not: %s', (clause) => expect(of(clause)).toBe('absent'));
});

test('a row on one thing in the contract is neither its term nor its end', () => {
  const paper = (label: string) => `SETTLEMENT AGREEMENT
Acme Cold Storage, Inc. and Borel Millwork, LLC settle the flooding of the yard.
Settlement amount\t$62,500, paid by Acme to Borel
Effective Date\tOctober 15, 2025
${label}\tExhibit B, in force for five years, through October 14, 2030
1. Acme pays the settlement amount within ten days.
2. Each of us releases the other from all claims that arise from the flooding.
3. Each of us pays its own lawyers.
4. Nobody admits anything.
5. Notices are in writing.
6. Acme mends the drain.
7. Borel lets the workers in.
8. Both keep this to themselves.
9. It is the whole of what was agreed.`;
  const of = (label: string) => {
    const { term, expirationDate } = readFacts(paper(label));
    return [term.status, expirationDate.status];
  };
  expect(of('Driveway Rules')).toEqual(['absent', 'absent']);
  expect(of('Term of this agreement')).not.toEqual(['absent', 'absent']);
});

test('in a whole chain of mails the day of a mail is no end either', () => {
  const file = new URL(
    '../../../scripts/training/findings/papers/fifty-sixth/horse-float-emails-nz.txt',
    import.meta.url,
  );
  const { expirationDate, term } = readFacts(readFileSync(file, 'utf8'));
  expect([expirationDate.status, term.status]).toEqual(['absent', 'absent']);
});
