import { describe, expect, test } from 'bun:test';
import { isNegated } from '../../../src/analysis/provisions/input/negation';
import { shorten } from '../../../src/analysis/shorten';
import { nameOf } from '../../../src/analysis/statements/parties';
import { isDefinition } from '../../../src/analysis/statements/search';
import { listed } from '../../../src/shared/phrases';

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
