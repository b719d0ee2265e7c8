import { openingWords, perhaps } from '../../lexicon/words';
import type { Source } from '../source';
import type { PartyMention } from './mention';

/** Who runs it with others of his kind: 'Member', 'Partners'. */
const AMONG_EQUALS = /^(member|partner)s?$/i;
/** Right behind a name: ' is hereby designated as the initial Managing Member', ' shall serve as Managing Partner'. */
const MADE = openingWords(
  perhaps('\\,'),
  ' ',
  perhaps('{who,whom} '),
  '{is,shall be,will be,is to be,shall serve,will serve,shall act,will act,acts,serves,has been,being} ({hereby,initially} )',
  perhaps('{designated,appointed,named,elected,chosen,selected} '),
  perhaps('{as,to be,to act as,to serve as} '),
  '(the )({initial,first,sole,sole initial} )managing {member,partner}',
);
const BEHIND = 110;

/** Those told, with the one of several members or partners whom the paper makes the managing one called so: 'of whom Ann Lee is designated the Managing Member'. */
export function withManaging({ plain }: Source, told: readonly PartyMention[]): PartyMention[] {
  if (!told.some(({ role }) => AMONG_EQUALS.test(role ?? ''))) return [...told];
  const low = plain.toLowerCase();
  return told.map((mention) => {
    const kind = AMONG_EQUALS.exec(mention.role ?? '')?.[1];
    const isManaging = kind && isMade(low, mention.name.toLowerCase(), kind.toLowerCase());
    return isManaging
      ? { ...mention, role: `Managing ${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()}` }
      : mention;
  });
}

function isMade(low: string, name: string, kind: string): boolean {
  for (let at = low.indexOf(name); at >= 0; at = low.indexOf(name, at + 1))
    if (MADE.exec(low.slice(at + name.length, at + name.length + BEHIND))?.[0].endsWith(kind)) return true;
  return false;
}
