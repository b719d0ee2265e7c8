import { KINDS } from '../../src/analysis/kinds/declarations/registry';
import type { KindDeclaration } from '../../src/analysis/kinds/define-kind';
import { positionOf } from '../../src/analysis/playbooks/verdicts';
import { QUESTIONS } from '../../src/analysis/questions/declarations/registry';
import type { Position, QuestionDeclaration } from '../../src/analysis/questions/define-question';

const HEAD = `# Playbooks

Written by \`bun run generate\` from the declarations in \`src/analysis/questions/declarations\`, one file a question, and
\`src/analysis/kinds/declarations\`: a new question is a new file.

A **question** is a fact about the paper, the same for everybody. A **position** says how grave each answer is for one side, why, and what to ask for
instead; an answer that is not listed is as the side wants it. Severities: low can be lived with, medium is to be raised, high is not acceptable. A firm
changes all of this in playbooks of its own, on the page Playbooks.

The laws are pointers for a first look: **check each with counsel** before you rest anything on it.
`;

const ANSWERS = { yes: 'Yes', no: 'No', not_stated: 'Not stated' } as const;

/**
 * `docs/playbooks.md`: every question once, under the kind that asks it alone or under those that share it, with the positions of each side.
 */
export function playbooksDocument(
  questions: readonly QuestionDeclaration[] = QUESTIONS,
  kinds: readonly KindDeclaration[] = KINDS,
): string {
  const sections = Map.groupBy(questions, ({ kinds: asked }) => (asked === 'any' ? 'any' : asked.toSorted().join(' ')));
  const parts = [...sections].map(([, asked]) => sectionOf(asked, kinds)).toSorted(byPlace);
  const contents = parts.map(({ title, count }) => `- ${title}: ${count}`);
  const rows = kinds
    .toSorted((one, other) => one.label.localeCompare(other.label))
    .map(
      (kind) => `| ${kind.label} | ${kind.sides.map(({ label }) => label).join(' / ')} | ${askedOf(kind, questions)} |`,
    );
  return [
    HEAD,
    `${questions.length} questions, by the kinds that ask them:\n\n${contents.join('\n')}\n`,
    `| kind | sides | questions |\n|---|---|---|\n${rows.join('\n')}\n`,
    ...parts.map(({ text }) => text),
  ].join('\n');
}

interface Section {
  title: string;
  count: number;
  /** Of questions of every contract first, then by name. */
  isAny: boolean;
  text: string;
}

function sectionOf(asked: readonly QuestionDeclaration[], all: readonly KindDeclaration[]): Section {
  const ids = asked[0]?.kinds ?? 'any';
  const kinds = ids === 'any' ? [] : all.filter(({ id }) => ids.includes(id));
  const title = ids === 'any' ? 'Every contract' : kinds.map(({ label }) => label).join(', ');
  const entries = asked.map((question) => entryOf(question, kinds));
  return { title, count: asked.length, isAny: ids === 'any', text: `## ${title}\n\n${entries.join('\n')}` };
}

function byPlace(one: Section, other: Section): number {
  return Number(other.isAny) - Number(one.isAny) || one.title.localeCompare(other.title);
}

function askedOf({ id }: KindDeclaration, questions: readonly QuestionDeclaration[]): number {
  return questions.filter(({ kinds }) => kinds === 'any' || kinds.includes(id)).length;
}

function entryOf(question: QuestionDeclaration, kinds: readonly KindDeclaration[]): string {
  const { id, title, ask, says, law = [] } = question;
  const sides = sidesOf(question, kinds);
  const answers = (Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]).map(
    (answer) => `${ANSWERS[answer]}: ${says[answer]}`,
  );
  const lines = [
    ...answers,
    ...sides.flatMap(([label, position]) => positionLines(label, position)),
    ...law.map(({ place, cite, says: told }) => `Law, check with counsel: ${place}, ${cite}: ${told}`),
  ];
  return `### ${title} (\`${id}\`)\n\n${ask}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
}

const GENERAL = { drafter: 'The side that drafts or supplies', other: 'The side that signs' } as const;

/** Each position once, with the sides of the kinds that hold it: 'Landlord', 'Lender'. */
function sidesOf(
  question: QuestionDeclaration,
  kinds: readonly KindDeclaration[],
): [label: string, position: Position][] {
  if (kinds.length === 0)
    return Object.entries(question.positions).map(([side, position]) => [
      side in GENERAL ? GENERAL[side as keyof typeof GENERAL] : side,
      position,
    ]);
  const holders = new Map<Position, Set<string>>();
  for (const kind of kinds)
    for (const { id, label } of kind.sides) {
      const position = positionOf(question, kind, id);
      if (position) holders.set(position, (holders.get(position) ?? new Set()).add(label));
    }
  return [...holders].map(([position, labels]) => [[...labels].join(', '), position]);
}

function positionLines(label: string, { yes, no, not_stated, why, ask }: Position): string[] {
  const graded = Object.entries({ yes, no, not_stated }).flatMap(([answer, severity]) =>
    severity ? [`${ANSWERS[answer as keyof typeof ANSWERS].toLowerCase()} is ${severity}`] : [],
  );
  const told = graded.length > 0 ? graded.join(', ') : 'every answer is as this side wants it';
  return [`**${label}**: ${told}.${why ? ` ${why}` : ''}${ask ? ` Ask for: ${ask}` : ''}`];
}
