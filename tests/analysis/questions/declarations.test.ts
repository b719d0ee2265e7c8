import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPLIANCE_POINTS } from '../../../src/analysis/compliance/points/registry';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import { QUESTIONS } from '../../../src/analysis/questions/declarations/registry';
import type { QuestionDeclaration } from '../../../src/analysis/questions/define-question';
import { RISK_RULES } from '../../../src/analysis/risks/rules/registry';

const SENTENCES = join(import.meta.dir, '../../../src/analysis/provisions/sentences');
/** Sentences of each provision, and those that only look like it. */
const LEAST = { '+': 25, '-': 12 } as const;

const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));
const FOUND = new Set([...RISK_RULES, ...COMPLIANCE_POINTS].map(({ id }) => id));

function lines(provision: string): string[] {
  const file = join(SENTENCES, `${provision}.txt`);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /^[+-] \S/.test(line))
    : [];
}

const bearings = ({ yes, no }: QuestionDeclaration) => (no ? [yes, no] : [yes]);
const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function sidesOf({ kinds }: QuestionDeclaration): Set<string> {
  const general = ['drafter', 'other'];
  if (kinds === 'any') return new Set(general);
  const of = kinds.map((id) => KIND_OF.get(id)?.sides.map((side) => side.id) ?? []);
  const shared = (of[0] ?? []).filter((side) => of.every((sides) => sides.includes(side)));
  return new Set([...shared, ...general]);
}

const DECLARED: [string, QuestionDeclaration][] = QUESTIONS.map((question) => [question.id, question]);

describe.each(DECLARED)('%s', (_, question) => {
  test('is asked of kinds that there are, and of their sides', () => {
    if (question.kinds !== 'any') for (const kind of question.kinds) expect([...KIND_OF.keys()]).toContain(kind);
    const sides = sidesOf(question);
    for (const side of Object.keys(question.positions)) expect([...sides]).toContain(side);
    expect(question.positions).not.toBeEmpty();
  });

  test('says in whole sentences what each answer means, and why it matters and what to ask for where it is grave', () => {
    expect(question.ask).toMatch(/^\p{Lu}.*\?$/u);
    for (const words of Object.values(question.says)) expect(words).toMatch(/^\p{Lu}.*\.$/u);
    for (const { yes, no, not_stated, why, ask } of Object.values(question.positions)) {
      if (!yes && !no && !not_stated) continue;
      expect(why ?? '').toMatch(/^\p{Lu}.*\.$/u);
      expect(ask ?? '').toMatch(/^\p{Lu}.*\.$/u);
    }
    for (const { place, cite, says } of question.law ?? [])
      for (const words of [place, cite, says]) expect(words).not.toBeEmpty();
  });

  test('rests on something: provisions with enough sentences and near misses, rules that there are', () => {
    for (const bearing of bearings(question)) {
      const { provisions = [], categories = [], rules = [], facts = [] } = bearing;
      expect(provisions.length + categories.length + rules.length + facts.length).toBePositive();
      for (const rule of rules) expect([...FOUND]).toContain(rule);
      for (const provision of provisions) {
        const marks = lines(provision).map((line) => line.charAt(0));
        for (const mark of ['+', '-'] as const) {
          const count = marks.filter((one) => one === mark).length;
          expect(`${provision} ${mark} ${Math.min(count, LEAST[mark])}`).toBe(`${provision} ${mark} ${LEAST[mark]}`);
        }
      }
    }
  });

  test('has examples that its provisions do not learn from', () => {
    const { yes, no = [], not_stated } = question.examples;
    expect(yes.length).toBeGreaterThanOrEqual(2);
    expect(not_stated.length).toBeGreaterThanOrEqual(2);
    const learned = new Set(
      bearings(question)
        .flatMap(({ provisions = [] }) => provisions.flatMap(lines))
        .map((line) => letters(line.slice(2))),
    );
    for (const sentence of [...yes, ...no, ...not_stated]) expect(learned.has(letters(sentence))).toBe(false);
  });
});

test('every question has an id of its own, and every provision a sentence once', () => {
  const ids = QUESTIONS.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  for (const file of existsSync(SENTENCES) ? readdirSync(SENTENCES) : []) {
    const said = lines(file.replace(/\.txt$/, '')).map((line) => line.slice(2).trim());
    const twice = said.filter((line, index) => said.indexOf(line) !== index);
    expect({ file, twice }).toEqual({ file, twice: [] });
  }
});
