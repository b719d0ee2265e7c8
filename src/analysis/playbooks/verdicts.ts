import { NEUTRAL } from '../../shared/acting-for';
import type { Answer, LawReference, Playbook, PlaybookVerdict, QuestionAnswer, Severity } from '../../shared/analysis';
import { BOTH_SIDES, isOwnRight } from '../../shared/bearer';
import { isUsual } from '../../shared/materiality';
import { KINDS } from '../kinds/declarations/registry';
import type { KindDeclaration } from '../kinds/define-kind';
import { drafterOf } from '../kinds/drafter';
import { withoutLast } from '../lexicon/characters';
import { openingWords } from '../lexicon/words';
import { isWithin } from '../mentions/countries';
import { QUESTIONS } from '../questions/declarations/registry';
import type { Position, ProtectingLaw, QuestionDeclaration, StatedAnswer } from '../questions/define-question';
import { isBetweenCompanies, mayBeProtected, type Parties } from './protected';

/** Raised whenever built-in positions would judge otherwise. */
const BUILT_IN_VERSION = '3';
/** How the ids of playbooks that come with the program begin. */
const BUILT_IN = 'built-in.';

/** What has to be known of a question to judge its answer. */
export type Judged = Pick<QuestionDeclaration, 'id' | 'ask' | 'says' | 'law'>;

type GivenAnswer = Pick<QuestionAnswer, 'answer' | 'bearer'>;

/** What one side makes of the questions of a kind: built in, or a firm's own. */
export interface Positions {
  id: string;
  name: string;
  version: string;
  /**
   * The side's position on a question; undefined where it has none, or does not want it rated.
   * @param given its answer in a paper, and whom that burdens
   */
  of(question: QuestionDeclaration, given?: GivenAnswer): Position | undefined;
  /** A firm's own questions with their positions, by the id that their answers have. */
  own?: ReadonlyMap<string, { question: Judged; position: Position }>;
}

/** The answers of a paper with what decides which positions hold. */
export interface Answered extends Parties {
  answers: readonly QuestionAnswer[];
  /** The place whose law governs it, as the fact names it; null where that is not known. */
  law: string | null;
}

const GRAVITY: Readonly<Record<Severity, number>> = { low: 0, medium: 1, high: 2 };
const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));
const QUESTION_OF = new Map(QUESTIONS.map((question) => [question.id, question]));

/** With fewer questions than these a kind has no playbook that deserves the name. */
const LEAST_QUESTIONS = 10;

/** The sides of a kind by id; of an unknown kind that which usually drafts and that which usually signs. */
export function sidesOf(kindId: string | null): { id: string; label: string }[] {
  const kind = kindId === null ? undefined : KIND_OF.get(kindId);
  return kind ? kind.sides.map(({ id, label }) => ({ id, label })) : GENERAL_SIDES;
}

const GENERAL_SIDES = [
  { id: 'drafter', label: 'The side that drafted it' },
  { id: 'other', label: 'The other side' },
];

/**
 * The built-in position of a side of a kind: its own, else that of 'drafter' or 'other', which are the first and the second side. Whoever drafts, the side that
 * alone bears a clause judges it as the 'other' does (as the 'drafter', if only he minds the answer), unless a drafter lives with what is asked.
 */
export function positionOf(
  question: QuestionDeclaration,
  kind: KindDeclaration | null,
  side: string,
  { answer, bearer }: Partial<GivenAnswer> = {},
): Position | undefined {
  const own = question.positions[side];
  if (own || !kind) return own;
  const place = kind.sides.findIndex(({ id }) => id === side);
  if (place < 0) return undefined;
  const { drafter, other } = question.positions;
  const drafts = place === drafterOf(kind);
  if (bearer !== side || (drafts && question.drafterLivesWithIt)) return drafts ? drafter : other;
  const onlyDrafterMinds = isStated(answer) && other?.[answer] === undefined && drafter?.[answer] !== undefined;
  return onlyDrafterMinds && !question.says.onlyOther ? drafter : other;
}

function isStated(answer: Answer | undefined): answer is 'yes' | 'no' {
  return answer === 'yes' || answer === 'no';
}

/** What comes with the program for a side. */
export function builtInPositions(kindId: string | null, side: string): Positions {
  const kind = (kindId !== null && KIND_OF.get(kindId)) || null;
  const label = sidesOf(kindId).find(({ id }) => id === side)?.label ?? side;
  return {
    id: `${BUILT_IN}${kind?.id ?? 'general'}.${side}`,
    name: kind ? `${kind.label}, for the ${label.toLowerCase()}` : 'General questions',
    version: BUILT_IN_VERSION,
    of: (question, given) => positionOf(question, kind, side, given),
  };
}

