import { pagesRead } from '../../document/coverage';
import { COMMERCIAL } from '../../kinds/contract-kind';
import { mentions } from '../../statements/search';
import { missingTerm, type RiskRule } from '../rule';

const INDIRECT =
  /\b(?:consequential|indirect|incidental)\b.{0,80}\b(?:damage|loss)|\b(?:lost (?:profits?|business|sales|income)|loss of profits?)\b/i;

export const indirectLoss: RiskRule = {
  id: 'no-indirect-loss-exclusion',
  name: 'Indirect loss not excluded',
  kinds: COMMERCIAL,
  find(reading) {
    if (mentions(reading, INDIRECT)) return null;
    return missingTerm(
      reading,
      'low',
      `No exclusion of indirect or consequential loss was found ${pagesRead(reading.contract)}.`,
      'Add a mutual exclusion of indirect and consequential loss, and say whether lost profit counts as direct.',
    );
  },
};
