import { describe, expect, test } from 'bun:test';
import { completenessOf } from '../../../src/analysis/completeness';
import { riskOf } from '../../../src/analysis/risks/assess';
import { blanks } from '../../../src/analysis/risks/rules/blanks';
import { capWithoutCarveOuts } from '../../../src/analysis/risks/rules/cap-without-carve-outs';
import { minimumCommitment } from '../../../src/analysis/risks/rules/minimum-commitment';
import { missingExhibits } from '../../../src/analysis/risks/rules/missing-exhibits';
import { nonCompete } from '../../../src/analysis/risks/rules/non-compete';
import { nonSolicit } from '../../../src/analysis/risks/rules/non-solicit';
import { oneSidedAssignment } from '../../../src/analysis/risks/rules/one-sided-assignment';
import { oneSidedIndemnity } from '../../../src/analysis/risks/rules/one-sided-indemnity';
import { oneSidedTermination } from '../../../src/analysis/risks/rules/one-sided-termination';
import { redactions } from '../../../src/analysis/risks/rules/redactions';
import { unsigned } from '../../../src/analysis/risks/rules/unsigned';
import { readFacts } from '../../support/read-facts';
import { contractWith, readingOf } from '../../support/reading';

const given = (clauses: string) => readingOf(contractWith(clauses));

describe('what the other side gives in return', () => {
  test('a promise to defend is an indemnity without the word', () => {
    const customers = 'Customer will indemnify Provider against claims arising from Customer Data.';
    expect(riskOf(oneSidedIndemnity, given(customers))).not.toBeNull();
    const both = `Provider will defend Customer against third-party claims that the Service infringes a patent.\n${customers}`;
    expect(riskOf(oneSidedIndemnity, given(both))).toBeNull();
  });

  test('a bar with an exception is a bar', () => {
    const customers = 'Customer may not assign this Agreement without Provider’s prior written consent.';
    expect(riskOf(oneSidedAssignment, given(customers))).not.toBeNull();
    const both = `${customers}\nProvider may not assign any duties under this Agreement, except to a successor who acquires its assets.`;
    expect(riskOf(oneSidedAssignment, given(both))).toBeNull();
  });

  test('what a limit does not touch may stand in the next sentence', () => {
    const cap = 'Provider’s liability under this Agreement is limited to $500,000 in aggregate.';
    expect(riskOf(capWithoutCarveOuts, given(cap))).not.toBeNull();
    const carved = `${cap} This clause does not limit liability for personal injury or for breach of clause 6.`;
    expect(riskOf(capWithoutCarveOuts, given(carved))).toBeNull();
  });
});

test('a covenant lasts as long as it says, not as long as it looks back', () => {
  const found = riskOf(
    nonSolicit,
    given(
      'For six months after the end of this Agreement Provider shall not solicit any customer with whom it dealt in the last twelve months of this Agreement.',
    ),
  );
  expect(found?.description).toContain('for 6 months');
});

test.each([
  ['Provider shall not solicit any customer of Customer during the term of this Agreement.', ' during the contract.'],
])('a covenant of the contract’s own time: %s', (clause, words) => {
  expect(riskOf(nonSolicit, given(clause))?.description).toEndWith(words);
});

test('a bar on competition may stand far from its last word', () => {
  const clause =
    'For one year after the term Provider will not directly or indirectly own, manage, control, or participate in the ownership, management or control of, or be employed by, consult for, or be connected in any manner with, any business engaged anywhere in the region in the footwear, apparel or sports equipment and accessories business, or any other business which directly competes with Customer.';
  expect(riskOf(nonCompete, given(clause))?.description).toContain('for 1 year');
});

test('a right that arises when the contract has ended ends nothing', () => {
  const clause =
    'Upon termination for any reason, Provider reserves the right to deactivate Customer’s access to the services.';
  expect(riskOf(oneSidedTermination, given(clause))).toBeNull();
});

test('a paragraph of which nothing is left is redacted', () => {
  const clauses = 'The text of Section 2 of the Agreement regarding [***] is deleted and replaced by:\n[***]';
  expect(riskOf(redactions, given(clauses))?.description).toStartWith('2 terms are redacted');
});

test('empty brackets in a date are a blank', () => {
  expect(riskOf(blanks, given('This Agreement is made as of [ ] day of [ ], 2020.'))).not.toBeNull();
  expect(riskOf(blanks, given('[ ] Customer wishes to receive the newsletter of the Provider.'))).toBeNull();
});

test('the number of a clause is no part of its words', () => {
  const found = riskOf(minimumCommitment, given('2.1 Customer shall in each Year purchase at least 400 units.'));
  expect(found?.description).toContain('“Customer shall');
});

describe('lines to sign on', () => {
  const LINES = [
    'Signed for and on behalf of Barron Council by its authorised officer: ______________',
    'SIGNED for and on behalf of GLEN FOODS DAC by its duly authorised signatory: ____________',
    'Signed by Helen Brack for and on behalf of FERNBANK BAKERIES LIMITED ................ Date ................',
    'Director: ______________ Secretary: ______________',
    'ACME, INC.\nBy:\nName: Jeffrey Fox Title: Managing Director',
  ];
  test.each(LINES)('%s', (line) => {
    const reading = given(`Customer shall pay the fee.\n${line}`);
    expect(riskOf(unsigned, reading)).not.toBeNull();
    expect(riskOf(blanks, reading)).toBeNull();
    expect(completenessOf(reading).signatures.status).toBe('incomplete');
  });

  test('a settlement shows its signatures as any contract does', () => {
    const reading = readingOf(
      'SETTLEMENT AGREEMENT AND RELEASE\nThis Settlement Agreement is made between Joan Ferris ("Ferris") and Cobalt Freight Corp., a Utah corporation ("Cobalt").\n1. Cobalt shall pay Ferris $9,000.\nDated: April 22, 2025 /s/ Joan Ferris',
    );
    expect(completenessOf(reading).signatures.status).toBe('complete');
  });
});

test.each([
  ['SHARE PURCHASE AGREEMENT', 'Share purchase agreement'],
  ['AGREEMENT FOR THE SALE AND PURCHASE OF SHARES', 'Share purchase agreement'],
  ['PUBLISHING AGREEMENT', 'Publishing agreement'],
  ['FULL AND COMPLETE RELEASE AND AGREEMENT ON SECRETS AND CONFIDENTIALITY', 'Settlement agreement'],
  ['UNCONDITIONAL CAPITAL MAINTENANCE AGREEMENT', 'Capital support agreement'],
  ['ORDER FORM', 'Order form'],
])('the kind of a paper called %s', (title, type) => {
  const facts = readFacts(
    `${title}\nThis Agreement is made between Acme, Inc., a Delaware corporation ("Acme"), and Borel LLC ("Borel").\nSubscription Start Date: June 1, 2025\nThe parties agree as follows.`,
  );
  expect(facts.contractType.value).toBe(type);
});

test('an attachment to another paper is none of this one', () => {
  const clause =
    'The amount shall be as set forth in Attachment 1 to the "Agreement on Cooperation of Acme and Borel".';
  expect(riskOf(missingExhibits, given(clause))).toBeNull();
  expect(riskOf(missingExhibits, given('The amount shall be as set forth in Attachment 1.'))).not.toBeNull();
});
