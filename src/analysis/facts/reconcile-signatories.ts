import { legalFormOf } from '../mentions/legal-forms';
import { openingOf } from './opening';
import { partyKey } from './party-key';
import type { PartyMention } from './party-mention';
import type { Source } from './source';

/** Words around a name above a signature that make it the hand of another: 'By: Alpha GP LLC, its general partner'. */
const SIGNS_FOR_ANOTHER =
  /^\s*(?:by|per)\b ?:?|\b(?:its|the) (?:general partner|managing|manager|sole|investment|attorney|agent|adviser|advisor|trustee|member|authorized)\b|\bas (?:agent|attorney|investment|adviser|manager)/i;
/** How far from the opening's first word a signatory's name counts as named with the parties. */
const HEAD = 1500;

/** Those who sign and whom the first lines name, where the opening's list was not read to its end. */
export function reconciled(
  source: Source,
  mentions: readonly PartyMention[],
  signatories: readonly PartyMention[],
): PartyMention[] {
  const opening = openingOf(source);
  if (mentions.length === 0 || !opening) return [];
  const head = ` ${partyKey(source.plain.slice(0, opening.start + HEAD))} `;
  const known = mentions.map(({ name }) => partyKey(name));
  return signatories.filter(({ name, start }) => {
    const key = partyKey(name);
    const line = source.plain.slice(source.contract.text.lastIndexOf('\n', start) + 1, start + name.length + 60);
    // The last line of a name that a narrow column broke is no other party.
    if (key.length < 5 || known.some((other) => other.includes(key) || key.includes(other))) return false;
    return legalFormOf(name) !== null && !SIGNS_FOR_ANOTHER.test(line) && head.includes(` ${key} `);
  });
}
