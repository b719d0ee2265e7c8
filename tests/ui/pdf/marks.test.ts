import { describe, expect, test } from 'bun:test';
import { boxOf } from '../../../src/ui/pdf/marks';

const SHEET = { width: 600, height: 800 };

describe('where a mark lies on a page', () => {
  test.each([
    [0, { left: 0.1, top: 0.05, width: 0.5, height: 0.025 }],
    [90, { left: 0.925, top: 0.1, width: 0.025, height: 0.5 }],
    [180, { left: 0.4, top: 0.925, width: 0.5, height: 0.025 }],
    [270, { left: 0.05, top: 0.4, width: 0.025, height: 0.5 }],
    [360, { left: 0.1, top: 0.05, width: 0.5, height: 0.025 }],
    [-90, { left: 0.05, top: 0.4, width: 0.025, height: 0.5 }],
  ])('turned by %i degrees', (rotation, expected) => {
    const box = boxOf([60, 40, 300, 20], SHEET, rotation);
    for (const [side, share] of Object.entries(expected)) expect(box[side as keyof typeof box]).toBeCloseTo(share, 9);
  });
});
