import { KINDS } from './declarations/registry';
import { PhraseIndex } from './phrase-index';

/** Which kind has a phrase in its titles, and whether it says so alone, needs the structure, or says that it is another thing. */
export interface KindOwner {
  kind: string;
  says: 'own' | 'shared' | 'not';
}

/** Which side of which kind is called by a word. */
export interface SideOwner {
  kind: string;
  side: number;
}

/** All phrases of all kinds, to be looked for in one go. */
export const KIND_PHRASES = indexed();

function indexed() {
  const titles = new PhraseIndex<KindOwner>();
  const roles = new PhraseIndex<SideOwner>();
  const structure = new PhraseIndex<string>();
  const openings = new PhraseIndex<string>();
  for (const kind of KINDS) {
    const own: KindOwner = { kind: kind.id, says: 'own' };
    const shared: KindOwner = { kind: kind.id, says: 'shared' };
    const not: KindOwner = { kind: kind.id, says: 'not' };
    for (const title of kind.titles) titles.add(title, own);
    for (const title of kind.sharedTitles ?? []) titles.add(title, shared);
    for (const title of kind.notTitles ?? []) titles.add(title, not);
    for (const [side, { roles: words }] of kind.sides.entries()) {
      const owner: SideOwner = { kind: kind.id, side };
      for (const word of words) roles.add(word, owner);
    }
    for (const phrase of kind.structure) structure.add(phrase, kind.id);
    for (const phrase of kind.openings ?? []) openings.add(phrase, kind.id);
  }
  return { titles, roles, structure, openings };
}
