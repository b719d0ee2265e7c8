import { NEUTRAL, playbooksOf } from '../analysis/playbooks/verdicts';
import { actingFor } from '../shared/acting-for';
import type { Analysis, Playbook } from '../shared/analysis';

/** An analysis as the side reads it that the reader acts for, and what every side makes of the same answers. */
export interface Sided {
  analysis: Analysis;
  side: string;
  /** For both sides together first; missing where nothing was asked. */
  playbooks?: Playbook[];
}

/**
 * The analysis of a run for a side of its kind. A side that the kind doesn't have (it was recognised otherwise by an earlier run) is neutral, and an
 * analysis from before questions were asked stays as it is.
 */
export function sided(analysis: Analysis, chosen: string | null): Sided {
  const { questions, kind, facts } = analysis;
  if (!questions) return { analysis, side: NEUTRAL };
  const { neutral, ofSides } = playbooksOf({
    kind: kind?.id ?? null,
    answers: questions,
    law: facts.governingLaw.value,
  });
  const own = ofSides.find(({ side }) => side === chosen) ?? neutral;
  return { analysis: actingFor(analysis, own), side: own.side, playbooks: [neutral, ...ofSides] };
}
