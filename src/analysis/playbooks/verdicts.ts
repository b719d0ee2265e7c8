import type { Playbook, PlaybookVerdict, QuestionAnswer, Severity } from '../../shared/analysis';
import { KINDS } from '../kinds/declarations/registry';
import type { KindDeclaration } from '../kinds/define-kind';
import { QUESTIONS } from '../questions/declarations/registry';
import type { Position, QuestionDeclaration } from '../questions/define-question';

/** Raised whenever built-in positions would judge otherwise. */
export const BUILT_IN_VERSION = '1';

/** Whose position counts: a side of the kind, or both ('neutral'). */
export type ActingFor = string;
export const NEUTRAL = 'neutral';

const GRAVITY: Readonly<Record<Severity, number>> = { low: 0, medium: 1, high: 2 };

/** The position of a side of a kind: its own, else that of 'drafter' or 'other', which are the first and the second side. */
export function positionOf(question: QuestionDeclaration, kind: KindDeclaration, side: string): Position | undefined {
  const place = kind.sides.findIndex(({ id }) => id === side);
  const general = place === (kind.drafter ?? 0) ? 'drafter' : 'other';
  return question.positions[side] ?? (place >= 0 ? question.positions[general] : undefined);
}

function gravityOf(position: Position, answer: QuestionAnswer['answer']): Severity | null {
  if (answer !== 'unclear') return position[answer] ?? null;
  // What it may be at worst has to be looked at, one step less grave than if it were sure.
  const worst = [position.yes, position.no, position.not_stated].filter((one) => one !== undefined);
  const gravest = worst.toSorted((one, other) => GRAVITY[other] - GRAVITY[one])[0];
  return gravest === undefined ? null : gravest === 'high' ? 'medium' : 'low';
}

function kindOfVerdict(answer: QuestionAnswer['answer'], severity: Severity | null): PlaybookVerdict['verdict'] {
  if (severity === null) return 'standard';
  if (answer === 'unclear') return 'unclear';
  if (answer === 'not_stated') return severity === 'low' ? 'fallback' : 'missing';
  return severity === 'low' ? 'fallback' : 'deviates';
}

/** What one side makes of one answer; null where the side has no position on the question. */
function verdictOf(
  question: QuestionDeclaration,
  { answer, evidence, title }: QuestionAnswer,
  position: Position,
  side: { id: string; label: string },
): PlaybookVerdict {
  const severity = gravityOf(position, answer);
  const said = answer === 'unclear' ? `To check: ${question.ask}` : question.says[answer];
  return {
    question: question.id,
    title,
    verdict: kindOfVerdict(answer, severity),
    severity,
    statement: severity === null ? said : `${said} ${position.why ?? ''}`.trim(),
    advice: severity === null ? null : (position.ask ?? null),
    side: side.id,
    evidence,
  };
}

/**
 * The playbook of a kind for one side, or for both: a verdict on each answered question, computed from answer and position, gravest first. For
 * 'neutral' each question is judged from the side that it hurts most.
 */
export function playbookOf(
  kind: KindDeclaration | null,
  questions: readonly QuestionDeclaration[],
  answers: readonly QuestionAnswer[],
  side: ActingFor,
): Playbook {
  const declared = new Map(questions.map((question) => [question.id, question]));
  const sides = kind?.sides.filter(({ id }) => side === NEUTRAL || id === side) ?? [];
  const verdicts = answers.flatMap((answer): PlaybookVerdict[] => {
    const question = declared.get(answer.id);
    if (!question || !kind) return [];
    const judged = sides.flatMap((one) => {
      const position = positionOf(question, kind, one.id);
      return position ? [verdictOf(question, answer, position, one)] : [];
    });
    const [gravest] = judged.toSorted((one, other) => weightOf(other) - weightOf(one));
    return gravest ? [gravest] : [];
  });
  return {
    id: kind ? `built-in.${kind.id}` : 'built-in',
    version: BUILT_IN_VERSION,
    kind: kind?.id ?? null,
    side,
    assessed: kind !== null && verdicts.length >= LEAST_QUESTIONS,
    verdicts: verdicts.toSorted((one, other) => weightOf(other) - weightOf(one)),
  };
}

/** With fewer questions than these a kind has no playbook that deserves the name. */
const LEAST_QUESTIONS = 10;

const RANK: Readonly<Record<PlaybookVerdict['verdict'], number>> = {
  deviates: 4,
  missing: 3,
  unclear: 2,
  fallback: 1,
  standard: 0,
};

function weightOf({ verdict, severity }: PlaybookVerdict): number {
  return (severity ? 10 * (GRAVITY[severity] + 1) : 0) + RANK[verdict];
}

const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));

/** The built-in playbooks of a paper's kind: for both sides together, and for each. */
export function playbooksOf(
  kindId: string | null,
  answers: readonly QuestionAnswer[],
): { neutral: Playbook; ofSides: Playbook[] } {
  const kind = (kindId !== null && KIND_OF.get(kindId)) || null;
  const of = (side: ActingFor) => playbookOf(kind, QUESTIONS, answers, side);
  return { neutral: of(NEUTRAL), ofSides: (kind?.sides ?? []).map(({ id }) => of(id)) };
}
