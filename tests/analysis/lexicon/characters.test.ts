import { expect, test } from 'bun:test';
import {
  endsWithSign,
  hasLetterOrDigit,
  hasLetters,
  hasSign,
  isInCapitals,
  isWholeNumber,
  opensWithCapital,
  opensWithDigit,
  opensWithSmallLetter,
  withoutAccents,
  withoutEnd,
  withoutLast,
  withoutSigns,
  withoutStart,
} from '../../../src/analysis/lexicon/characters';

test('letters are counted in a row, with accents and in pairs of code units', () => {
  expect([hasLetters('7 B'), hasLetters('7.'), hasLetters('a1b', 2), hasLetters('1éa', 2), hasLetters('𝐀', 1)]).toEqual(
    [true, false, false, true, true],
  );
});

test('a text opens with its first character', () => {
  expect([opensWithDigit('1.'), opensWithDigit(' 1'), opensWithDigit('')]).toEqual([true, false, false]);
  expect([opensWithCapital('Écoles'), opensWithCapital('a'), opensWithCapital('')]).toEqual([true, false, false]);
  expect([opensWithSmallLetter('über'), opensWithSmallLetter('B')]).toEqual([true, false]);
});

test('capitals are what has no small letter', () => {
  expect([isInCapitals('(1) ÖSSIAN MUIR'), isInCapitals('12'), isInCapitals('OSSIAN McKAY')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an end is one sign, or all of several with white space', () => {
  expect([endsWithSign('Price:', ':;'), endsWithSign('Price', ':;'), endsWithSign('', ':')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([withoutLast('a..', '.'), withoutLast('a', '.'), withoutLast('', '.')]).toEqual(['a.', 'a', '']);
  expect([withoutEnd('Price :\t', ':'), withoutEnd(' : ', ':'), withoutStart(' (a) ', '(')]).toEqual([
    'Price',
    '',
    'a) ',
  ]);
});

test('numbers, signs and accents', () => {
  expect([isWholeNumber('12'), isWholeNumber('1.2'), isWholeNumber('')]).toEqual([true, false, false]);
  expect([hasLetterOrDigit('–'), hasLetterOrDigit('½')]).toEqual([false, true]);
  expect(withoutAccents('José')).toBe('Jose');
});

test('signs are looked for and left out wherever they stand', () => {
  expect([hasSign('Rent: 5', ':['), hasSign('Rent; 5', ':['), hasSign('', ':')]).toEqual([true, false, false]);
  expect([withoutSigns('(iv).', '().'), withoutSigns('12,000 50', ', '), withoutSigns('iv', '')]).toEqual([
    'iv',
    '1200050',
    'iv',
  ]);
});
