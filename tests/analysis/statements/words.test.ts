import { describe, expect, test } from 'bun:test';
import { isNegated } from '../../../src/analysis/provisions/input/negation';
import { listed, shorten } from '../../../src/analysis/report/shorten';
import { dutyIn } from '../../../src/analysis/statements/duty';
import { nameOf } from '../../../src/analysis/statements/party-names';
import { isDefinition } from '../../../src/analysis/statements/search';
import { contractWith, readingOf } from '../../support/reading';

const negated = (text: string, word: string) => isNegated(text, text.indexOf(word));

describe('a negation', () => {
  test.each([
    ['Customer shall not be exclusive', 'exclusive', true],
    ['Nothing in this Agreement creates any exclusivity', 'exclusivity', true],
    ['Customer may not assign; Provider is exclusive', 'exclusive', false],
    ['If Customer does not pay, unless Provider is exclusive', 'exclusive', false],
    ['Provider is the exclusive distributor', 'exclusive', false],
  ])('in "%s" before "%s": %p', (text, word, expected) => {
    expect(negated(text, word)).toBe(expected);
  });
});

describe('a duty', () => {
  const reading = readingOf(contractWith('1. Provider shall deliver the Software.'));
  test.each([
    ['The Provider shall deliver the goods.', 'The Provider', 'shall', 'deliver the goods.'],
    ['Neither party may assign this Agreement.', 'Neither party', 'shall not', 'assign this Agreement.'],
    ['Customer agrees that it will not resell the Software.', 'Customer', 'shall not', 'resell the Software.'],
    ['Upon request, Acme Cloud, Inc. may audit.', 'Acme Cloud, Inc.', 'may', 'audit.'],
  ] as const)('%s', (text, who, modal, what) => {
    expect(dutyIn(reading, text)).toEqual({ who, modal, what });
  });
  test('is of nobody where no party is the subject', () => {
    expect(dutyIn(reading, 'The weather shall be fine.')).toBeNull();
  });
});

describe('words for people', () => {
  test('are cut at a clause, marked, and without a loose bracket', () => {
    expect(shorten('pay the fee.', 40)).toBe('pay the fee');
    expect(shorten('deliver the goods to the works in Halden, provided that the Buyer has paid', 50)).toBe(
      'deliver the goods to the works in Halden…',
    );
    expect(shorten('deliver the goods (as listed in the long schedule that follows) to the Buyer', 40)).toBe(
      'deliver the goods…',
    );
    expect(shorten('x'.repeat(10), 10)).toBe('x'.repeat(10));
  });
  test('name parties and lists', () => {
    expect(nameOf('the  Provider')).toBe('Provider');
    expect(nameOf('You')).toBe('“you”');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed(['a'])).toBe('a');
  });
});

test('definitions are told from duties', () => {
  expect(isDefinition('1.1 "Customer Data" means all data.')).toBe(true);
  expect(isDefinition('"Term" shall mean the time.')).toBe(true);
  expect(isDefinition('Provider shall use the "Marks" as agreed.')).toBe(false);
});
