import { describe, expect, test } from 'bun:test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labelledSentences, readLabelled } from '../../scripts/training/provisions/labelled';
import { shippedWordVectors } from '../../src/analysis/provisions/heads/word-vectors';
import { contractTextFromPlain } from '../support/contract-text';

/** By the checksums of their names, one and three are of half A and four is of half B. */
const [ONE, THREE, FOUR] = ['one.pdf', 'three.pdf', 'four.pdf'];
const COPIES = 'The Recipient may make two copies of the papers.';
const NO_COPIES = 'No copies of the plans may be made by the bidder.';
const OTHER = 'This letter is governed by the law of Ireland.';
const LEAD_IN = 'As to copies of the information it is agreed between them as follows:';

function folderOf(lines: readonly object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'labelled-'));
  writeFileSync(join(folder, 'gold.jsonl'), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  return folder;
}

const signsOf = (folder: string, texts: readonly string[], id: string) => {
  const ids = ['copies-allowed', 'no-copies', 'return-at-end', 'operators-law-governs', 'minimum-age'];
  const { signs } = labelledSentences(
    readLabelled(folder),
    texts.map((text) => contractTextFromPlain(text)),
    ids,
    shippedWordVectors(),
  );
  return Array.from(signs.get(ids.indexOf(id)) ?? []);
};

describe('labelled papers', () => {
  const answer = (pdf: string, given: string, quotes: string[]) => ({
    pdf,
    answers: {
      copies: { answer: given, quotes },
      'return-or-destroy': { answer: 'not_stated', quotes: [] },
    },
  });
  const ndas = folderOf([
    answer(ONE, 'yes', [LEAD_IN, COPIES]),
    answer(FOUR, 'yes', [COPIES]),
    answer(THREE, 'no', [NO_COPIES]),
  ]);
  const texts = [`${LEAD_IN}\n${COPIES}\n${OTHER}`, `${NO_COPIES}\n${OTHER}`];

  test('of half B are left out', () => {
    expect(readLabelled(ndas).map(({ pdf }) => pdf)).toEqual([ONE, THREE]);
  });

  test('tell what bears the answer and what does not, and nothing of lead-ins', () => {
    expect(signsOf(ndas, texts, 'copies-allowed')).toEqual([0, 1, -1, -1, 0]);
    expect(signsOf(ndas, texts, 'return-at-end')).toEqual([-1, -1, -1, -1, -1]);
  });

  test('tell nothing of other sentences where a paper of the opposite answer may say both', () => {
    expect(signsOf(ndas, texts, 'no-copies')).toEqual([0, -1, 0, 1, -1]);
  });

  test('of terms of service teach the unfair sentences of a kind, and neither for nor against the fair ones', () => {
    const terms = folderOf([
      { pdf: ONE, clauses: { 'choice-of-law': [[2, OTHER]] } },
      { pdf: THREE, clauses: { 'choice-of-law': [[1, OTHER]] } },
    ]);
    expect(signsOf(terms, texts, 'operators-law-governs')).toEqual([-1, -1, 1, -1, 0]);
    expect(signsOf(terms, texts, 'minimum-age')).toEqual([]);
  });

  test('that were read provision by provision tell all their sentences, of others only what is fair in them', () => {
    const ids = ['copies-allowed', 'no-copies'];
    const label = { quotes: [COPIES], doubtful: [], provision: 'copies-allowed' };
    const { signs, wholly } = labelledSentences(
      [
        { pdf: 'first', labels: [], provisions: [{ ...label, doubtful: [OTHER] }] },
        { pdf: 'second', labels: [], provisions: [{ ...label, quotes: [], against: ['copies of the plans'] }] },
      ],
      texts.map((text) => contractTextFromPlain(text)),
      ids,
      shippedWordVectors(),
    );
    expect(Array.from(signs.get(0) ?? [])).toEqual([-1, 1, 0, -1, 0]);
    expect(signs.has(1)).toBe(false);
    expect(wholly.size).toBe(0);
  });
});
