import { describe, expect, test } from 'bun:test';
import { isLegible } from '../../../../src/analysis/report/key-terms/legible';

describe('legible lines', () => {
  test.each([
    ['Supplier must deliver the Goods', true],
    ['Buyer must pay [***] within 30 days', true],
    ['Buyer must pay [***] for [***] items', false],
    ['Supplier must &nbsp; deliver', false],
    ['Supplier must d e l i v e r s o o n', false],
    ['Supplier must deliver ------- goods', false],
    ['Supplier must fill in ____ here', false],
  ])('%s', (text, is) => expect(isLegible(text)).toBe(is));
});
