import type { Kind, Party } from '../../shared/analysis';
import type { KindDeclaration, SideDeclaration } from './define-kind';
import type { Family } from './family';
import { foldWords } from './fold';
import type { IsContract } from './is-contract';
import type { RecognisedKind } from './recognise';
import type { UpperPaper } from './upper-paper';

/** A side of the kind; `party` is the place in the facts' parties of the first who stands on it, null where nobody was found. */
export interface PaperSide {
  id: string;
  label: string;
  party: number | null;
}

/** What a paper is, and which of its parties stands on which side. `id` is null where no kind was recognised. */
export interface PaperKind {
  id: string | null;
  label: string;
  family: Family;
  sides: PaperSide[];
  /** 0 to 1. */
  confidence: number;
  under: UpperPaper | null;
  isContract: IsContract;
  /** Whether it is taken for this kind by what it provides, since neither its title nor its structure says what it is. */
  byContent?: true;
}

/** Whether a paper is of one of the kinds. */
export function isKind({ id }: PaperKind, ...kinds: readonly KindDeclaration[]): boolean {
  return kinds.some((kind) => kind.id === id);
}

/** The recognised kind with the parties on its sides. */
export function paperKindOf(recognised: RecognisedKind, parties: readonly Pick<Party, 'status' | 'role'>[]): PaperKind {
  const { kind, label, family, confidence, under, isContract } = recognised;
  const sides = kind ? partiesOnSides(kind.sides, parties) : [];
  return { id: kind?.id ?? null, label, family, sides, confidence, under, isContract };
}

/** The same as a paper of a kind that only what it provides tells. */
export function withKindByContent(
  paper: PaperKind,
  { id, label, family, sides }: KindDeclaration,
  parties: readonly Pick<Party, 'status' | 'role'>[],
): PaperKind {
  return { ...paper, id, label, family, sides: partiesOnSides(sides, parties), byContent: true };
}

/** By the words by which the paper calls them; of two parties the one that is left stands on the side that is left. */
function partiesOnSides(
  sides: readonly SideDeclaration[],
  parties: readonly Pick<Party, 'status' | 'role'>[],
): PaperSide[] {
  const found = [...parties.entries()].filter(([, { status }]) => status === 'found');
  const roles = found.map(([, { role }]) => foldWords(role ?? '').join(' '));
  const places = found.map(([, { role }], at) => {
    // The Contractor of a Sub-Contractor is its customer, and the Tenant of a Subtenant its landlord.
    const under = roles.indexOf(`sub${roles[at]}`);
    const across = under < 0 ? null : sideOf(sides, found[under]?.[1].role ?? null);
    return across === null || sides.length !== 2 ? sideOf(sides, role) : 1 - across;
  });
  if (found.length === 2 && sides.length === 2) {
    const [one, other] = places;
    if (one !== null && other === null) places[1] = 1 - (one ?? 0);
    if (one === null && other !== null) places[0] = 1 - (other ?? 0);
  }
  return sides.map(({ id, label }, side) => ({ id, label, party: found[places.indexOf(side)]?.[0] ?? null }));
}

/** The side whose word covers most of a role ('Tenant', 'Operator / licensor'); null where none does or both do alike. */
export function sideOf(sides: readonly SideDeclaration[], role: string | null): number | null {
  const words = foldWords(role ?? '');
  const covered = sides.map(({ roles }) =>
    Math.max(0, ...roles.map(foldWords).map((phrase) => (contains(words, phrase) ? phrase.length : 0))),
  );
  const most = Math.max(...covered);
  return most === 0 || covered.filter((count) => count === most).length > 1 ? null : covered.indexOf(most);
}

function contains(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, from) => phrase.every((part, at) => words[from + at] === part));
}

/** What an analysis tells of it. */
export function shownKind({ confidence: _, ...shown }: PaperKind): Kind {
  return shown;
}
