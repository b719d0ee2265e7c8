import { describe, expect, test } from 'bun:test';
import { statementsOf } from '../../../src/analysis/statements/statements';
import { contractWith, readingOf } from '../../support/reading';

/** Who · force · what of every statement about the clause, without the words that all contracts of these tests have. */
function said(clause: string): string[] {
  return statementsOf(readingOf(contractWith(`1. ${clause}`)))
    .filter(
      ({ what, passage }) => !what.startsWith('agree as follows') && !passage.text.startsWith('This Agreement is'),
    )
    .map(({ who, force, what }) => `${who.name} · ${force} · ${what.replace(/[.;]$/, '')}`);
}

describe('one clause, one answer to who must, may or does what', () => {
  test.each([
    ['Provider shall deliver the Software within ten days.', 'Provider · must · deliver the Software within ten days'],
    [
      'Provider shall procure that the Software is delivered.',
      'Provider · must · procure that the Software is delivered',
    ],
    ['The Customer covenants and agrees to keep the records.', 'Customer · must · keep the records'],
    ['It is agreed that Provider shall store the data.', 'Provider · must · store the data'],
    [
      'Customer shall not unreasonably withhold its consent.',
      'Customer · must not · unreasonably withhold its consent',
    ],
    ['You can leave whenever you like.', '“you” · may · leave whenever you like'],
    ["We won't share your data.", '“we” · must not · share your data'],
    ["You don't have to give a reason.", '“you” · need not · give a reason'],
    ['Fees: Customer pays $900 a month.', 'Customer · does · pays $900 a month'],
    ['Neither party may assign this Agreement.', 'either party · must not · assign this Agreement'],
    ['Each of Provider and Customer shall bear its own costs.', 'either party · must · bear its own costs'],
    ['The receiving party shall keep it secret.', 'either party · must · keep it secret'],
    ['At the request of Customer, Provider shall delete the data.', 'Provider · must · delete the data'],
    ['In no event shall Provider be liable for lost profits.', 'Provider · must not · be liable for lost profits'],
    ['Nothing in this clause obliges Customer to pay in advance.', 'Customer · need not · pay in advance'],
    ['This clause permits Provider to use the name.', 'Provider · may · use the name'],
    ['The law does not prevent Customer from claiming more.', 'Customer · may · claiming more'],
    ['These terms may be changed by Provider at any time.', 'Provider · may · be changed by Provider at any time'],
    [
      'Customer may set off only claims which are acknowledged by Provider.',
      'Customer · may · set off only claims which are acknowledged by Provider',
    ],
    [
      'Customer shall not be entitled to deduct any sums owed to it by Provider.',
      'Customer · must not · be entitled to deduct any sums owed to it by Provider',
    ],
    ['Provider, its agents and workmen may enter at any hour.', 'Provider · may · enter at any hour'],
    ['Provider or its accountants may check the books.', 'Provider · may · check the books'],
    ['No such change will entitle Customer to a refund.', 'Customer · must not · a refund'],
    ['Customer shall have the right to audit the books.', 'Customer · may · have the right to audit the books'],
    ['Provider is not required to give support.', 'Provider · need not · give support'],
    ['Provider shall not be required to give support.', 'Provider · need not · be required to give support'],
    ['Customer acknowledges that it shall pay late fees.', 'Customer · must · pay late fees'],
  ])('%s', (clause, statement) => {
    expect(said(clause)).toContain(statement);
  });

  test('who acknowledges a right of the other does not get it', () => {
    const statements = said('Customer acknowledges that Provider may modify the terms at any time.');
    expect(statements).toContain('Provider · may · modify the terms at any time');
    expect(statements.filter((one) => one.startsWith('Customer · may'))).toEqual([]);
  });

  test('words between commas leave the right with its subject', () => {
    const statements = said('Provider may, and Customer consents that Provider may, use the name of Customer.');
    expect(statements).toContain('Provider · may · use the name of Customer');
    expect(statements.filter((one) => one.startsWith('Customer · may'))).toEqual([]);
  });

  test("a party that stands in another phrase doesn't act", () => {
    expect(said('The employees of Provider shall wear badges.')).toEqual([]);
    expect(said('The liability of Customer shall not exceed the fees.')).toEqual([]);
    expect(said("Provider's staff may enter the premises.")).toEqual([]);
    expect(said('Customer may set off only claims which are acknowledged by Provider.')).toEqual([
      'Customer · may · set off only claims which are acknowledged by Provider',
      'Provider · is · acknowledged by Provider',
    ]);
    expect(said('Customer shall not be entitled to deduct any sums owed to it by Provider.')).toEqual([
      'Customer · must not · be entitled to deduct any sums owed to it by Provider',
    ]);
  });

  test('a list below its stem is said of the subject of the stem', () => {
    const statements = said(
      'Provider shall do the following:\n(a) deliver the Software to Customer;\n(b) train the staff of Customer within a month, at its own cost.',
    );
    expect(statements).toContain('Provider · must · deliver the Software to Customer');
    expect(statements).toContain('Provider · must · train the staff of Customer within a month, at its own cost');
  });

  test('it is the party before it, in the sentence or in the sentence before', () => {
    expect(said('If Customer fails to pay, Provider may stop work, and it may suspend access.')).toContain(
      'Provider · may · suspend access',
    );
    expect(said('Provider shall store the files. It may delete them after a year.')).toContain(
      'Provider · may · delete them after a year',
    );
  });

  test('a condition hangs on its clause and is not the clause itself', () => {
    const [condition] = statementsOf(
      readingOf(contractWith('1. If Customer must leave early, Provider shall refund the fees.')),
    ).filter(({ under }) => under === 'if');
    expect(condition?.who.name).toBe('Customer');
    expect(condition?.isMain).toBe(false);
  });
});
