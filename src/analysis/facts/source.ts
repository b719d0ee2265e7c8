import type { ContractDocument } from '../document/document';
import type { Outline } from '../document/outline';
import { plainText } from '../document/plain-text';
import { isUnticked, withoutUnticked } from '../document/tick-boxes';
import { withMonthsFirst } from '../mentions/day-first';
import { type ContractText, isBesideBody } from '../pdf/contract-text';
import { type ProvisionScores, provisionScores } from '../provisions/provision-scores';
import { type PartyWeights, shippedWeights } from './parties/ranking/weights';
import { type RankedFact, type Ranker, shippedRanker } from './ranking/weights';

/**
 * What every fact is read from. `plain` is the body as plain characters, offset for offset with `contract.text`; numeric dates
 * that the contract writes day first stand month first in it, and options that nobody ticked are blank. `provisions` is what the
 * clause model thinks of each sentence, `ranker` the trained ranker of a fact, `partyWeights` that of the parties.
 */
export interface Source {
  contract: ContractText;
  document: ContractDocument;
  outline: Outline;
  plain: string;
  provisions: ProvisionScores;
  ranker: (fact: RankedFact) => Ranker;
  partyWeights: PartyWeights;
  /** Where `plain` names the paper otherwise than an agreement and is to be read as if it did: see `inStandardWords`. */
  ownNames: readonly { start: number; end: number }[];
}

/** Other models than those that come with the program, for measuring and training. */
export interface Models {
  provisions?: ProvisionScores | undefined;
  ranker?: ((fact: RankedFact) => Ranker) | undefined;
  partyWeights?: PartyWeights | undefined;
}

/** The outline with the same sentences, of which those on which nothing may rest have no words. */
function heardOutline({ outline, unticked }: ContractDocument): Outline {
  const isBlank = ({ text, start }: Outline['sentences'][number]) => isUnticked(text, start, unticked);
  if (!outline.sentences.some(isBlank)) return outline;
  return { ...outline, sentences: outline.sentences.map((one) => (isBlank(one) ? { ...one, text: '' } : one)) };
}

/** Running headers and footers, which stand after the body, are left out of `plain`. */
export function sourceOf(
  contract: ContractText,
  document: ContractDocument,
  {
    provisions = provisionScores(document.outline),
    ranker = shippedRanker,
    partyWeights = shippedWeights,
  }: Models = {},
): Source {
  let end = 0;
  for (const paragraph of contract.paragraphs) {
    if (!isBesideBody(paragraph)) end = Math.max(end, paragraph.end);
  }
  const body = withoutUnticked(contract.text.slice(0, end), 0, document.unticked);
  const plain = withMonthsFirst(plainText(body));
  return { contract, document, outline: heardOutline(document), plain, provisions, ranker, partyWeights, ownNames: [] };
}
