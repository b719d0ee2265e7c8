import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const OPENING =
  'This Services Agreement is made as of March 1, 2026 between Acme Inc. ("Provider") and Borel LLC ("Customer").';
const cap = (text: string) => readFacts(`SERVICES AGREEMENT\n${OPENING}\n8. Liability. ${text}`).liabilityCap;

describe('a limit of liability that is no sum', () => {
  test.each([
    [
      'Our total liability is limited to twice the fees paid, except for fraud.',
      'Twice the fees paid, except for fraud, for “our” liability',
    ],
    [
      'Provider’s liability shall not exceed 150% of the charges paid in that year.',
      '150% of the charges paid in that year, for the liability of Provider',
    ],
    [
      'In no event will the liability of Provider exceed the amount actually paid for the products that caused the damage.',
      'The amount actually paid for the products that caused the damage, for the liability of Provider',
    ],
    [
      'Provider’s liability is limited to return of the deposit and legal costs to a maximum of $7,500.',
      'Return of the deposit and legal costs to a maximum of $7,500, for the liability of Provider',
    ],
    [
      'Provider’s liability shall not exceed Nine Thousand Dollars ($9,000.00), plus interest and costs of collection.',
      'Nine Thousand Dollars ($9,000.00), plus interest and costs of collection, for the liability of Provider',
    ],
    [
      'The liability of each party is limited to EUR 1,500,000 per event of damage and EUR 3,000,000 per calendar year.',
      'EUR 1,500,000 per event of damage and EUR 3,000,000 per calendar year',
    ],
  ])('is told in its own words: %s', (text, value) => {
    expect(cap(text).value).toBe(value);
  });

  test.each([
    [
      'behind a price that is told per piece',
      'Provider’s total liability is limited to $9,000 per shipment unless a higher value is agreed.',
      '$9,000, per shipment unless a higher value is agreed, for each year, claim or case that the clause names',
    ],
    [
      'by the limit of the other side',
      'Provider’s liability shall not exceed $9,000 in aggregate, and the Customer’s shall not exceed the fees paid.',
      '$9,000 in aggregate, with exceptions that the clause names, for the liability of Provider',
    ],
    [
      'by its own words and the next sentence',
      'Provider’s liability shall not exceed $9,000, except for breach of section 2. Nothing in this section limits liability for fraud.',
      '$9,000, except for breach of section 2, and with exceptions that the next sentence names, for the liability of Provider',
    ],
    [
      'of one thing that it is for',
      'Provider’s liability for cargo shall not exceed $9,000.',
      '$9,000, for the liability of Provider in the matter that the clause names',
    ],
    [
      'not of any loss',
      'Provider’s liability for any loss shall not exceed $9,000.',
      '$9,000, for the liability of Provider',
    ],
  ])('a sum is told with what bounds it, %s', (_, text, value) => {
    expect(cap(text).value).toBe(value);
  });

  test('the limit of what is taken out is not that of the rest', () => {
    const lifted =
      'The aggregate liability of Provider shall not exceed the Escrow Amount. The foregoing limits shall not apply to Section 2, as to which Provider shall not be liable for more than the fees actually received by it.';
    expect(cap(lifted)).toMatchObject({ status: 'stated', value: null });
  });

  test('the least that an insurance has to cover is no limit', () => {
    const insured =
      'Provider shall maintain professional liability coverage with limits of not less than $1,000,000 per claim and $3,000,000 in the annual aggregate.';
    expect(cap(insured).status).toBe('absent');
  });

  test.each([
    'Provider makes good the loss that Customer suffers, up to the licence fee paid.',
    'For damage that you do in our house we ask from you no more than € 100 an event.',
    'Where we are liable, we pay at most the vet’s cost or the market value of the dog.',
    'It is answerable for injury to the horse up to the value stated here: nine thousand five hundred euro.',
  ])('is never told as absent: %s', (text) => {
    expect(cap(text).status).not.toBe('absent');
  });

  test.each([
    'Provider carries insurance against loss of up to $1,000,000.',
    'Customer shall report any damage within no more than three days.',
    'Neither party is liable for indirect loss.',
    'Customer pays for lost keys.',
  ])('near miss: %s', (text) => {
    expect(cap(text).status).toBe('absent');
  });
});

