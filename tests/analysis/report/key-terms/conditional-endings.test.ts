import { describe, expect, test } from 'bun:test';
import { bestLines } from '../../../../src/analysis/report/key-terms/line';
import { terminationLines } from '../../../../src/analysis/report/key-terms/termination';
import { contractWith, readingOf } from '../../../support/reading';

const endings = (clauses: string) =>
  bestLines(terminationLines(readingOf(contractWith(clauses)))).map(({ text }) => text);

describe('a right to end stands with what limits it', () => {
  test.each([
    [
      'Provider may terminate this Agreement on 60 days’ notice, provided that no order is open.',
      ['Provider may terminate on 60 days’ notice provided that no order is open'],
    ],
    [
      'Customer may cancel this Agreement at any time unless a delivery is under way.',
      ['Customer may terminate at any time unless a delivery is under way'],
    ],
    [
      'Either party may end this Agreement on 30 days’ notice, but not in the first year.',
      ['Either party may end this Agreement on 30 days’ notice, but not in the first year'],
    ],
    [
      'Provider shall have the right to terminate this Agreement upon thirty (30) days’ notice; provided, however, that Provider agrees not to terminate unless its credit rating falls.',
      [
        'Provider shall have the right to terminate this Agreement upon 30 days’ notice; provided, however, that Provider agrees not to terminate unless its credit rating falls',
      ],
    ],
    [
      'Provider may terminate this Agreement at any time upon ninety (90) days’ notice should Provider decide to close the site.',
      ['Provider may terminate on 90 days’ notice should Provider decide to close the site'],
    ],
    [
      'Provider may terminate this Agreement on 90 days’ notice where the rating of Customer is lowered.',
      ['Provider may terminate on 90 days’ notice where the rating of Customer is lowered'],
    ],
    [
      'Customer may terminate this Agreement for convenience on 60 days’ notice if it has paid the fees of that year.',
      ['Customer may terminate without cause on 60 days’ notice if it has paid the fees of that year'],
    ],
    [
      'At any time when no statement of work is open, either party may terminate this Agreement on fifteen (15) days’ notice.',
      ['At any time when no statement of work is open, either party may terminate on 15 days’ notice'],
    ],
    [
      'Subject to the consent of the lenders, Customer may terminate this Agreement on 30 days’ notice.',
      ['Subject to the consent of the lenders, Customer may terminate this Agreement on 30 days’ notice'],
    ],
    [
      'Except in December, Customer may cancel this Agreement on two weeks’ notice.',
      ['Except in December, Customer may cancel this Agreement on two weeks’ notice'],
    ],
    [
      'Customer may end this Agreement with a month’s notice after the first season.',
      ["Customer may terminate after the first season on a month's notice"],
    ],
    [
      'Customer may terminate this Agreement by no less than 24 months’ notice in writing, or such greater period as is reasonable for Provider to find another buyer.',
      ['Customer may terminate on 24 months’ notice or longer'],
    ],
    [
      'This Agreement may be terminated by Provider on 30 days’ notice so long as the loan is not drawn.',
      ['Provider may terminate on 30 days’ notice so long as the loan is not drawn'],
    ],
    [
      'This Agreement continues until terminated by mutual agreement of the parties or by either party on not less than 60 days’ written notice to the other.',
      ['Either party may terminate on 60 days’ notice'],
    ],
    [
      'This Agreement is renewed for a year on each anniversary unless terminated by either party upon ninety (90) days’ written notice.',
      [],
    ],
    [
      'Provider may terminate this Agreement without notice in the event of gross misconduct.',
      ['Provider may terminate for gross misconduct'],
    ],
    [
      'Either party may terminate this Agreement upon material breach by the other that is not cured within 30 days.',
      ['Either party may terminate for material breach if not cured within 30 days'],
    ],
  ])('%s', (clause, lines) => {
    expect(endings(`9. ${clause}`).map((line) => line.replaceAll('’', "'"))).toEqual(
      lines.map((line) => line.replaceAll('’', "'")),
    );
  });

  test('and is not told where the words that limit it are too many', () => {
    const proviso = `provided, however, that Provider shall not terminate unless ${'the works of the second stage were taken over and paid for by Customer, or '.repeat(3)}the parties so agree`;
    expect(endings(`9. Provider may terminate this Agreement upon thirty (30) days’ notice; ${proviso}.`)).toEqual([]);
    expect(
      endings(
        `9. If ${'the first of the works is not taken over, and '.repeat(5)}no other site is found, Customer may terminate this Agreement on 30 days’ notice.`,
      ),
    ).toEqual([]);
  });
});

describe('time to cure is no notice', () => {
  test.each([
    [
      'Either party may end it at once if the other commits a serious breach and does not mend it within 21 days after notice, or becomes insolvent.',
      'Either party may terminate for serious breach if not cured within 21 days, or on insolvency',
    ],
    [
      'Either party may terminate this Agreement immediately if the other commits a breach and does not fix it within 20 days of written notice.',
      'Either party may terminate for breach if not cured within 20 days',
    ],
    [
      'Customer may terminate this Agreement if Provider breaches it and has not put things right within ten days of being told.',
      'Customer may terminate for breach if not cured within 10 days',
    ],
    [
      'If Customer fails to pay and such failure continues for three (3) days after written notice, Provider may terminate this Agreement.',
      'Provider may terminate for non-payment if not cured within 3 days',
    ],
    [
      'Either party may terminate this Agreement for breach that the other does not remedy within 14 days or for insolvency.',
      'Either party may terminate for breach if not cured within 14 days, or on insolvency',
    ],
    [
      'Upon an event of default, Customer may terminate this Agreement by notice given within 10 days after the default.',
      'Customer may terminate for default',
    ],
  ])('%s', (clause, line) => {
    expect(endings(`9. ${clause}`)).toEqual([line.replace('for default', 'for breach')]);
  });
});

test.each([
  'Provider may terminate this Agreement provided that it refunds the balance, if any, of the fees that Customer paid in advance and that were not used for the works, for the goods, for the licences and for the travel of its staff to the site of Customer, and pays interest on them.',
  'A party whose work is hindered may stop, and the other may terminate this Agreement upon notifying it.',
  'Provider may audit the books; should any audit disclose an understatement, Customer shall pay the cost of the audit and Provider may terminate this Agreement on the next day.',
])('no line that is cut or garbled: %s', (clause) => {
  for (const line of endings(`9. ${clause}`)) expect(line).not.toMatch(/if any|\band$|notifying|…$/);
});
