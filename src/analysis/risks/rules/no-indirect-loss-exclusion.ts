import { pagesRead } from '../../document/coverage';
import { COMMERCIAL } from '../../kinds/contract-kind';
import { mentions } from '../../statements/search';
import { defineRule, missingTerm } from '../rule';

const INDIRECT =
  /\b(?:consequential|indirect|incidental)\b.{0,80}\b(?:damage|loss)|\b(?:lost (?:profits?|business|sales|income)|loss of profits?)\b/i;

export const noIndirectLossExclusion = defineRule({
  id: 'no-indirect-loss-exclusion',
  label: 'Indirect loss not excluded',
  family: 'liability',
  severity: { low: 'the law’s own test of what is too remote still bounds the loss' },
  kinds: COMMERCIAL,
  witness: { silence: ['Cap On Liability'] },
  find(reading) {
    if (mentions(reading, INDIRECT)) return null;
    return missingTerm(
      reading,
      'low',
      `No exclusion of indirect or consequential loss was found ${pagesRead(reading.contract)}.`,
      'Add a mutual exclusion of indirect and consequential loss, and say whether lost profit counts as direct.',
    );
  },
});
