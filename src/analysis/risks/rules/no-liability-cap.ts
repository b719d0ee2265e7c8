import { COMMERCIAL } from '../../matching/contract-kind';
import { pagesRead } from '../../matching/coverage';
import { mentions } from '../../matching/search';
import { missingTerm, type RiskRule } from '../rule';
import { uncappedLiability } from './uncapped-liability';

const CAP =
  /\bliab\w{2,6}\b.{0,260}\b(?:exceed|limited (?:\([^)]{0,160}\) )?to|greater than|more than|in excess of|capped|limit(?:ed)? (?:at|by))\b|\blimit\w* (?:of|on) liability\b|\bmaximum\b.{0,40}\bliabilit/i;

export const noLiabilityCap: RiskRule = {
  id: 'no-liability-cap',
  name: 'No limit of liability',
  kinds: COMMERCIAL,
  find(reading) {
    if (reading.facts.liabilityCap.status === 'found' || mentions(reading, CAP)) return null;
    if (uncappedLiability.find(reading)) return null;
    return missingTerm(
      reading,
      'medium',
      `No ceiling on the amount of either party's liability was found ${pagesRead(reading.contract)}, so the law's full measure of damages applies.`,
      'Add a limit of liability, for example the fees of the last 12 months, with the usual carve-outs.',
    );
  },
};
