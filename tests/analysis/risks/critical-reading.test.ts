import { describe, expect, test } from 'bun:test';
import { assessRisks } from '../../../src/analysis/risks/assess';
import { contractWith, readingOf } from '../../support/reading';

const risksOf = (clauses: string) => assessRisks(readingOf(contractWith(clauses))).riskFactors;
const risk = (clauses: string, id: string) => risksOf(clauses).find(({ rule }) => rule === id);

describe('quotes', () => {
  test('of redactions are whole sentences, each once', () => {
    const found = risk(
      '3.1 Customer shall pay [***] dollars within [***] days after receipt of each invoice that Provider sends under this Agreement for the Services.\n3.2 The minimum is [***] units.',
      'redactions',
    );
    expect(found?.description).toStartWith('3 terms');
    expect(found?.evidence.map(({ quote }) => quote)).toEqual([
      '3.1 Customer shall pay [***] dollars within [***] days after receipt of each invoice that Provider sends under this Agreement for the Services.',
      '3.2 The minimum is [***] units.',
    ]);
  });

  test('of blanks are whole sentences, each once', () => {
    const found = risk(
      '3.1 Either party may terminate this Agreement upon ________ (____30____) days written notice to the other party.',
      'blanks',
    );
    expect(found?.evidence).toHaveLength(1);
    expect(found?.evidence[0]?.quote).toEndWith('notice to the other party.');
  });
});

describe('what is no risk of its own', () => {
  test.each([
    [
      'one-sided-termination',
      '1.01 Provider may elect to terminate this Agreement, upon thirty (30) days written notice, at any time from and after the time that Alpha Ltd. holds less than fifty percent of the voting control of Customer.',
    ],
    [
      'change-of-control',
      '4.7 The board must approve entering into any change in control, severance or similar agreement with any officer, or its termination.',
    ],
    [
      'non-solicit',
      '2.1 Customer shall not discuss the supply of extract with the alternate supplier in a manner that induces the supplier to breach its agreement with Provider.',
    ],
    [
      'minimum-commitment',
      '7.4 Provider shall maintain an amount of additional units as finished goods, in a minimum level of two weeks of supply.',
    ],
    [
      'first-refusal',
      '9.1 No subsidiary has transferred its shares or granted any rights, options or rights of first refusal to purchase them.',
    ],
  ])('%s', (id, clause) => {
    expect(risk(clause, id)).toBeUndefined();
  });

  test('an appendix is there whichever way it is numbered', () => {
    expect(
      risk(
        '2.1 The trademarks are specified in Appendix I attached hereto.\nAppendix 1\nThe marks.',
        'missing-exhibits',
      ),
    ).toBeUndefined();
  });
});

test('an empty line for a named person is an empty signature line', () => {
  expect(risk('9. General.\nSigned by Marta Lindqvist  ______________________', 'unsigned')).toBeDefined();
});

test('who may use the data is named, not who agrees to it', () => {
  const found = risk(
    '2. You acknowledge and agree that Provider may disclose your usage data to any third parties as it sees fit.',
    'data-use',
  );
  expect(found?.description).toContain('lets Provider use');
});

test('who lets the other use the data is not named as the one who uses them', () => {
  const found = risk(
    '4. Customer grants Provider a perpetual license to use, copy and disclose Customer Data for any purpose.',
    'data-use',
  );
  expect(found?.description).toContain('lets one side use');
});

test('lines to sign on beside names and days are no blanks', () => {
  const lines =
    '______________________  Theodora Mercado, Managing Partner\nAgreed: ______________________  Rosa Cole      Date: __________';
  expect(risk(`9. General.\nSincerely,\n${lines}`, 'blanks')).toBeUndefined();
  expect(risk(`9. Customer pays $________ a month.\nSincerely,\n${lines}`, 'blanks')).toBeDefined();
});
