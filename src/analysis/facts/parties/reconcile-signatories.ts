import { legalFormOf } from '../../mentions/legal-forms';
import { openingOf } from '../opening';
import type { Source } from '../source';
import type { PartyMention } from './mention';
import { partyKey } from './party-key';
import { signsForAnother } from './signatures';

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
  return signatories.filter((signatory) => {
    const { name } = signatory;
    const key = partyKey(name);
    // The last line of a name that a narrow column broke is no other party.
    if (key.length < 5 || known.some((other) => other.includes(key) || key.includes(other))) return false;
    return legalFormOf(name) !== null && !signsForAnother(source, signatory) && head.includes(` ${key} `);
  });
}