/**
 * The playbook of one side: a verdict on each answered question on which it has a position, computed from answer and position, gravest first.
 */
export function playbookOf(
  paper: Answered,
  side: string,
  positions: Positions = builtInPositions(paper.kind, side),
): Playbook {
  const builtIn = builtInPositions(paper.kind, side);
  const verdictsOf = ({ of, own }: Positions) =>
    paper.answers.flatMap((answer): PlaybookVerdict[] => {
      const added = own?.get(answer.id);
      if (added) return [verdictOf(added.question, answer, added.position, side, paper)];
      const question = QUESTION_OF.get(answer.id);
      const position = question && of(question, answer);
      if (!position) return [];
      // What a firm itself minds is told however usual it is.
      const passedOver = position === builtIn.of(question, answer) && isUsual(answer);
      const { betweenCompanies } = position;
      const held = betweenCompanies && isBetweenCompanies(paper) ? { ...position, ...betweenCompanies } : position;
      return [verdictOf(question, answer, held, side, paper, passedOver)];
    });
  const { id, name, version } = positions;
  const told = judged(paper, verdictsOf(positions));
  // A firm that switches questions off still has a playbook; one that was too thin to rate by is not made thicker by being copied.
  const assessed =
    told.assessed ||
    (positions.own !== undefined && told.verdicts.length > 0 && judged(paper, verdictsOf(builtIn)).assessed);
  return { id, name, version, kind: paper.kind, side, ...told, assessed };
}

/** The playbook for both sides together: each question is judged from the side that it hurts most. */
function neutralPlaybook(paper: Answered, ofSides: readonly Playbook[]): Playbook {
  const gravest = new Map<string, PlaybookVerdict>();
  for (const verdict of ofSides.flatMap(({ verdicts }) => verdicts)) {
    const before = gravest.get(verdict.question);
    if (!before || weightOf(verdict) > weightOf(before)) gravest.set(verdict.question, verdict);
  }
  const label = paper.kind === null ? undefined : KIND_OF.get(paper.kind)?.label;
  const own = ofSides.filter(({ id }) => !id.startsWith(BUILT_IN));
  const told = judged(paper, [...gravest.values()]);
  return {
    id: own.length > 0 ? own.map(({ id }) => id).join('+') : `${BUILT_IN}${paper.kind ?? 'general'}`,
    name: [label ? `${label}, neutral` : 'General questions', ...own.map(({ name }) => name)].join('; '),
    version: own.length > 0 ? own.map(({ version }) => version).join('+') : BUILT_IN_VERSION,
    kind: paper.kind,
    side: NEUTRAL,
    ...told,
    assessed: told.assessed || ofSides.some(({ assessed }) => assessed),
  };
}

/**
 * The playbooks of a paper's kind: for both sides together, and for each; for no side of an unknown kind.
 * @param own a firm's own positions for a side; undefined where the built-in ones hold
 */
export function playbooksOf(
  paper: Answered,
  own: (side: string) => Positions | undefined = () => undefined,
): { neutral: Playbook; ofSides: Playbook[] } {
  const ofSides = sidesOf(paper.kind).map(({ id }) => playbookOf(paper, id, own(id)));
  return { neutral: neutralPlaybook(paper, ofSides), ofSides: paper.kind === null ? [] : ofSides };
}

function judged({ kind }: Answered, verdicts: readonly PlaybookVerdict[]) {
  return {
    assessed: kind !== null && verdicts.length >= LEAST_QUESTIONS,
    verdicts: verdicts.toSorted((one, other) => weightOf(other) - weightOf(one)),
  };
}

/**
 * What a side's answer comes to: 'own right' where only the other side bears it, 'not stated' where it is a right that the side wants and that only the
 * other has.
 */
function answerFor(
  { says }: Judged,
  { answer, bearer }: QuestionAnswer,
  position: Position,
  side: string,
): Answer | 'own right' | 'only other' {
  if (!isStated(answer)) return answer;
  if (isOwnRight(bearer, side)) return 'own right';
  const isWanted = position[answer] === undefined && position.not_stated !== undefined;
  return isWanted && bearer === side && says.onlyOther ? 'only other' : answer;
}

function gravityOf(position: Position, answer: Answer): Severity | null {
  if (answer !== 'unclear') return position[answer] ?? null;
  // What it may be at worst has to be looked at, one step less grave than if it were sure.
  const gravest = gravestAnswer(position);
  return lessGrave((gravest && position[gravest]) ?? null);
}

