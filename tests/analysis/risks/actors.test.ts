import { describe, expect, test } from 'bun:test';
import { operativeSentences } from '../../../src/analysis/document/operative';
import type { Reading } from '../../../src/analysis/reading';
import { assessRisks } from '../../../src/analysis/risks/assess';
import { RISK_RULES } from '../../../src/analysis/risks/rules/registry';
import { liableParty } from '../../../src/analysis/statements/liability';
import { partiesIn } from '../../../src/analysis/statements/parties';
import { statementsIn, statementsOf } from '../../../src/analysis/statements/statements';
import { readPaper } from '../../support/papers';
import { plainContracts } from '../../support/plain-contracts';
import { readingOf } from '../../support/reading';

/** Verbs of a finding behind which it names who acts, is bound or is freed. */
const NAMED = /\b(?:lets|bars|forbids|restrains|frees|limits the liability of) (“we”|“you”|[A-Z][\w.&]*)/g;

/** Who acts, is bound or is freed by the statements of the sentences that prove a finding, and by those right before them. */
function actorsIn(reading: Reading, quotes: readonly { start: number; end: number }[]): string[] {
  const sentences = operativeSentences(reading);
  return sentences.flatMap((sentence, index) => {
    if (!quotes.some(({ start, end }) => sentence.start < end && start < sentence.end)) return [];
    return [sentences[index - 1], sentence].flatMap((one) => {
      if (!one) return [];
      const liable = liableParty(reading, one);
      const { statements } = statementsIn(reading, one);
      return [...statements.map(({ who }) => who.name), ...(liable ? [liable.name] : [])];
    });
  });
}

function strangersIn(reading: Reading): string[] {
  return assessRisks(reading).riskFactors.flatMap(({ rule, description, evidence }) => {
    const actors = actorsIn(reading, evidence);
    return [...description.matchAll(NAMED)].flatMap(([, name = '']) =>
      partiesIn(reading, name.replace(/[“”]/g, '')).length === 0 || actors.some((actor) => actor.startsWith(name))
        ? []
        : [`${rule}: ${name} is not among ${actors.join(', ')}`],
    );
  });
}

describe('no finding names an actor that its statement does not', () => {
  test.each(plainContracts().map(({ name, text }) => [name, text]))('%s', (_, text) => {
    expect(strangersIn(readingOf(text))).toEqual([]);
  });

  test.each(RISK_RULES.map(({ id, examples }) => [id, examples] as const))('in the examples of %s', (_, examples) => {
    expect(examples.hits.flatMap(([text, , on = examples.paper]) => strangersIn(readPaper(text, on)))).toEqual([]);
  });

  test('and who is told of a change by the other side alone makes none', () => {
    for (const clause of [
      'Customer acknowledges that Provider may modify the terms of this Agreement at any time by posting a new version.',
      'Provider may, and Customer consents that Provider may, amend this Agreement at any time.',
    ]) {
      const reading = readPaper(`14. ${clause}`, 'services');
      const told = assessRisks(reading).riskFactors.find(({ rule }) => rule === 'unilateral-amendment');
      expect(told?.description).toContain('lets Provider change the terms');
      expect(statementsOf(reading).some(({ who, force }) => who.name === 'Customer' && force === 'may')).toBe(false);
    }
  });
});
