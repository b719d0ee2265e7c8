import { describe, expect, test } from 'bun:test';
import { paperCues } from '../../../../src/analysis/questions/deciding/cues';
import { decidedAnswer, likeliest } from '../../../../src/analysis/questions/deciding/decide';
import { QUESTIONS } from '../../../../src/analysis/questions/declarations/registry';
import type { QuestionDeclaration } from '../../../../src/analysis/questions/define-question';
import { readingOf } from '../../../support/reading';

function question(id: string): QuestionDeclaration {
  const found = QUESTIONS.find((one) => one.id === id);
  if (!found) throw new Error(`No question is ${id}.`);
  return found;
}

const SHARING = question('nda.share-with-third-parties');
const NDA = `MUTUAL NON-DISCLOSURE AGREEMENT
This Agreement is made on May 4, 2026 between Acme Mills, Inc. and Borel LLC.
Advisers
1. The Recipient may show the information to its advisers who need to know it and are bound to keep it secret.
2. The Recipient may not pass the information to its bankers.
3. This Agreement is governed by the laws of Ohio.`;

describe('what a paper says of an answer by all its sentences', () => {
  const reading = readingOf(NDA);
  const rowOf = (words: string) => reading.outline.sentences.findIndex(({ text }) => text.includes(words));
  const margins = (of: Record<string, number>) => {
    const all = new Float64Array(reading.outline.sentences.length).fill(Number.NEGATIVE_INFINITY);
    for (const [words, margin] of Object.entries(of)) all[rowOf(words)] = margin;
    return all;
  };

  test('are its best two sentences, the best whose words agree, and whether the best one turns', () => {
    const cues = paperCues(reading, SHARING, (bears) =>
      bears === 'yes' ? margins({ 'its bankers': 3, 'its advisers': 2, Ohio: 1 }) : null,
    );
    expect(cues).toEqual([1, 3, 2, 2, 1, 0, 0, 0, 0]);
  });

  test('lie within bounds, and what no sentence comes near is as far below as can be', () => {
    const cues = paperCues(reading, SHARING, (bears) => margins(bears === 'yes' ? { 'its advisers': 40 } : {}));
    expect(cues).toEqual([1, 6, -6, 6, 0, -6, -6, -6, 0]);
  });

  test('are not titles', () => {
    const cues = paperCues(reading, SHARING, () => margins({ 'MUTUAL NON-DISCLOSURE': 5 }));
    expect(cues[1]).toBe(-6);
  });
});

describe('the likeliest answer', () => {
  const learned = { yes: [-1, 1], no: [-3, 0], not_stated: [1, -1] };

  test('goes with what was learned, its likelihood a share of all three', () => {
    const { answer, likelihood } = likeliest(learned, [1, 3]);
    expect(answer).toBe('yes');
    expect(likelihood).toBeGreaterThan(0.8);
    expect(likelihood).toBeLessThan(1);
    expect(likeliest(learned, [1, -3]).answer).toBe('not_stated');
  });

  test('is given of questions that whole papers taught alone', () => {
    const reading = readingOf(NDA);
    expect(decidedAnswer(reading, question('any.auto-renewal'))).toBeNull();
    expect(decidedAnswer(reading, question('nda.no-reverse-engineering'))).toMatchObject({ answer: 'not_stated' });
  });

  test('follows what the paper says', () => {
    const barred = readingOf(
      NDA.replace(/^Advisers$/m, 'Engineering').replace(
        /^1\..*$/m,
        '1. The Recipient shall not reverse engineer, decompile or disassemble any prototype, software or other object that embodies the Confidential Information.',
      ),
    );
    expect(decidedAnswer(barred, question('nda.no-reverse-engineering'))).toMatchObject({ answer: 'yes' });
  });
});
