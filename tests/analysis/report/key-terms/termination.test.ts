import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bestLines } from '../../../../src/analysis/report/key-terms/line';
import { terminationLines } from '../../../../src/analysis/report/key-terms/termination';
import { contractWith, readingOf } from '../../../support/reading';

const linesOf = (clauses: string) =>
  bestLines(terminationLines(readingOf(contractWith(clauses)))).map(({ text }) => text);

describe('how it ends, in the words of the contract', () => {
  test.each([
    'Either party may terminate this Agreement upon material breach by the other that is not cured within 30 days.',
    "Provider may, at any time after the first six months, cancel this Agreement on two months' notice.",
    "Customer has the right to end the contract without cause by giving sixty days' notice.",
    'You can leave whenever you like, even at once.',
    "Either of us may give the other three months' notice to end this agreement.",
    'This Agreement may be terminated by either party on the insolvency of the other.',
    'The employment is terminable at will by either side.',
    'The term goes on from month to month until ended by either side.',
    'This Agreement shall automatically terminate upon the sale of the business.',
    'The Owner may determine this lease by notice if the rent is late.',
    'The Owner may determine the licence at any time.',
    'The license ends automatically if Customer breaks its terms.',
    "Either partner may determine the partnership by three months' notice.",
    'The Licensee may determine this Deed by notice.',
    "You may withdraw your child at any time with two weeks' notice.",
    'The Buyer may withdraw from the order if delivery is three weeks late.',
    "Newsletters go out monthly, and either of us can stop them with a month's notice.",
    'The obligations of Section 5 survive the end of this Agreement.',
  ])('%s', (sentence) => expect(linesOf(`6. Ending. ${sentence}`)).toEqual([sentence.slice(0, -1)]));

  test.each([
    ['a definition', '"Termination Date" means the day on which this Agreement is terminated by a party.'],
    ['what somebody settles', 'The Consultant may determine her own hours and place of work.'],
    ['the same of a price', 'Provider may determine the fee from time to time.'],
    ['what somebody settles about others', 'Provider reserves the right to determine the assignment of its personnel.'],
    ['a consent', 'Provider may name the Customer, who may withdraw this consent by e-mail at any time.'],
    ['credit', 'The Company may withdraw or reduce credit at any time.'],
    ['work', 'Contractor may stop work on five days’ notice until it is paid.'],
    ['a debit', 'You may stop the debits by written notice to Lender.'],
    ['a place', 'Buyer may leave the boat in the yard until 7 June.'],
    ['an appointment', 'You may cancel an appointment up to a day before.'],
    ['talks', 'Either party may terminate discussions at any time.'],
    ['notice of a defect', 'Customer may give notice of a defect within ten days.'],
    ['a policy', 'Provider’s insurance may not be cancelled without notice to Customer.'],
    ['a valuer', 'In default of agreement the rent shall be determined by a surveyor.'],
  ])('near miss: %s', (_name, sentence) => expect(linesOf(`6. Clause. ${sentence}`)).toEqual([]));

  test('notices that each side has for itself are told', () => {
    const paper = join(
      import.meta.dir,
      '../../../../scripts/training/findings/papers/fifty-eighth/dosing-agent-letter.txt',
    );
    const lines = terminationLines(readingOf(readFileSync(paper, 'utf8'))).map(({ text }) => text);
    expect(lines.some((line) => line.includes('by you with six months'))).toBe(true);
  });

  test('rights stand before what happens by itself, and that before what outlives it', () => {
    const lines = linesOf(
      "6. End. The duties of clause 3 survive the end of this Agreement. This Agreement shall expire when the work is done. Either party may terminate this Agreement on 30 days' notice.",
    );
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['Either', 'This', 'The']);
  });
});