describe('liability without limit is no limit', () => {
  const others = [
    'keeps books',
    'pays the bank',
    'shows its accounts',
    'insures the shop',
    'tells of changes',
    'stays open',
  ];
  const duties = others.flatMap((duty, at) => [
    `${at + 10}. The Debtor ${duty}.`,
    `${at + 20}. The Guarantor ${duty}.`,
  ]);
  const statusOf = (clause: string) => cap(`${clause}\n${duties.join('\n')}`).status;

  test('but words of no limit for one thing beside a limit are one', () => {
    expect(statusOf('The liability of the Guarantor is without limit and extends to interest.')).toBe('absent');
    expect(statusOf('There is no limit to the amount for which the Guarantor is liable.')).toBe('absent');
    const limited = 'Where somebody is hurt our liability is without limit; otherwise it is at most twice the price.';
    expect(statusOf(limited)).not.toBe('absent');
  });
});

describe('a limit of liability is told with what is taken out of it', () => {
  const capOf = (clause: string) => readFacts(contractWith(clause)).liabilityCap.value;
  test.each([
    ["Provider's liability shall not exceed $50,000.", `$50,000, for the liability of Provider`],
    [
      "Provider's liability shall not exceed $50,000, except for fraud.",
      `$50,000, except for fraud, for the liability of Provider`,
    ],
    [
      "Provider's total liability is limited to the fees paid by Customer in that year, save that for breach of clause 4 the limit is $500,000.",
      `The fees paid by Customer in that year, save that for breach of clause 4 the limit is $500,000, for the liability of Provider`,
    ],
    [
      "Except for breach of clause 9, Provider's liability shall not exceed $50,000.",
      `$50,000, with exceptions that the clause names, for the liability of Provider`,
    ],
    [
      "Provider's liability shall not exceed $50,000 in any contract year.",
      '$50,000, for each year, claim or case that the clause names',
    ],
    [
      "Provider's liability shall not exceed $50,000. None of this limits responsibility for injury or fraud.",
      `$50,000, with exceptions that the next sentence names, for the liability of Provider`,
    ],
    [
      "Provider's liability shall not exceed $50,000. This cap does not apply to breach of clause 5.",
      `$50,000, with exceptions that the next sentence names, for the liability of Provider`,
    ],
    [
      "Provider's liability shall not exceed $50,000. Nothing is payable for lost profit.",
      `$50,000, for the liability of Provider`,
    ],
  ])('%s', (clause, value) => {
    expect(capOf(clause)).toBe(value);
  });
});

describe('a multiple, and what stands beside a limit', () => {
  test.each([
    [
      'The liability of Provider is limited to twice the invoice value of the delivery concerned, with a maximum of EUR 150,000 per event.',
      `Twice the invoice value of the delivery concerned, with a maximum of EUR 150,000 per event, for the liability of Provider`,
    ],
    ['Each party’s total liability is limited to twice the Fee.', 'Twice the Fee'],
    [
      'Each party’s total liability is limited to three times the annual fee, but no limit applies to fraud.',
      'Three times the annual fee, but no limit applies to fraud',
    ],
    [
      'Each party’s total liability is limited to 150% of the fees payable in that year, and for breach of clause 6 to €200,000.',
      '150% of the fees payable in that year, and for breach of clause 6 to €200,000',
    ],
    [
      'Each party’s total liability is limited to $50,000, and for loss of data to $200,000.',
      '$50,000, and for loss of data to $200,000',
    ],
    ['Each party’s total liability is limited to $50,000, and for loss of data nothing is owed.', '$50,000'],
    [
      'Apart from fraud, each party’s total liability is limited to $50,000.',
      '$50,000, with exceptions that the clause names',
    ],
    [
      'For anything else each party’s total liability is limited to $50,000.',
      '$50,000, with exceptions that are named before it',
    ],
    [
      'Each party’s total liability is limited to $50,000. Nothing limits liability for fraud.',
      '$50,000, with exceptions that the next sentence names',
    ],
    ['Each party’s total liability is limited to $50,000. Nothing is owed for delay, so nobody limits it.', '$50,000'],
  ])('%s', (text, value) => expect(cap(text).value).toBe(value));

  test('what is kept of a price is no limit', () => {
    const kept =
      'Provider returns all payments less costs already paid and not recoverable, in no case more than 15% of the Contract Price.';
    expect(cap(kept).status).not.toBe('found');
  });
});
