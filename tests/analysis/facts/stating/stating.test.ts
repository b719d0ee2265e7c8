import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { analyse } from '../../../../src/analysis/analyse';
import { FACTS } from '../../../../src/analysis/facts/declarations/registry';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { isOfUsualLength } from '../../../../src/analysis/facts/spoken-of';
import { STATED_FACTS, type StatedFact } from '../../../../src/analysis/facts/stating/features';
import { statingSentences } from '../../../../src/analysis/facts/stating/stating';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readingOf } from '../../../support/reading';

const FOLDER = new URL('../../../../scripts/training/papers/seventeenth/', import.meta.url);

interface Marked {
  name: string;
  facts: Partial<Record<StatedFact, { quote: string } | null>>;
}

/** Papers of our own, with the sentence by which each states a fact. */
const PAPERS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .slice(0, 8)
  .map((file): Marked & { text: string } => {
    const { facts }: Marked = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
    return { name: file, facts, text: readFileSync(new URL(file.replace('.json', '.txt'), FOLDER), 'utf8') };
  });

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('the sentence by which a paper states a fact', () => {
  test.each(['governingLaw', 'jurisdiction', 'disputeResolution', 'noticePeriod', 'renewalTerm'] as const)(
    '%s: the shipped weights find it in most papers of our own',
    (id) => {
      const said = PAPERS.flatMap(({ facts, text }) => {
        const quote = facts[id]?.quote;
        return quote ? [{ quote, text }] : [];
      });
      const right = said.filter(({ quote, text }) => {
        const { contract, document } = readingOf(text);
        const [best] = statingSentences(sourceOf(contract, document), { id, speaksOf: FACTS[id].speaksOf });
        const [one, other] = [letters(best?.sentence.text ?? '-'), letters(quote)];
        return one.includes(other) || other.includes(one);
      });
      expect(said.length).toBeGreaterThan(2);
      expect(right.length).toBeGreaterThanOrEqual(0.7 * said.length);
    },
  );

  test('is never an option that nobody ticked', () => {
    const [paper] = PAPERS;
    const { contract, document } = readingOf(
      `${paper?.text}\n[ ] The law of Peru governs this agreement.\n[x] By mail`,
    );
    const told = statingSentences(sourceOf(contract, document), { id: 'governingLaw', speaksOf: [] });
    expect(told.map(({ sentence }) => sentence.text).join()).not.toContain('Peru');
  });

  test('is quoted where a paper states a fact without a value', () => {
    const stated = PAPERS.flatMap(({ text }) => {
      const contract = contractTextFromPlain(text);
      const { facts } = analyse(contract);
      return (Object.keys(STATED_FACTS) as StatedFact[]).flatMap((id) => {
        const { status, evidence } = facts[id] ?? {};
        return status === 'stated' && evidence ? [{ contract, evidence }] : [];
      });
    });
    expect(stated.length).toBeGreaterThan(5);
    for (const { contract, evidence } of stated) {
      const [words] = evidence;
      expect(words?.quote).toBe(contract.text.slice(words?.start, words?.end));
    }
  });

  test('is not looked for in a few lines, nor in a book', () => {
    const lines = (count: number) => {
      const { contract, document } = readingOf(
        Array.from({ length: count }, (_, at) => `${at + 1}. The hirer keeps tent ${at + 1} dry and clean.`).join('\n'),
      );
      return isOfUsualLength(sourceOf(contract, document));
    };
    expect([4, 40, 400].map(lines)).toEqual([false, true, false]);
  });
});
