import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { factsOf } from '../../../src/analysis/facts/facts';
import { likeliest } from '../../../src/analysis/facts/ranking/ranker';
import type { RankedFact, Ranker } from '../../../src/analysis/facts/ranking/weights';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

/** A paper dated 14 March 2024 whose words on its start are `clause`. */
const paperOf = (clause: string, end = '') =>
  readFacts(`CONSULTING AGREEMENT
This Agreement is made on 14 March 2024 between Acme Mills Ltd ("Client") and Borel LLC ("Consultant").
1. Consultant advises Client on its looms.
2. ${clause}
3. Client pays £900 a month.
4. Each side keeps the other’s secrets.
${end}`).effectiveDate;

describe('a contract that takes effect on its own date, in any words', () => {
  test.each([
    'The term of this Agreement shall commence on the date hereof and continue for two years.',
    'This Agreement enters into force on the day of its conclusion.',
    'This Agreement shall come into force on the date given at the beginning of this Agreement.',
    'This Agreement takes effect upon the signatures and seals of both Parties.',
    'This Agreement has been duly executed as of the date first set forth above and shall be effective simultaneously.',
    'This agreement takes effect on its date.',
    'The engagement begins on the date above and lasts a year.',
    'This Agreement becomes effective upon full execution and continues for two years.',
    'This Agreement is effective from the date set out in its opening paragraph.',
    '"Commencement Date" means the date of this Agreement.',
    'The term of this Agreement is two years from the Signature Date.',
    'This Agreement shall become effective when it has been fully executed.',
  ])('%s', (clause) => {
    expect(paperOf(clause)).toMatchObject({ normalized: '2024-03-14', rule: 'the date of the agreement' });
  });

  test.each([
    'This Agreement takes effect on the day after the date of last signature.',
    'This Agreement takes effect on the later of the date hereof and the closing of the loan.',
    'This Agreement starts when you sign at the bottom and we receive the deposit.',
    'This Agreement takes effect on the date on which Consultant receives the signed copy.',
    'An amendment of this Agreement takes effect on the date of its signature.',
    'The price is fixed as of the effective date set forth above.',
    'A Competitor is whoever was at the Effective Date of termination a buyer.',
    'The standstill period begins on the date of this Agreement and lasts a year.',
  ])('near miss: %s', (clause) => {
    expect(paperOf(clause).normalized).not.toBe('2024-03-14');
  });

  test('by the last signature where that is dated later', () => {
    const day = paperOf(
      'This Agreement binds both of us from the day the last of us signs.',
      'Signed: Ann Borel    Date: 14/03/2024\nSigned: Tom Reed    Date: 19/03/2024',
    );
    expect(day).toMatchObject({ normalized: '2024-03-19', rule: 'the day of the last signature' });
    expect(day.evidence).toHaveLength(2);
  });
});

test('by the last signature, where a later day stands that nobody can be seen to have signed on', () => {
  const day = paperOf(
    'This Agreement binds both of us from the day the last of us signs.',
    'Received with thanks, 21/03/2024',
  );
  expect(day.normalized).not.toBe('2024-03-14');
});

test('a day that the paper calls its start is none of its end', () => {
  const text = contractTextFromPlain(`SPONSORSHIP AGREEMENT
This Agreement is made between Acme Mills, Inc. and Borel LLC.
1. The term of this Agreement shall commence as of April 1, 2018 (the "Effective Date") and shall expire after the 2022/23 season.
2. Borel wears the mark of Acme.`);
  const document = documentOf(text);
  const shipped = sourceOf(text, document);
  // Of the rankers that of terms takes the day, and that of starts does not.
  const ranker = (fact: RankedFact): Ranker => ({
    ...shipped.ranker(fact),
    ...{ scale: 0, none: fact === 'term' ? -9 : 9 },
  });
  const source = sourceOf(text, document, { ranker });
  expect(likeliest(source, 'term')?.candidates[0]).toMatchObject({ iso: '2018-04-01' });
  expect(factsOf(text, document, { ranker }).effectiveDate.value).toMatchObject({ iso: '2018-04-01' });
});

test('the day that is called so behind a stray article', () => {
  const day = readFacts(`SPONSORSHIP AGREEMENT
This Agreement is made and entered into as of June 13, 2012 the ("Effective Date"), by and between Acme Mills, Inc. and Borel LLC.
1. This Agreement shall commence on the Effective Date.
2. Termination of this Agreement shall be effective thirty (30) days from the date of receipt of such notice.`);
  expect(day.effectiveDate.normalized).toBe('2012-06-13');
});
