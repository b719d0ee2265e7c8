import type { ContractText } from '../analysis/pdf/contract-text';
import { type OwnPlaybook, ownPositions } from '../analysis/playbooks/own-playbook';
import { ownAnswersOf } from '../analysis/playbooks/own-questions';
import { playbooksOf } from '../analysis/playbooks/verdicts';
import { actingFor, NEUTRAL } from '../shared/acting-for';
import type { Analysis, Playbook } from '../shared/analysis';

/** An analysis as the side reads it that the reader acts for, and what every side makes of the same answers. */
export interface Sided {
  analysis: Analysis;
  side: string;
  /** For both sides together first; missing where nothing was asked. */
  playbooks?: Playbook[];
}

/** A firm's own playbooks that hold for a paper, one a side at most, and its text where a question of their own is asked of it. */
export interface OwnInUse {
  playbooks: readonly OwnPlaybook[];
  text: ContractText | null;
}

const NONE: OwnInUse = { playbooks: [], text: null };

/**
 * The analysis of a run for a side of its kind. A side that the kind doesn't have (it was recognised otherwise by an earlier run) is neutral, and an
 * analysis from before questions were asked stays as it is. Answers to a firm's own questions stand behind those of the run.
 */
export function sided(analysis: Analysis, chosen: string | null, { playbooks, text }: OwnInUse = NONE): Sided {
  const { questions, kind, facts } = analysis;
  if (!questions) return { analysis, side: NEUTRAL };
  const own = new Map(playbooks.map((playbook) => [playbook.side, playbook]));
  const added = text
    ? [...own.values()].flatMap(({ side, content }) => ownAnswersOf(text, analysis, side, content.own))
    : [];
  const answers = [...questions, ...added];
  const { neutral, ofSides } = playbooksOf(
    { kind: kind?.id ?? null, sides: kind?.sides, parties: facts.parties, answers, law: facts.governingLaw.value },
    (side) => {
      const playbook = own.get(side);
      return playbook && ownPositions(playbook);
    },
  );
  const chosenOne = ofSides.find(({ side }) => side === chosen) ?? neutral;
  return {
    analysis: actingFor(added.length > 0 ? { ...analysis, questions: answers } : analysis, chosenOne),
    side: chosenOne.side,
    playbooks: [neutral, ...ofSides],
  };
}
