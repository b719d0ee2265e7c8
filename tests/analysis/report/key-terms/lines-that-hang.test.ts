import { describe, expect, test } from 'bun:test';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { obligationLines } from '../../../../src/analysis/report/key-terms/obligations';
import { terminationLines } from '../../../../src/analysis/report/key-terms/termination';
import { contractWith, readingOf } from '../../../support/reading';

const reading = (clauses: string) => readingOf(contractWith(clauses));
const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text.replaceAll('’', "'"));
const endings = (clauses: string) => textsOf(terminationLines(reading(clauses)));
const duties = (clauses: string) => textsOf(obligationLines(reading(clauses)));
const sums = (clauses: string) => textsOf(financialLines(reading(clauses)));

describe('a line that speaks of what only another sentence names is left out', () => {
  test('of a right to end', () => {
    expect(endings('If they are not rebuilt within two years either party may terminate this Agreement.')).toEqual([]);
    expect(endings('Customer may terminate this Agreement if it is insolvent.')).toEqual([
      'Customer may terminate on insolvency',
    ]);
  });

  test.each([
    'If Customer brings its own, Provider shall insure them while they are in the house.',
    'Provider shall give Customer the prescribed information in the same time.',
    'Customer shall refund the dues for any period after a membership is ended in this way.',
    'Customer is not entitled to participate in any benefit plan of Provider.',
  ])('of a duty: %s', (clause) => {
    expect(duties(clause)).toEqual([]);
  });

  test('but a duty that names all it speaks of is told', () => {
    expect(duties('Provider shall insure the tools of Customer while they are in the house.')).toHaveLength(1);
    expect(duties('Customer shall not participate in any sale of the shares of Provider.')).toHaveLength(1);
  });
});

describe('two rights in one sentence are two', () => {
  test('without cause on notice, and at once for breach', () => {
    const [first] = endings(
      'Either party may terminate this Agreement for convenience upon thirty (30) days’ written notice, and either party may terminate forthwith upon a material breach which remains uncured ten (10) days after notice.',
    );
    expect(first).toBe("Either party may terminate without cause on 30 days' notice");
  });

  test('a length for each stage is never told as one', () => {
    const lines = endings(
      'Either party may end this Agreement by notice of one month in the first year, two months in the second and three months from the third year on.',
    );
    expect(lines.every((line) => line.includes('three months'))).toBe(true);
  });
});

describe('a sum is told for what it is owed', () => {
  test.each([
    ['Provider is not liable for a claim unless all claims exceed $9,000.', []],
    ['Customer has withheld the last $11,250 of the price.', []],
    [
      'A new tenant may be named; the fee for this is the reasonable cost, limited to $50.',
      ['A new tenant may be named; the fee for this is the reasonable cost, limited to $50'],
    ],
    [
      'An unauthorized animal carries a one-time charge of $200.',
      ['An unauthorized animal carries a one-time charge of $200'],
    ],
    [
      'Provider shall pay license renewal fees and up to $1,800 a year for continuing education.',
      ['Continuing education: up to $1,800 per year'],
    ],
    ['Further rounds are charged at a price of $55 an hour.', ['Further rounds: $55 per hour']],
    ['The fee is four thousand two hundred dollars.', ['Fee: $4,200']],
    [
      'Provider shall pay each invoice within sixty (60) days following the date on which Provider has itself received payment from its customer.',
      [],
    ],
    [
      'Provider shall pay each invoice within sixty (60) days following the date of the invoice.',
      ['Payment term: 60 days after the invoice'],
    ],
  ])('%s', (clause, lines) => {
    expect(sums(clause)).toEqual(lines);
  });
});
