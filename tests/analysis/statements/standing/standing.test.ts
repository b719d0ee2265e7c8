import { describe, expect, test } from 'bun:test';
import { passagesOf } from '../../../../src/analysis/statements/passages';
import { decodeStandingModel, hangingOf, limitingOf } from '../../../../src/analysis/statements/standing/standing';
import { titleAbove } from '../../../../src/analysis/statements/standing/title-above';
import { contractWith, readingOf } from '../../../support/reading';

/** A contract with these clauses, and the place of the passage that has these words. */
function passageIn(clauses: string, words: string) {
  const reading = readingOf(contractWith(clauses));
  const passages = passagesOf(reading);
  const at = passages.findIndex(({ text }) => text.includes(words));
  const passage = passages[at];
  if (!passage) throw new Error(`no passage has '${words}'`);
  return { reading, passage, at, previous: passages[at - 1] };
}

describe('a sentence hangs on what stands before it', () => {
  test.each([
    ['2. Dates. Customer may move the party to another day. Once it costs nothing, later $350.', 'Once it costs'],
    ['2. Press. Provider lends Customer a press. It is given back in ten days, or paid for.', 'It is given'],
    ['2. Death. If Customer dies, the loan ends. Then $3,000 of it is forgiven.', 'Then $3,000'],
  ])('%s', (clauses, words) => {
    const { reading, passage } = passageIn(clauses, words);
    expect(hangingOf(reading, passage)).toBeGreaterThan(0.33);
  });

  test.each([
    [
      '2. Fees. Customer shall pay Provider $250 a month. Provider shall send an invoice each month.',
      'Provider shall send',
    ],
    ['2. Law. This Agreement is governed by the laws of Texas.', 'governed by'],
    ['2. Work. Provider shall deliver the Software within thirty days after the Effective Date.', 'shall deliver'],
  ])('and others do not: %s', (clauses, words) => {
    const { reading, passage } = passageIn(clauses, words);
    expect(hangingOf(reading, passage)).toBeLessThan(0.33);
  });
});

test('a sentence that takes back part of another is likelier to be one than a further duty', () => {
  const limit = (second: string) => {
    const { reading, passage, previous } = passageIn(
      `2. Liability. Provider is liable for no more than $4,000. ${second}`,
      second.slice(0, 12),
    );
    return previous ? limitingOf(reading, passage, previous) : 0;
  };
  expect(limit('This does not apply to fraud, death or injury.')).toBeGreaterThan(0.3);
  expect(limit('Provider shall send Customer a report each month.')).toBeLessThan(0.2);
});

describe('the title right above a passage', () => {
  test('is its run-in title, or the line before it', () => {
    const runIn = passageIn('2. Moving the date. Once, free, to any open day within the next year.', 'Once, free');
    expect(titleAbove(runIn.reading, runIn.at)).toBe('Moving the date');
    const line = passageIn(
      '2. Price. Customer pays $250.\nIf you move the date\nOnce, free, to any open day within the next year.',
      'Once, free',
    );
    expect(titleAbove(line.reading, line.at)).toBe('If you move the date');
  });

  test('is none behind another sentence', () => {
    const { reading, at } = passageIn('2. Fees. Customer pays $250. Interest is 2%.', 'Interest is');
    expect(titleAbove(reading, at)).toBeNull();
  });
});

test('weights of another size are not read', () => {
  const short = { scale: 1, offset: 0, weights: btoa('abc') };
  expect(() => decodeStandingModel({ hanging: short, limiting: short })).toThrow('not of the size');
});
