import { describe, expect, test } from 'bun:test';
import { obligationLines } from '../../../../src/analysis/report/key-terms/obligations';
import { topicOf } from '../../../../src/analysis/statements/topics';
import { contractWith, readingOf } from '../../../support/reading';

const linesOf = (clauses: string, kind?: 'nda' | 'supply') =>
  obligationLines(readingOf(contractWith(clauses, kind))).map(({ text }) => text);

describe('who must do what', () => {
  test.each([
    'If a product has a defect, Provider shall repair the product free of charge.',
    'Within ten (10) days after a written request, Customer shall return all copies.',
    'Customer shall pay no less than $900 a month to Provider.',
    'Provider or its affiliate will perform all maintenance services for Customer.',
    'Except as provided in Section 6, Provider shall deliver the manuals to Customer.',
    'Provider and Customer shall jointly develop a new product for hospitals.',
    'Neither party shall solicit any employee of the other party for a year.',
    'Provider hereby grants to Customer a non-exclusive license to use the Software.',
    'The Remarketing Agent shall sell the notes to buyers at the best price.',
  ])('in the words of the contract: %s', (sentence) => {
    expect(linesOf(`2. Clause. ${sentence}`)).toEqual([sentence.slice(0, -1)]);
  });

  test('reads a list below the sentence, each item behind its head', () => {
    expect(
      linesOf(
        '2. Duties. Provider shall:\n(a) deliver the software to Customer;\n(b) install the software at the works.',
      ),
    ).toEqual([
      'Provider shall: deliver the software to Customer',
      'Provider shall: install the software at the works',
    ]);
  });

  test('joins what a page break parted', () => {
    expect(
      linesOf(
        '2. Royalty. Customer shall pay a royalty of seven percent (7%) of the gross revenues of the\nbusiness that it runs in Texas.',
      ),
    ).toEqual([
      'Customer shall pay a royalty of seven percent (7%) of the gross revenues of the business that it runs in Texas',
    ]);
  });

  test.each([
    ['a relative clause', 'Any report that Provider is required to file with the office has been filed in time.'],
    ['a wish', 'The parties wish to agree the terms on which Provider will deliver the goods to Customer.'],
    ['a right', 'Provider shall be entitled to appoint staff of its own for the work.'],
    ['freedom from a duty', 'Neither party is obligated to disclose any information to the other party.'],
    ['what nobody answers for', 'Provider shall not be liable for lost profits of Customer.'],
    ['what nobody promises', 'Provider does not guarantee any result of the work.'],
    ['what a party keeps', 'Provider shall keep the copyright in the manuals.'],
    ['what a party is not entitled to', 'Customer shall not be entitled to any benefit plan of Provider.'],
    ['a list that is missing', 'Provider shall pay to Customer the sum of:'],
    ['housekeeping', 'Each party shall perform as an independent contractor and not as an agent.'],
    [
      'a definition',
      '"Services" means the services that Provider shall deliver to Customer under a statement of work.',
    ],
  ])('is silent about %s', (_name, sentence) => expect(linesOf(`2. Clause. ${sentence}`)).toEqual([]));

  test('what somebody may not do is told with the sentence that says what', () => {
    const lines = linesOf('2. Transfer. Provider may assign the Agreement to any company. Customer may not.');
    expect(lines).not.toContain('Customer may not');
  });

  test('a question is no duty', () => {
    const pays = 'Customer shall pay every invoice of Provider within 30 days';
    expect(linesOf(`2. Terms. ${pays}.`)).toEqual([pays]);
    expect(linesOf(`2. Terms. ${pays}, could you live with that?`)).toEqual([]);
  });

  test('shows many topics and both sides, no topic ten times', () => {
    const many = Array.from(
      { length: 14 },
      (_, i) => `${i + 2}. Customer shall pay the fee of phase ${i + 1} to Provider in euros.`,
    );
    const lines = linesOf(
      [
        ...many,
        '30. Provider shall indemnify Customer against claims of third parties.',
        '31. Provider shall keep the data of Customer confidential at all times.',
        '32. Provider shall deliver the Software to the works of Customer in Texas.',
      ].join('\n'),
    );
    expect(lines).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith('Provider')).length).toBe(3);
  });

  test('of a non-disclosure agreement are its duties of confidence first', () => {
    const lines = linesOf(
      '2. Secrecy. Customer shall not disclose Confidential Information to any third party.\n3. Return. Customer shall return all Confidential Information on request.\n4. Order. Customer shall comply with the rules of the site of Provider.',
      'nda',
    );
    expect(lines.slice(0, 2).join()).toMatch(/disclose.*return|return.*disclose/i);
  });
});

describe('topics', () => {
  test.each([
    ['supply the goods', 'supply'],
    ['promptly pay the price', 'payment'],
    ['pay all taxes on the goods', 'taxes'],
    ['maintain books and records', 'reports and records'],
    ['use commercially reasonable efforts to market the products', 'marketing'],
    ['be eligible for a bonus', 'none'],
    ['rely on any statement', 'none'],
  ])('%s is %s', (what, topic) => expect(topicOf(what).name).toBe(topic));

  test('efforts weigh less than results', () => {
    expect(topicOf('use its best efforts to deliver the goods').weight).toBeLessThan(
      topicOf('deliver the goods').weight,
    );
  });
});

test('what somebody cannot always do is no duty', () => {
  expect(linesOf('2. Clause. Provider may not always be able to deliver the software to Customer.')).toEqual([]);
  expect(linesOf('2. Clause. Provider may not deliver the software to others.')).toEqual([
    'Provider may not deliver the software to others',
  ]);
});
