import { describe, expect, test } from 'bun:test';
import { ownExamples } from '../../scripts/training/own-sentences';
import { CATEGORY_NAMES, type Category } from '../../src/analysis/provisions/categories';

const RARE: Category[] = [
  'Most Favored Nation',
  'Price Restrictions',
  'Unlimited/All-You-Can-Eat-License',
  'Affiliate License-Licensor',
  'Third Party Beneficiary',
];

describe('our own training sentences', () => {
  const examples = ownExamples();

  test.each(RARE)('have ten or more of %s', (category) => {
    const column = CATEGORY_NAMES.indexOf(category);
    expect(examples.filter(({ present }) => present[column]).length).toBeGreaterThanOrEqual(10);
  });

  test('have near misses that are no clause', () => {
    expect(examples.filter(({ labels }) => labels.every((label) => label === 0)).length).toBeGreaterThan(20);
  });

  test('are a row each with the labels of their categories, in no fold', () => {
    for (const { fold, features, labels, present } of examples) {
      expect(fold).toBe(-1);
      expect(features.starts).toEqual(Int32Array.of(0, features.buckets.length));
      expect(features.values.length).toBe(features.buckets.length);
      expect([...labels].map((label) => label === 1)).toEqual(present);
    }
  });
});
