import type { Reading } from '../reading';
import { partyPattern } from './party-names';

/** "The Supplier shall deliver the goods": who, under which word, what. */
export interface Duty {
  who: string;
  modal: 'shall' | 'may' | 'shall not';
  /** The words after the modal, to the end of the sentence, white space folded. */
  what: string;
}

const MODAL =
  "(?:shall|must|will|(?:has|have)\\s+to|agrees?(?:\\s+that\\s+it\\s+(?:shall|will))?\\s+to|agrees?\\s+that\\s+it\\s+(?:shall|will)|undertakes?\\s+to|covenants?\\s+(?:and\\s+agrees?\\s+)?to|(?:is|are)\\s+(?:required|obliged|obligated)\\s+to|may|cannot|can't|won't|mustn't|can)";
const memo = new WeakMap<Reading['facts'], RegExp>();

function dutyPattern(reading: Pick<Reading, 'facts' | 'contract'>): RegExp {
  const known = memo.get(reading.facts);
  if (known) return known;
  const pattern = new RegExp(
    `(${partyPattern(reading)})(?:,[^,;.]{0,60},)?\\s{1,3}(?:hereby\\s+|also\\s+|further\\s+|each\\s+)?(${MODAL})\\s+(not\\s+|never\\s+)?`,
  );
  memo.set(reading.facts, pattern);
  return pattern;
}

/** The first party in the sentence that must, may or must not do something; null where no party is the subject. */
export function dutyIn(reading: Pick<Reading, 'facts' | 'contract'>, text: string): Duty | null {
  const match = dutyPattern(reading).exec(text);
  if (!match) return null;
  const [whole, who = '', modal = '', not] = match;
  const what = text
    .slice(match.index + whole.length)
    .replace(/\s+/g, ' ')
    .trim();
  const denied = Boolean(not) || /n't$|^cannot$/.test(modal) || /^neither|^no\s/i.test(who);
  return {
    who: who.replace(/\s+/g, ' '),
    modal: denied ? 'shall not' : /^(?:may|can)$/.test(modal) ? 'may' : 'shall',
    what,
  };
}
