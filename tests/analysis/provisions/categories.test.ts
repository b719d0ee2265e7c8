import { expect, test } from 'bun:test';
import { CATEGORIES, CATEGORY_NAMES } from '../../../src/analysis/provisions/categories';

test("CUAD's 41 categories, each once and described", () => {
  expect(CATEGORY_NAMES.length).toBe(41);
  expect(new Set(CATEGORY_NAMES.map((name) => name.toLowerCase())).size).toBe(41);
  for (const name of CATEGORY_NAMES) expect(CATEGORIES[name].length).toBeGreaterThan(10);
});
