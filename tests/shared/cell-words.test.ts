import { expect, test } from 'bun:test';
import { cellWords } from '../../src/shared/cell-words';

test.each([
  ['a place', { column: 'fact.governingLaw', state: 'found', value: 'California' }, 'California'],
  ['a day', { column: 'fact.expirationDate', state: 'found', value: '2027-03-31', day: '2027-03-31' }, 'Mar 31, 2027'],
  ['no end', { column: 'fact.expirationDate', state: 'found', value: 'perpetual' }, 'No fixed end'],
  ['a fact that was looked for', { column: 'fact.term', state: 'absent', value: null }, 'Not found'],
  ['a fact without a value', { column: 'fact.term', state: 'stated', value: null }, 'Stated without a value'],
  ['an answer', { column: 'question.nda.copies', state: 'not_stated', value: null }, 'Not stated'],
  ['an answer with its value', { column: 'question.nda.copies', state: 'yes', value: '5 years' }, 'Yes, 5 years'],
  ['what a reader rejected', { column: 'fact.term', state: 'rejected', value: '3 years' }, 'Rejected'],
  ['a rating', { column: 'rating', state: 'found', value: 'high' }, 'High risk'],
] as const)('%s', (_, cell, words) => expect(cellWords(cell)).toBe(words));