/** The answer that a side minds most; 'yes' before others that it minds as much. */
function gravestAnswer(position: Position): StatedAnswer | undefined {
  const weight = (answer: StatedAnswer) => (position[answer] ? GRAVITY[position[answer]] : -1);
  return ANSWERS.filter((answer) => position[answer]).toSorted((one, other) => weight(other) - weight(one))[0];
}

const ANSWERS: readonly StatedAnswer[] = ['yes', 'no', 'not_stated'];

/** 'If so, the money is gone': what a side minds, told of an answer that has to be checked. */
function ifItIs({ answer }: QuestionAnswer, position: Position, reason: string): string {
  const minded = isStated(answer) || answer === 'not_stated' ? answer : gravestAnswer(position);
  // What is minded little has a reason that may hold whatever the answer is.
  if (CONDITIONAL.test(reason) || !minded || position[minded] === 'low') return reason;
  return `${minded === 'yes' ? 'If so' : 'If not'}, ${reason.replace(ONE_CAPITAL, (letter) => letter.toLowerCase())}`;
}

const CONDITIONAL = openingWords('if, where, when, once');
/** Of 'The', not of 'US'. */
const ONE_CAPITAL = /^[A-Z](?![A-Z])/;

function lessGrave(gravity: Severity | null): Severity | null {
  return gravity === null ? null : gravity === 'high' ? 'medium' : 'low';
}

/** What burdens both sides alike is one step less grave for each, and fair where it weighs little. */
function shared(gravity: Severity | null): Severity | null {
  if (gravity === 'high') return 'medium';
  return gravity === 'medium' ? 'low' : null;
}

function kindOfVerdict(answer: Answer, severity: Severity | null): PlaybookVerdict['verdict'] {
  if (severity === null) return 'standard';
  if (answer === 'unclear') return 'unclear';
  if (severity === 'low') return 'fallback';
  return answer === 'not_stated' ? 'missing' : 'deviates';
}

/**
 * What one side makes of one answer.
 * @param passedOver whether the words are so usual or fair that a lawyer would most likely not raise them
 */
function verdictOf(
  question: Judged,
  given: QuestionAnswer,
  position: Position,
  side: string,
  paper: Answered,
  passedOver = false,
): PlaybookVerdict {
  const { evidence, title } = given;
  // What is not likely enough to be asserted is told as what has to be checked.
  const isDoubted = given.standing === 'to_check';
  const answer = isDoubted ? 'unclear' : given.answer;
  const comesTo = answerFor(question, given, position, side);
  const gravity =
    comesTo === 'own right' ? null : gravityOf(position, comesTo === 'only other' ? 'not_stated' : comesTo);
  const ifSo = given.bearer === BOTH_SIDES ? shared(gravity) : gravity;
  const usual = passedOver && ifSo !== null;
  const severity = usual ? null : isDoubted ? lessGrave(ifSo) : ifSo;
  const says = answer === 'unclear' ? question.ask : question.says[answer];
  const told = comesTo === 'only other' && !isDoubted ? (question.says.onlyOther ?? says) : says;
  const heading = withoutLast(told, '.');
  const reason = severity === null ? null : (position.why ?? null);
  // What would follow is no fact of a paper of which it is only asked.
  const why = reason !== null && answer === 'unclear' ? ifItIs(given, position, reason) : reason;
  const said = answer === 'unclear' ? `To check: ${question.ask}` : told;
  return {
    question: question.id,
    title,
    verdict: kindOfVerdict(answer, severity),
    severity,
    ...(isDoubted && !usual && ifSo && { gravity: ifSo }),
    ...(usual && { usual }),
    heading,
    why,
    statement: why === null ? said : `${said} ${why}`,
    advice: severity === null ? null : (position.ask ?? null),
    side,
    law: severity === null ? [] : lawsIn(question.law ?? [], paper),
    evidence,
  };
}

/**
 * Those that hold where the paper's law is ('US' in every state of it, 'England and Wales' in England, 'EU' in its members), and that protect somebody who may
 * be a side of it.
 */
function lawsIn(laws: readonly ProtectingLaw[], paper: Answered): LawReference[] {
  const { law: place } = paper;
  if (place === null) return [];
  return laws
    .filter((law) => isWithin(place, law.place) && (law.protects === undefined || mayBeProtected(paper, law.protects)))
    .map(({ protects: _, ...law }) => law);
}

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
