import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceFingerprint } from '../../scripts/training/provisions/nda-answers';
import { QUESTIONS } from '../../src/analysis/questions/declarations/registry';

const lines = readFileSync(join(import.meta.dir, '../../scripts/training/ndas/answers.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): { pdf: string; answers: Record<string, { answer: string; sentences: string[] }> } => JSON.parse(line));

test('a sentence is known by its letters and digits, whatever its spaces and signs', () => {
  expect(sentenceFingerprint('The “Recipient” may  keep one copy.')).toBe(
    sentenceFingerprint('the "recipient" may keep one copy'),
  );
  expect(sentenceFingerprint('It may keep one copy.')).not.toBe(sentenceFingerprint('It may keep two copies.'));
});

test('every NDA has an answer to the same 17 questions, with sentences where it says yes or no', () => {
  const asked = new Set(QUESTIONS.map(({ id }) => id));
  expect(lines.length).toBe(131);
  for (const { pdf, answers } of lines) {
    expect(pdf).toMatch(/^[0-9a-f]{32}\.pdf$/);
    expect(Object.keys(answers).length).toBe(17);
    for (const [name, { answer, sentences }] of Object.entries(answers)) {
      expect(asked.has(`nda.${name}`)).toBe(true);
      expect(['yes', 'no', 'not_stated']).toContain(answer);
      expect(sentences.length > 0).toBe(answer !== 'not_stated');
    }
  }
});
