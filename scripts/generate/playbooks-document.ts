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

/** `docs/playbooks.md`: the kinds with the groups of questions that are asked of them, then every question once, with the positions of the sides. */
export function playbooksDocument(
  questions: readonly QuestionDeclaration[] = QUESTIONS,
  kinds: readonly KindDeclaration[] = KINDS,
): string {
  const groups = Map.groupBy(questions, ({ id }) => groupOf(id));
  const inOrder = [...groups].toSorted(([one], [other]) => one.localeCompare(other));
  const rows = kinds
    .toSorted((one, other) => one.label.localeCompare(other.label))
    .map(({ id, label, sides }) => {
      const asked = inOrder.flatMap(([group, all]) => {
        const count = all.filter((question) => isAskedOf(question, id)).length;
        return count > 0 ? [`[${group}](#${group}) ${count}`] : [];
      });
      return `| ${label} (\`${id}\`) | ${sides.map((side) => side.label).join(' / ')} | ${asked.join(', ')} |`;
    });
  const table = `| kind | sides | questions |\n|---|---|---|\n${rows.join('\n')}\n`;
  const intro = `${questions.length} questions of ${kinds.length} kinds of contract, in groups by the first word of their ids:\n`;
  return [HEAD, intro, table, ...inOrder.map(([group, asked]) => sectionOf(group, asked, kinds))].join('\n');
}

/** 'lease' of 'lease.entry-without-notice'. */
const groupOf = (id: string) => id.split('.')[0] ?? id;

const isAskedOf = ({ kinds }: QuestionDeclaration, kind: string) => kinds === 'any' || kinds.includes(kind);

function sectionOf(group: string, asked: readonly QuestionDeclaration[], kinds: readonly KindDeclaration[]): string {
  return `## ${group}\n\n${asked.map((question) => entryOf(question, kinds)).join('\n')}`;
}

function entryOf(question: QuestionDeclaration, all: readonly KindDeclaration[]): string {
  const { id, title, ask, says, law = [] } = question;
  const kinds = question.kinds === 'any' ? [] : all.filter((kind) => isAskedOf(question, kind.id));
  const labels = [...new Set(kinds.map(({ label }) => label))].join(', ');
  const sides = sidesOf(question, kinds);
  const answers = (Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]).map(
    (answer) => `${ANSWERS[answer]}: ${says[answer]}`,
  );
  const lines = [
    `Asked of: ${labels || 'every contract'}`,
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

function positionLines(label: string, { yes, no, not_stated, why, ask, betweenCompanies }: Position): string[] {
  const graded = Object.entries({ yes, no, not_stated }).flatMap(([answer, severity]) =>
    severity ? [`${ANSWERS[answer as keyof typeof ANSWERS].toLowerCase()} is ${severity}`] : [],
  );
  const told = graded.length > 0 ? graded.join(', ') : 'every answer is as this side wants it';
  const lines = [`**${label}**: ${told}.${why ? ` ${why}` : ''}${ask ? ` Ask for: ${ask}` : ''}`];
  return betweenCompanies ? [...lines, ...positionLines(`${label}, between companies`, betweenCompanies)] : lines;
}
