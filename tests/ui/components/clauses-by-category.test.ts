import { describe, expect, test } from 'bun:test';
import { CATEGORY_NAMES } from '../../../src/analysis/provisions/categories';
import type { Clause } from '../../../src/shared/analysis';
import { CLAUSE_GROUPS } from '../../../src/shared/clause-categories';
import {
  confidenceWords,
  groupClauses,
  missingCategories,
  searchClauses,
} from '../../../src/ui/components/analysis/clauses-by-category';

const clause = (category: string, start: number, quote = 'Words.'): Clause => {
  return { category, quote, page: 1, start, end: start + quote.length, confidence: 0.9 };
};
const CLAUSES = [clause('Insurance', 90), clause('Governing Law', 50), clause('Insurance', 10, 'Keep a policy.')];
const namesOf = (groups: ReturnType<typeof groupClauses>) =>
  groups.flatMap(({ title, categories }) => categories.map(({ name, clauses }) => [title, name, clauses.length]));

describe('clauses by category', () => {
  test('every category of the detector has its place, once', () => {
    const placed = CLAUSE_GROUPS.flatMap(({ categories }) => Object.keys(categories));
    expect(placed.toSorted()).toEqual(CATEGORY_NAMES.toSorted() as string[]);
  });

  test('stand in their order, each with its place in the analysis, those of a category as in the contract', () => {
    const groups = groupClauses(CLAUSES);
    expect(namesOf(groups)).toEqual([
      ['Parties, dates and law', 'Governing Law', 1],
      ['Liability and cover', 'Insurance', 2],
    ]);
    expect(groups[1]?.categories[0]?.clauses.map(({ path }) => path)).toEqual(['clauses.2', 'clauses.0']);
  });

  test('of an unknown category come last, under its own name', () => {
    expect(namesOf(groupClauses([clause('Force Majeure', 1), ...CLAUSES])).at(-1)).toEqual([
      'Other',
      'Force Majeure',
      1,
    ]);
  });

  test('that are not there are named', () => {
    const missing = missingCategories(CLAUSES);
    expect(missing).toHaveLength(CATEGORY_NAMES.length - 2);
    expect(missing).toContain('Most favored nation');
    expect(missing).not.toContain('Insurance');
  });

  test('are found by category or words, without those that a filter leaves out', () => {
    const groups = groupClauses(CLAUSES);
    const all = () => true;
    expect(namesOf(searchClauses(groups, 'INSUR', all))).toEqual([['Liability and cover', 'Insurance', 2]]);
    expect(namesOf(searchClauses(groups, 'policy', all))).toEqual([['Liability and cover', 'Insurance', 1]]);
    expect(namesOf(searchClauses(groups, '', ({ path }) => path !== 'clauses.1'))).toEqual([
      ['Liability and cover', 'Insurance', 2],
    ]);
    expect(searchClauses(groups, 'moon', all)).toEqual([]);
  });

  test.each([
    [0.97, 'very likely'],
    [0.9, 'very likely'],
    [0.89, 'likely'],
    [0.7, 'likely'],
    [0.69, 'possible'],
    [0.1, 'possible'],
  ])('a confidence of %p is called %s', (confidence, words) => {
    expect(confidenceWords(confidence)).toBe(words);
  });
});
