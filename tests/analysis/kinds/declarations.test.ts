import { describe, expect, test } from 'bun:test';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import { foldWords } from '../../../src/analysis/kinds/fold';
import { recognised } from '../../support/recognise';

/** What stands under a title that is an example by itself; it says nothing of a kind. */
const NEUTRAL =
  'This Agreement is made as of May 1, 2020 between Acme, Inc., a Delaware corporation ("Acme"), and Borel LLC ("Borel"). The parties agree as follows.\n1. Notices. Notices are given in writing.';

const paper = (example: string): string => (example.includes('\n') ? example : `${example}\n${NEUTRAL}`);

describe.each(KINDS.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
  test.each([...kind.examples])('is %p', (example) => {
    expect(recognised(paper(example))).toMatchObject({ kind: { id }, label: kind.label, family: kind.family });
  });

  test.each([...kind.nearMisses])('is not %p', (nearMiss) => {
    expect(recognised(paper(nearMiss)).kind?.id).not.toBe(id);
  });
});

test('a kind has examples of titles and of papers, near misses, and phrases that are not written twice', () => {
  for (const { id, examples, nearMisses, titles, sharedTitles = [], structure, sides } of KINDS) {
    expect([id, examples.some((example) => !example.includes('\n'))]).toEqual([id, true]);
    expect([id, examples.some((example) => example.includes('\n'))]).toEqual([id, true]);
    expect([id, nearMisses.length >= 2]).toEqual([id, true]);
    for (const phrases of [[...titles, ...sharedTitles], structure, ...sides.map(({ roles }) => roles)])
      expect([id, new Set(phrases).size]).toEqual([id, phrases.length]);
    expect([id, titles.every((title) => foldWords(title).length > 0)]).toEqual([id, true]);
  }
});
