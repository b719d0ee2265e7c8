import type { BuiltInQuestion, PlaybookKind, PositionChange, Rating } from '../../../shared/playbooks';

/** 'Residential lease, for the tenant'. */
export function forSide(kinds: readonly PlaybookKind[], kind: string, side: string): string {
  const known = kinds.find(({ id }) => id === kind);
  const label = known?.sides.find(({ id }) => id === side)?.label ?? side;
  return `${known?.label ?? kind}, for the ${label.toLowerCase()}`;
}

/** Ratings as analyses show them. */
export const RATING_WORDS: Readonly<Record<Rating, string>> = {
  high: 'HIGH RISK',
  medium: 'MEDIUM RISK',
  low: 'LOW RISK',
  not_assessed: 'NOT ASSESSED',
};

/** '1 contract', '12 contracts'. */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}

export const ANSWERS = ['yes', 'no', 'not_stated'] as const;
export type StatedAnswer = (typeof ANSWERS)[number];
export const ANSWER_WORDS: Readonly<Record<StatedAnswer, string>> = {
  yes: 'If yes',
  no: 'If no',
  not_stated: 'If not stated',
};

/** A position as it stands after the firm's change. */
export type EditedPosition = Pick<BuiltInQuestion, StatedAnswer | 'why'> & { ask: string; rated: boolean };

/** The position that holds: the change where it says something, else what is built in. */
export function positionOf(question: BuiltInQuestion, change: PositionChange = {}): EditedPosition {
  const severity = (answer: StatedAnswer) => {
    const changed = change[answer];
    return changed === undefined ? question[answer] : changed;
  };
  return {
    yes: severity('yes'),
    no: severity('no'),
    not_stated: severity('not_stated'),
    why: change.why ?? question.why,
    ask: change.ask ?? question.request,
    rated: change.off === undefined ? question.rated || Object.keys(change).length > 0 : !change.off,
  };
}

/** The gravest of a position's severities; null where every answer is as the side wants it. */
export function gravestOf({ yes, no, not_stated }: EditedPosition) {
  return (['high', 'medium', 'low'] as const).find((severity) => [yes, no, not_stated].includes(severity)) ?? null;
}

/** What a position changes of the built-in one; null where that is nothing. */
export function changeOf(question: BuiltInQuestion, position: EditedPosition): PositionChange | null {
  const change: PositionChange = {
    ...(position.rated !== question.rated && { off: !position.rated }),
    ...Object.fromEntries(ANSWERS.flatMap((one) => (position[one] === question[one] ? [] : [[one, position[one]]]))),
    ...(position.why !== question.why && { why: position.why }),
    ...(position.ask !== question.request && { ask: position.ask }),
  };
  if (Object.keys(change).length === 0) return null;
  // A change would rate a question that is not rated as built in.
  return position.rated ? change : { ...change, off: true };
}
