import { describe, expect, test } from 'bun:test';
import type { Highlight } from '../../../src/shared/highlights';
import { boxOf, highlightOf } from '../../../src/ui/pdf/marks';

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

describe('several pieces as one mark', () => {
  const at = (start: number, ...pages: [page: number, y: number][]): Highlight => {
    return { start, end: start + 10, pages: pages.map(([page, y]) => ({ page, rectangles: [[0, y, 9, 9]] })) };
  };
  const known = [at(0, [2, 5]), at(20, [1, 50], [2, 1]), at(40)];

  test('have the rectangles of all, page by page, and go to the first page', () => {
    const pieces = [
      { start: 0, end: 10 },
      { start: 20, end: 30 },
    ];
    expect(highlightOf(pieces, known)?.pages).toEqual([
      { page: 1, rectangles: [[0, 50, 9, 9]] },
      {
        page: 2,
        rectangles: [
          [0, 5, 9, 9],
          [0, 1, 9, 9],
        ],
      },
    ]);
  });

  test('are looked for in every list, by both ends', () => {
    expect(highlightOf([{ start: 20, end: 30 }], undefined, known)?.pages).toHaveLength(2);
    expect(highlightOf([{ start: 20, end: 29 }], known)).toBeNull();
  });

  test('without a place are none', () => {
    expect(highlightOf([{ start: 40, end: 50 }], known)).toBeNull();
    expect(highlightOf([], known)).toBeNull();
  });
});
