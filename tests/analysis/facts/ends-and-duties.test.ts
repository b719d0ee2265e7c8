import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { evidenceAt } from '../../../src/analysis/evidence';
import { lastBeyond, withDutiesBeyond } from '../../../src/analysis/facts/duties-beyond';
import { sourceOf } from '../../../src/analysis/facts/source';
import { DUTIES_LAST, WITH_CONDITIONS } from '../../../src/shared/caveats';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

const factsOf = (title: string, clauses: string) =>
  readFacts(`${title}
This Agreement is made on May 4, 2023 between Acme Mills, Inc. ("Acme") and Borel LLC ("Borel").
${clauses}
13. Notices are in writing.`);

describe('the length of a promise of secrecy says that its duties last longer', () => {
  const NDA = 'MUTUAL NON-DISCLOSURE AGREEMENT';
  const LENGTH =
    '1. Each party keeps the other’s Confidential Information secret.\n2. This Agreement continues for two (2) years from its date.';
  test('by the sentence that says so', () => {
    const { term } = factsOf(
      NDA,
      `${LENGTH}\n3. The obligations of confidentiality survive termination for five years.`,
    );
    expect(term).toMatchObject({ value: `2 years${DUTIES_LAST}`, normalized: '2 years' });
    expect(term.evidence.at(-1)?.quote).toStartWith('3.');
  });

  test('wherever that stands, but not twice', () => {
    const SECRET = '1. Each party keeps the other’s Confidential Information secret.';
    const LASTS = 'The obligations of confidentiality survive termination for five years.';
    const { term } = factsOf(
      NDA,
      `${SECRET}\n2. ${LASTS}\n3. This Agreement continues for two (2) years from its date.`,
    );
    expect(term.evidence.map(({ quote }) => quote)).toContainEqual(expect.stringContaining(LASTS));
    const both = '2. This Agreement continues for two (2) years, and its duties survive termination for five years.';
    expect(factsOf(NDA, `${SECRET}\n${both}`).term.evidence).toHaveLength(1);
  });

  test('only where it has one', () => {
    const contract = contractTextFromPlain(`${NDA}\n${LENGTH}\n3. The duties survive termination for five years.`);
    const source = sourceOf(contract, documentOf(contract));
    const evidence = [evidenceAt(contract, 0, NDA.length)];
    const fact = { status: 'found', value: '2 years', evidence, confidence: 1 } as const;
    expect(withDutiesBeyond(source, fact).evidence).toHaveLength(2);
    expect(withDutiesBeyond(source, { ...fact, status: 'stated', value: null }).evidence).toHaveLength(1);
    expect(withDutiesBeyond(source, { ...fact, value: 'perpetual' }).evidence).toHaveLength(1);
  });

  test('though its title calls it by no name', () => {
    const letter = (title: string) =>
      factsOf(
        title,
        `${LENGTH.replace('Confidential Information secret', 'papers safe')}\n3. The promises above last for three years after that period ends.`,
      ).term.value;
    expect(letter('A letter on keeping what we tell each other confidential')).toBe(`2 years${DUTIES_LAST}`);
    expect(letter('A letter on what we do for each other')).toBe('2 years');
  });

  test('and so does its end', () => {
    const span =
      '1. Each party keeps the other’s Confidential Information secret.\n2. This Agreement is in force until May 4, 2025.';
    const { expirationDate } = factsOf(NDA, `${span}\n3. The duties of secrecy continue for five years after its end.`);
    expect(expirationDate.value).toBe(`May 4, 2025${DUTIES_LAST}`);
  });

  test.each([
    [NDA, '3. No obligation of confidentiality survives its termination.'],
    [NDA, '3. The obligations of confidentiality bind both parties from the start.'],
    ['SERVICES AGREEMENT', '3. The obligations of confidentiality survive termination for five years.'],
  ])('near miss: %s, %s', (title, clause) => {
    expect(factsOf(title, `${LENGTH}\n${clause}`).term.value).toBe('2 years');
  });
});

