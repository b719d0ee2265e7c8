import { describe, expect, test } from 'bun:test';
import { anyOf, spacedSource } from '../../../src/analysis/lexicon/phrases';
import {
  anyWording,
  closingWords,
  ifNext,
  inClause,
  kept,
  listOf,
  nearestWithout,
  onlyWords,
  openingWords,
  perhaps,
  unlessNext,
  upTo,
  wording,
} from '../../../src/analysis/lexicon/words';

describe('a list of words', () => {
  test('is parted by commas that stand in no bracket, and may have several lines', () => {
    expect(listOf('fee(s), {price,rate} list, late fee')).toEqual(['fee(s)', '{price,rate} list', 'late fee']);
    expect(listOf(['may, can', 'is free to'])).toEqual(['may', 'can', 'is free to']);
    expect(listOf(':, \\,')).toEqual([':', '\\,']);
  });

  test('alternatives within round brackets, which no text would meet, are an error', () => {
    expect(() => wording('change(s,d) of price')).toThrow(RangeError);
    expect(() => wording('change{,s,d} of price, (however,) (a )price')).not.toThrow();
  });

  test.each([
    ['fee(s)', 'The fees are due', true],
    ['fee(s)', 'coffee is due', false],
    ['licen{c,s}e', 'a license', true],
    ['terminat*', 'on termination', true],
    ['remed+', 'the remedy', true],
    ['remed+', 'remed', false],
    ['no ~2 refund', 'no such early refund', true],
    ['no ~2 refund', 'no one ever gets a refund', false],
    ['U.S.', 'in the U.S. only', true],
    ['U.S.', 'in the UKS only', false],
    ['at any time', 'at any\ntime', true],
    ['notif*3', 'to notify', true],
    ['notif*3', 'a notification', false],
    ['liab*2-6', 'Supplier liabs', false],
    ['liab*2-6', 'Supplier is liable', true],
    ['third_part{y,ies}', 'third-party rights', true],
    ['third_part{y,ies}', 'third parties', true],
    ['if the ^ cancels', 'if the tenant cancels', true],
    ['if the ^ cancels', 'if the sub-tenant cancels', false],
    ['have ^2 insurance', 'must have public liability insurance', true],
    ['have ^2 insurance', 'must have good public liability insurance', false],
    ['within #1-3 days', 'within 30 days', true],
    ['within #1-3 days', 'within 2000 days', false],
    ['since ####', 'since 2020', true],
    ['\\#ad', 'marked #ad', true],
  ])('%s in "%s": %p', (list, text, found) => {
    expect(wording(list).test(text)).toBe(found);
  });

  test('finds the longer of two that begin alike', () => {
    expect(new RegExp(anyOf(['has', 'has to'])).exec('it has to pay')?.[0]).toBe('has to');
  });
});

describe('lists in order', () => {
  const pattern = wording('may, can', 20, 'cancel, terminate');
  test('have to stand near each other', () => {
    expect(pattern.test('Provider may at will terminate')).toBe(true);
    expect(pattern.test('terminate as it may')).toBe(false);
    expect(pattern.test('may do all that it wants to do and then terminate')).toBe(false);
  });
  test('or in one clause', () => {
    expect(wording('not', inClause(40), 'assign').test('may not sell; it may assign')).toBe(false);
    expect(wording('not', inClause(40), 'assign').test('may not sell or assign')).toBe(true);
  });
  test('at the beginning, at the end, or alone', () => {
    expect(openingWords('if, unless').test('If so')).toBe(true);
    expect(openingWords('if, unless').test('Only if so')).toBe(false);
    expect(closingWords('for (the )').test('to pay for the ')).toBe(true);
    expect(onlyWords('may, can').test('may')).toBe(true);
    expect(onlyWords('may, can').test('may not')).toBe(false);
  });
  test('with words that must, or must not, stand at once beside them', () => {
    const exclusive = wording('exclusive', unlessNext(' {jurisdiction,remed*}'));
    expect([exclusive.test('an exclusive right'), exclusive.test('the exclusive remedies')]).toEqual([true, false]);
    expect(wording('keeps us ', ifNext(20, 'free from')).test('keeps us safe and free from claims')).toBe(true);
  });
  test('with signs, which need no letters around them', () => {
    expect(['fee: 5', 'fee; 5', 'fee, 5', 'fees: 5'].map((text) => wording('fee', '{:,;}').test(text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['a (b) c', 'a (b c'].map((text) => wording('\\(', 3, '\\) ').test(text))).toEqual([true, false]);
  });
  test('with a part that may be missing', () => {
    const between = closingWords('between, among', perhaps('{:,\\,}'), perhaps(' '), perhaps('\\('));
    expect(['made between', 'made between:', 'made among, ('].every((text) => between.test(text))).toBe(true);
    expect(['made between;', 'made between ) ', 'betweens:'].some((text) => between.test(text))).toBe(false);
    expect(openingWords(perhaps('\\(', upTo(9, ')'), '\\) '), 'who').test('(a baker) who')).toBe(true);
    expect(openingWords(perhaps('\\(', upTo(9, ')'), '\\) '), 'who').test('(a baker who')).toBe(false);
  });
  test('up to a sign that parts them', () => {
    expect(closingWords('total', upTo(20, '$;'), '').test('the total of the rent ')).toBe(true);
    expect(closingWords('total', upTo(20, '$;'), '').test('the total is $5 ')).toBe(false);
    expect(wording('if', nearestWithout(40, ','), kept('fee(s), rent')).exec('if the rent or fees')?.[1]).toBe('rent');
  });
  test('of several the one that stands first is found', () => {
    expect(anyWording(wording('refund'), wording('fee(s)', 10, 'due')).exec('fees are due, no refund')?.[0]).toBe(
      'fees are due',
    );
  });
});

test('words as they stand are found over any white space, with their signs', () => {
  const name = new RegExp(spacedSource('A.B. (UK) Ltd'));
  expect(['of A.B.\n(UK)  Ltd', 'of AxB. (UK) Ltd', 'of A.B. (UK)Ltd'].map((text) => name.test(text))).toEqual([
    true,
    false,
    false,
  ]);
});
