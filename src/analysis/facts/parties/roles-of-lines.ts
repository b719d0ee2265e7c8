import type { Source } from '../source';
import type { PartyMention } from './mention';

/** 'Tenant(s): ' before a name at the head of its line, in characters no longer than this. */
const LABEL = /(?:^|\n)[ \t]*(\p{L}[\p{L} -]{1,30}?)(?:\(s\))?:[ \t]*$/u;
const LONGEST_LABEL = 40;

/**
 * The mentions, each that is called nothing by the role before its name on its own line ('Tenant: Melissa Okafor'), where another party is called so: a label of a form may be anything.
 */
export function withRolesOfLines({ contract: { text } }: Source, mentions: readonly PartyMention[]): PartyMention[] {
  const known = new Map(mentions.flatMap(({ role }) => (role ? [[role.toLowerCase(), role] as const] : [])));
  return mentions.map((mention) => {
    if (mention.role) return mention;
    const label = LABEL.exec(text.slice(Math.max(0, mention.start - LONGEST_LABEL), mention.start))?.[1];
    const role = label && known.get(label.trim().toLowerCase());
    return role ? { ...mention, role } : mention;
  });
}
