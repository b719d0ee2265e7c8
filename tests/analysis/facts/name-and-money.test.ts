import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const OPENING = 'This Agreement is made as of May 1, 2020 between Acme, Inc. ("Provider") and Borel LLC ("Customer").';

describe('name and type of the document', () => {
  test.each([
    ['MUTUAL NON-DISCLOSURE AGREEMENT', 'Mutual non-disclosure agreement'],
    ['SOFTWARE AS A SERVICE SUBSCRIPTION AGREEMENT', 'Software as a service agreement'],
    ['MASTER SERVICES AGREEMENT', 'Master services agreement'],
    ['STATEMENT OF WORK', 'Statement of work'],
    ['DATA PROCESSING AGREEMENT', 'Data processing agreement'],
    ['SERVICE LEVEL AGREEMENT', 'Service level agreement'],
    ['EXECUTIVE EMPLOYMENT AGREEMENT', 'Employment agreement'],
    ['COMMERCIAL LEASE', 'Commercial lease'],
    ['LOAN AND SECURITY AGREEMENT', 'Loan agreement'],
    ['SIMPLE AGREEMENT FOR FUTURE EQUITY', 'SAFE'],
    ['SETTLEMENT AGREEMENT AND RELEASE', 'Settlement agreement'],
    ['ASSET PURCHASE AGREEMENT', 'Asset purchase agreement'],
    ['FIRST AMENDMENT TO SUPPLY AGREEMENT', 'Amendment'],
    ['EXCLUSIVE DISTRIBUTOR AGREEMENT', 'Distribution agreement'],
    ['CO-BRANDING AGREEMENT', 'Co-branding agreement'],
    ['JOINT VENTURE AGREEMENT', 'Joint venture agreement'],
  ])('%s', (title, type) => {
    const facts = readFacts(`Exhibit 10.1\n${title}\n${OPENING}\n1. Scope. The parties agree as follows.`);
    expect(facts.documentName.value).toBe(title);
    expect(facts.contractType.value).toBe(type);
  });

  test('a title over two lines', () => {
    const facts = readFacts(`COVENANT NOT TO COMPETE\nAND NON-DISCLOSURE AGREEMENT\n${OPENING}`);
    expect(facts.documentName.value).toBe('COVENANT NOT TO COMPETE AND NON-DISCLOSURE AGREEMENT');
  });

  test('the name in the opening where no title stands', () => {
    const facts = readFacts(
      'This Software Hosting Agreement is made between Acme, Inc. ("Provider") and Borel LLC ("Customer"), who agree as follows hereby.',
    );
    expect(facts.documentName.value).toBe('Software Hosting Agreement');
  });

  test('a table of contents is no title', () => {
    expect(readFacts(`SUPPLY AGREEMENT\n2.1 Grant of Rights Agreement\t11\n${OPENING}`).documentName.value).toBe(
      'SUPPLY AGREEMENT',
    );
  });

  test('a recipe is not a contract', () => {
    const facts = readFacts(
      'Pancakes\nMix two eggs with flour and milk.\nFry them in butter until they are brown, and serve them hot with syrup.',
    );
    expect(facts.contractType.value).toBe('Not a contract');
    expect(facts.parties).toEqual([]);
  });
});

describe('money', () => {
  const clause = (text: string) => readFacts(`SERVICES AGREEMENT\n${OPENING}\n8. Money. ${text}`);

  test.each([
    ['In no event shall the aggregate liability of either party exceed $500,000.', '$500,000'],
    [
      "Provider's total liability shall not exceed the fees paid by Customer in the twelve (12) months before the claim.",
      `The fees paid by Customer in the twelve (12) months before the claim, for the liability of Provider`,
    ],
    [
      'THE LIABILITY OF PROVIDER IS LIMITED TO THE AMOUNTS PAID HEREUNDER.',
      `The amounts paid hereunder, for the liability of Provider`,
    ],
  ])('cap: %s', (text, value) => {
    const fact = clause(text).liabilityCap;
    expect(fact).toMatchObject({ status: 'found', value });
    expect(fact.evidence[0]?.quote).toBe(text);
  });

  test('an insurance sum is no cap', () => {
    expect(
      clause('Provider shall maintain liability insurance with coverage of not more than $1,000,000 per claim.')
        .liabilityCap.status,
    ).toBe('absent');
  });

  test.each([
    ['The total purchase price for the Goods is $1,250,000.', '$1,250,000'],
    ['The aggregate consideration shall be EUR 2 million.', 'EUR 2,000,000'],
  ])('value: %s', (text, value) => {
    expect(clause(text).contractValue).toMatchObject({ status: 'found', value });
  });

  test('a price per unit is not what the contract is worth, and not absent either', () => {
    const { contractValue } = clause('The purchase price is $5.00 per unit.');
    expect(contractValue.status).toBe('stated');
    expect(contractValue.evidence[0]?.quote).toContain('$5.00 per unit');
  });
});

describe('a threshold is no price', () => {
  test.each([
    'For each new Purchase Order with a total Price above EUR 250,000 the Supplier sends a production plan.',
    'Orders whose total price exceeds $10,000 need a signature.',
  ])('%s', (text) => {
    expect(readFacts(`SUPPLY AGREEMENT\n${OPENING}\n2. ${text}`).contractValue.status).toBe('absent');
  });
});

test('what a breach costs is not the price', () => {
  const { contractValue } = readFacts(
    contractWith(
      'Upon each breach Customer shall pay Provider Twenty-Five Thousand Dollars ($25,000) as liquidated damages.',
    ),
  );
  expect(contractValue.value).toBeNull();
});