test.each([
  'The promises above last for three years after that period ends or is stopped.',
  'Its duties survive the termination of this Agreement for as long as the information stays secret.',
  'After the end of this Agreement the obligations of confidence remain for two years.',
])('lasts beyond: %s', (quote) => expect(lastBeyond(quote)).toBe(true));

test.each([
  'The promises above last for three years.',
  'The duties survive termination.',
  'The obligations do not survive termination, not for one year.',
])('does not: %s', (quote) => expect(lastBeyond(quote)).toBe(false));

describe('the term of a lease that is only spoken of is not the contract’s', () => {
  const CLAUSE =
    '2. The current term of the Lease ends on 31 August 2026 and the Lease contains one option of five years.';
  test('in a sale', () => {
    const sale = '1. Acme sells and Borel buys the cafe, its goodwill and its equipment for $285,000.';
    const { term, expirationDate, renewalTerm } = factsOf('ASSET PURCHASE AGREEMENT', `${sale}\n${CLAUSE}`);
    for (const fact of [term, expirationDate, renewalTerm]) {
      expect(fact.value).toBeNull();
      expect(fact.evidence.some(({ quote }) => quote.includes('Lease'))).toBe(false);
    }
  });

  test('near miss: in a lease', () => {
    const lease = '1. Acme lets the shop to Borel at a rent of $900 a month.';
    expect(factsOf('SHOP LEASE', `${lease}\n${CLAUSE}`).expirationDate.normalized).toBe('2026-08-31');
  });
});

describe('a day that is only planned ends nothing where an event does', () => {
  const WORK = '1. Acme designs the packaging of Borel.';
  test('the sentence is told', () => {
    const clause =
      '2. This SOW runs from its date until the last deliverable is accepted and paid for, and is planned to finish on August 29, 2023.';
    const { expirationDate, term } = factsOf('STATEMENT OF WORK', `${WORK}\n${clause}`);
    expect(expirationDate).toMatchObject({ status: 'stated', value: null });
    expect(term.status).toBe('stated');
    expect(term.rule).toBeUndefined();
  });

  test.each([
    '2. This SOW begins on its date and is expected to end on August 29, 2023.',
    '2. This SOW runs until August 29, 2023; the first draft is planned to be done by June 1, 2023.',
  ])('near miss, told with its condition: %s', (clause) => {
    const { expirationDate } = factsOf('STATEMENT OF WORK', `${WORK}\n${clause}`);
    expect(expirationDate.value).toBe(`August 29, 2023${WITH_CONDITIONS}`);
  });
});

describe('ends in other words', () => {
  const SITE = '1. You sell on the site and we take a fee of $4 a sale.';
  test('terms that run until an account is closed have no fixed end', () => {
    const { expirationDate } = factsOf(
      'TERMS OF SERVICE',
      `${SITE}\n2. These terms run until you or we close your account.`,
    );
    expect(expirationDate).toMatchObject({ status: 'found', normalized: 'perpetual' });
  });

  test.each([
    '2. We keep your data until you close your account.',
    '2. The sale runs until we close the shop for the day.',
  ])('near miss: %s', (clause) => {
    expect(factsOf('TERMS OF SERVICE', `${SITE}\n${clause}`).expirationDate.normalized).toBeNull();
  });

  const RENT = 'FIRST: Acme guarantees to Borel the payment of all rent under the Lease.';
  test('a guaranty that ends on its discharge', () => {
    const clause =
      'TENTH: This Guaranty shall remain in effect until Borel gives written confirmation of its discharge.';
    const { expirationDate, term } = factsOf('GUARANTY OF LEASE', `${RENT}\n${clause}`);
    for (const fact of [expirationDate, term]) {
      expect(fact.status).toBe('stated');
      expect(fact.evidence[0]?.quote).toBe(clause);
    }
  });

  test.each([
    'TENTH: Borel holds this Guaranty in its safe until it is asked for.',
    'TENTH: This Guaranty shall remain in effect.',
  ])('near miss: %s', (clause) => {
    expect(factsOf('GUARANTY OF LEASE', `${RENT}\n${clause}`).expirationDate.evidence[0]?.quote).not.toBe(clause);
  });
});
