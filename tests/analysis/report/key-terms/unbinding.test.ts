import { describe, expect, test } from 'bun:test';
import { withCaution } from '../../../../src/analysis/report/key-terms/caution';
import { isUnbinding } from '../../../../src/analysis/report/key-terms/unbinding';
import { readingOf } from '../../../support/reading';

const HEAD = 'HEADS OF TERMS\nfor a joint venture\nActon Ltd and Borel SA have signed this paper in Cork.';

/** Whether the words of a paper of heads of terms are told as not binding. */
function isUnbound(body: string, words: string): boolean {
  const reading = readingOf(`${HEAD}\n${body}`);
  return isUnbinding(reading, reading.contract.text.indexOf(words));
}

const PARTS = (first: string, second: string) =>
  `${first}\n1. The company buys kelp for £210 a tonne.\n2. Acton holds one half.\n${second}\n3. Neither party talks to others for 90 days.`;

describe('a part that does not bind', () => {
  test.each([
    ['PART A – NOT BINDING', 'PART B – BINDING'],
    ['Part One – What we intend (this part does not bind)', 'Part Two – What binds from today'],
    ['Section 1: Non-binding terms', 'Section 2: Other terms'],
    ['Part A – Subject to contract', 'Part B – Costs'],
    ['Commercial terms (not legally binding)', 'Binding terms'],
  ])('by its heading, up to the next: %s', (first, second) => {
    const body = PARTS(first, second);
    expect(isUnbound(body, 'The company buys')).toBe(true);
    expect(isUnbound(body, 'Acton holds')).toBe(true);
    expect(isUnbound(body, 'Neither party')).toBe(false);
  });

  test('by a sentence that names it', () => {
    const body = `Part A is a statement of intention and is not meant to bind either of us in law.\n${PARTS('Part A', 'Part B')}`;
    expect(isUnbound(body, 'The company buys')).toBe(true);
    expect(isUnbound(body, 'Neither party')).toBe(false);
  });

  test.each([
    ['Part A – Binding', 'Part B – Not binding'],
    ['Part A – Price', 'Part B – Costs'],
    [
      'Prices are estimates and do not bind anybody until the order was confirmed by both of them in a letter of their own.',
      'Costs',
    ],
    ['Forecasts do not bind Acton.', 'Costs'],
    ['SUBJECT TO CONTRACT (until signed by both)', 'Costs'],
  ])('near miss: %s', (first, second) => expect(isUnbound(PARTS(first, second), 'The company buys')).toBe(false));
});

describe('terms that do not bind by their numbers', () => {
  const TERMS =
    '1. The company buys kelp for £210 a tonne.\n2. Acton holds one half.\n9. Neither party talks to others for 90 days.';
  test.each([
    ['Save for clauses 8 to 11, these heads are not legally binding.', [true, true, false]],
    ['Except for paragraphs 2 and 9, this document is not intended to be legally binding.', [true, false, false]],
    ['Clauses 1 to 2 of this letter are not legally binding.', [true, true, false]],
  ])('%s', (sentence, unbound) => {
    const told = ['The company buys', 'Acton holds', 'Neither party'].map((words) =>
      isUnbound(`${sentence}\n${TERMS}`, words),
    );
    expect(told).toEqual(unbound);
  });

  test.each([
    'Until it is paid, Borel may treat clause 1 as not binding on it.',
    'Forecasts under clause 1 are not binding.',
    'Save as stated elsewhere, these heads are not legally binding.',
    'Clauses 1 to 2 are legally binding.',
  ])('near miss: %s', (sentence) => expect(isUnbound(`${sentence}\n${TERMS}`, 'The company buys')).toBe(false));

  test('or by a mark on their rows', () => {
    const rows = 'Amount\tUS$8,000,000 for shares\nBreak fee (B)\tThe Company pays US$160,000';
    const body = `Save for the rows marked (B), this term sheet is not legally binding.\n${rows}`;
    expect(isUnbound(body, 'US$8')).toBe(true);
    expect(isUnbound(body, 'US$160')).toBe(false);
  });
});

test.each([
  'THIS PAPER IS NOT BINDING UPON ACTON UNTIL SIGNED BY AN OFFICER OF ACTON.',
  'This paper shall not be binding on Acton unless it is accepted in writing.',
])('near miss: what binds once it is signed: %s', (words) => {
  expect(
    isUnbound(`1. The company buys kelp for £210 a tonne.\n${words}\n2. Acton holds one half.`, 'The company buys'),
  ).toBe(false);
});

test('a line of such a part says so', () => {
  const reading = readingOf(`${HEAD}\n${PARTS('PART A – NOT BINDING', 'PART B – BINDING')}`);
  const line = (words: string) => withCaution(reading, words, reading.contract.text.indexOf(words));
  expect(line('Acton holds one half')).toBe('Not binding: Acton holds one half');
  expect(line('Neither party talks')).toBe('Neither party talks');
});
