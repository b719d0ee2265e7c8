import type {
  BuiltInQuestion,
  OwnQuestion,
  PlaybookContent,
  PlaybookKind,
  PositionChange,
} from '../../shared/playbooks';
import { KINDS } from '../kinds/declarations/registry';
import { withoutLast } from '../lexicon/characters';
import type { Position, QuestionDeclaration } from '../questions/define-question';
import { questionsOf } from '../questions/questions-of';
import { builtInPositions, type Judged, type Positions, sidesOf } from './verdicts';

/** A firm's own playbook in one of its versions. */
export interface OwnPlaybook {
  id: string;
  name: string;
  kind: string;
  side: string;
  version: number;
  content: PlaybookContent;
}

/** The id of the answer to an own question: both sides of a contract may have a question of the same id. */
export function ownAnswerId(side: string, questionId: string): string {
  return `own.${side}.${questionId.replace('own.', '')}`;
}

/** What a firm's own playbook makes of answers: the built-in positions of its kind and side with the firm's changes, and its own questions. */
export function ownPositions({ id, name, kind, side, version, content }: OwnPlaybook): Positions {
  const builtIn = builtInPositions(kind, side);
  return {
    id,
    name,
    version: String(version),
    of: (question, given) => changed(builtIn.of(question, given), content.positions[question.id]),
    own: new Map(content.own.map((own) => [ownAnswerId(side, own.id), judgedOwn(own, side)])),
  };
}

function changed(builtIn: Position | undefined, change: PositionChange | undefined): Position | undefined {
  if (!change) return builtIn;
  if (change.off) return undefined;
  const { yes = builtIn?.yes, no = builtIn?.no, not_stated = builtIn?.not_stated } = change;
  const [why, ask] = [change.why ?? builtIn?.why, change.ask ?? builtIn?.ask];
  return {
    ...(yes && { yes }),
    ...(no && { no }),
    ...(not_stated && { not_stated }),
    ...(why && { why }),
    ...(ask && { ask }),
  };
}

/** What is not as the firm wants it is told by the question's heading, whatever the answer was. */
function judgedOwn(own: OwnQuestion, side: string): { question: Judged; position: Position } {
  const { title, heading, mustBe, limit, severity, why, ask } = own;
  const missed = `${withoutLast(heading, '.')}.`;
  const answered = limit ? { no: severity } : mustBe === 'not there' ? { yes: severity } : {};
  return {
    question: {
      id: ownAnswerId(side, own.id),
      ask: title,
      says: { yes: missed, no: missed, not_stated: missed },
    },
    position: {
      ...answered,
      ...(mustBe === 'there' && { not_stated: severity }),
      ...(why && { why }),
      ...(ask && { ask }),
    },
  };
}

/** The questions of a kind with the built-in positions of a side, as an editor starts from them. */
export function builtInQuestions(kind: string, side: string): BuiltInQuestion[] {
  const positions = builtInPositions(kind, side);
  return questionsOf(kind).map((question) => withPosition(question, positions.of(question)));
}

function withPosition({ id, title, ask, says }: QuestionDeclaration, position: Position | undefined): BuiltInQuestion {
  const { yes = null, no = null, not_stated = null, why = '', ask: request = '' } = position ?? {};
  return { id, title, ask, says: { ...says }, rated: position !== undefined, yes, no, not_stated, why, request };
}

/** Every kind of contract with its sides, in the order of their names. */
export function playbookKinds(): PlaybookKind[] {
  return KINDS.map(({ id, label }) => ({ id, label, sides: sidesOf(id), questions: questionsOf(id).length })).toSorted(
    (one, other) => one.label.localeCompare(other.label),
  );
}

/** Why a playbook does not fit its kind and side, in words for people; null where it does. */
export function misfitOf(kind: string, side: string, content: PlaybookContent): string | null {
  const declared = KINDS.find(({ id }) => id === kind);
  if (!declared) return `There is no kind of contract called '${kind}'.`;
  if (!declared.sides.some(({ id }) => id === side)) {
    const names = declared.sides.map(({ id }) => id).join(', ');
    return `${declared.label} has no side called '${side}'. Its sides are: ${names}.`;
  }
  const known = new Set(questionsOf(kind).map(({ id }) => id));
  const unknown = Object.keys(content.positions).filter((id) => !known.has(id));
  if (unknown.length === 0) return null;
  const more = unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : '';
  return `${declared.label} has no question called ${unknown.slice(0, NAMED).join(', ')}${more}.`;
}

/** So many unknown questions are named. */
const NAMED = 5;
