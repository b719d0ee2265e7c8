import type { Reading } from '../../analysis/reading';
import type { Evidence } from '../../shared/analysis';
import { actorFault } from './actors';
import { withoutLaws } from './laws';
import { unprovedName } from './names';
import { turnedWord } from './negations';
import { unprovedNumber } from './numbers';
import { obeysOrders } from './orders';

/** Where it stands in the contract says how a passage is headed: its words count for the names of things, not for what is said of them. */
export interface Passages {
  quotes: readonly Pick<Evidence, 'quote'>[];
  heading?: string;
}

const LONGEST_TEXT = 700;

/**
 * Why a sentence of the model's cannot rest on its passages, as far as code can see it, in words for people; null where code has nothing against it. Looked at are numbers, sums,
 * lengths of time and days, names and places, denials, who does what, and orders that the document gave. What a sentence *means* is for the second reading.
 */
export function faultOf(
  reading: Pick<Reading, 'facts' | 'contract'>,
  claim: string,
  { quotes, heading = '' }: Passages,
): string | null {
  if (claim.trim() === '') return 'It says nothing.';
  if (claim.length > LONGEST_TEXT) return 'It is too long for a remark on a passage.';
  if (obeysOrders(claim))
    return 'It repeats an order, an address or an assurance instead of saying what the contract says.';
  const passages = quotes.map(({ quote }) => quote).join('\n');
  const said = withoutLaws(claim);
  const number = unprovedNumber(said, `${passages}\n${heading}`);
  if (number !== null) return `The passage does not have “${number}”.`;
  const name = unprovedName(reading, said, `${passages}\n${heading}`);
  if (name !== null) return `The passage does not name “${name}”.`;
  const actor = actorFault(reading, said, passages);
  if (actor?.kind === 'sides')
    return `The passage says it of ${actor.written || 'the other side'}, not of ${actor.said}.`;
  if (actor?.kind === 'denial') return `The passage says the opposite of “${actor.verb}”.`;
  const turned = turnedWord(reading, said, passages);
  return turned === null ? null : `The passage says the opposite of “${turned}…”.`;
}

/** The same of advice, which may propose numbers that are nowhere in the paper: only orders, addresses and its length count against it. */
export function adviceFaultOf(advice: string): string | null {
  if (advice.trim() === '') return 'It says nothing.';
  if (advice.length > LONGEST_TEXT) return 'It is too long for a piece of advice.';
  return obeysOrders(advice) ? 'It repeats an order, an address or an assurance instead of advice.' : null;
}
