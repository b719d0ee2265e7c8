import { onlyWords } from '../lexicon/words';
import { affiliate } from './declarations/affiliate';
import { hosting } from './declarations/hosting';
import { saas } from './declarations/saas';
import { softwareLicence } from './declarations/software-licence';
import { websiteTerms } from './declarations/website-terms';
import type { KindDeclaration } from './define-kind';
import type { Family } from './family';

/** In papers of these families 'we' are those who drafted them, and 'you' those who sign. */
const WE_DRAFT: readonly Family[] = ['consumer', 'lease', 'occupancy', 'employment', 'finance'];
const WE_DRAFT_THESE = [websiteTerms, saas, softwareLicence, hosting, affiliate];

const WE = onlyWords('we, us');
const YOU = onlyWords('you');

/** The place of the side that usually drafts papers of a kind. */
export function drafterOf({ drafter }: KindDeclaration): 0 | 1 {
  return drafter ?? 0;
}

/** The side of a kind, 0 or 1, whom 'we' or 'you' means; null of other words, and in kinds that either side may draft. */
export function sideOfPronoun(kind: KindDeclaration, words: string): number | null {
  if (!WE_DRAFT.includes(kind.family) && !WE_DRAFT_THESE.some(({ id }) => id === kind.id)) return null;
  if (WE.test(words)) return drafterOf(kind);
  return YOU.test(words) ? 1 - drafterOf(kind) : null;
}
