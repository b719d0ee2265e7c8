import type { Kind, Party } from '../../shared/analysis';
import { capitalised } from '../../shared/phrases';
import { closingWords, openingWords } from '../lexicon/words';
import { isCompany } from '../mentions/legal-forms';
import { websiteTerms } from './declarations/website-terms';
import type { KindDeclaration, SideDeclaration } from './define-kind';
import { drafterOf, sideOfPronoun } from './drafter';
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
  /** The kind under the names of the variety that the paper is. */
  variety?: KindDeclaration;
}

/** What of a party tells its side. */
type SideParty = Pick<Party, 'status' | 'value' | 'role'>;

/** Whether a paper is of one of the kinds. */
export function isKind({ id }: PaperKind, ...kinds: readonly KindDeclaration[]): boolean {
  return kinds.some((kind) => kind.id === id);
}

/** The recognised kind with the parties on its sides. */
export function paperKindOf(recognised: RecognisedKind, parties: readonly SideParty[]): PaperKind {
  const { kind, label, family, confidence, under, isContract, isVariety } = recognised;
  const sides = kind ? partiesOnSides(kind, parties) : [];
  const variety = isVariety && kind ? { variety: kind } : {};
  return { id: kind?.id ?? null, label, family, sides, confidence, under, isContract, ...variety };
}

/** The same as a paper of a kind that only what it provides tells. */
export function withKindByContent(paper: PaperKind, kind: KindDeclaration, parties: readonly SideParty[]): PaperKind {
  const { id, label, family } = kind;
  // That it stands under another was said of the kind for which it was taken, if no other paper is named.
  const under = paper.under?.title || kind.under ? paper.under : null;
  return { ...paper, id, label, family, under, sides: partiesOnSides(kind, parties), byContent: true };
}

/** In these families, as in kinds that say so, one side is always a person, and who drafts the paper is the other. */
const OF_A_PERSON: readonly Family[] = ['employment', 'consumer'];

/**
 * By the words by which the paper calls them; else, where one side is a person by the kind, by which of them is a company; of two parties the one that is left
 * stands on the side that is left.
 */
function partiesOnSides(kind: KindDeclaration, parties: readonly SideParty[]): PaperSide[] {
  const { sides } = kind;
  const found = [...parties.entries()].filter(([, { status }]) => status === 'found');
  const roles = found.map(([, { role }]) => foldWords(role ?? '').join(' '));
  // The Contractor of a Sub-Contractor is its customer, and the Tenant of a Subtenant its landlord.
  const unders = roles.map((role) => (role === '' ? -1 : roles.indexOf(`sub${role.replace(OVER, '')}`)));
  const called = found.map(([, { role }], at) => {
    const under = unders[at] ?? -1;
    const across = under < 0 ? null : sideOf(sides, found[under]?.[1].role ?? null);
    return across === null ? (sideOf(sides, role) ?? sideOfPronoun(kind, role ?? '')) : 1 - across;
  });
  const places = called.every((place) => place === null)
    ? placesByNature(
        kind,
        found.map(([, party]) => party),
      )
    : called;
  if (found.length === 2) {
    const [one, other] = places;
    const [isOne, isOther] = found.map(([, { role }]) => !ANSWERS_FOR.test(role ?? ''));
    if (one !== null && other === null && isOther) places[1] = 1 - (one ?? 0);
    if (one === null && other !== null && isOne) places[0] = 1 - (other ?? 0);
    // 'Company' and 'Customer' of a paper whose customers are mostly called either: it is who is called by the side's own word.
    const [isOwn, isOtherOwn] = found.map(([, { role }]) => isOwnWord(sides[one ?? 0], role));
    if (one !== null && one === other && isOwn !== isOtherOwn) places[isOwn ? 1 : 0] = 1 - (one ?? 0);
  }
  const [known] = places.filter((place) => place !== null);
  // 'A and B are "you"': those whom the paper calls nothing are the other side of a paper that calls but one.
  if (known !== undefined && places.every((place) => place === null || place === known))
    for (const [at, [, { role }]] of found.entries()) if (places[at] === null && role === null) places[at] = 1 - known;
  // Where one is under the other, the kind's own words would call the Contractor an Owner.
  const isUnder = unders.some((under) => under >= 0);
  return sides.map(({ id, label }, side) => {
    const [party = null, of] =
      foremost(
        sides[side],
        found.filter((_, at) => places[at] === side),
      ) ?? [];
    return { id, label: isUnder && of?.role ? capitalised(of.role) : label, party };
  });
}

/** Whether a role is the word by which the kind calls the side. */
function isOwnWord(side: SideDeclaration | undefined, role: string | null): boolean {
  const own = [side?.label ?? '', side?.id ?? ''].map(foldWords).filter((words) => words.length > 0);
  return own.some((words) => contains(foldWords(role ?? ''), words));
}

/** Who answers for a side is not the other one. */
const ANSWERS_FOR = closingWords('{guarantor,surety,cosigner,co-signer,covenantor}(s)');

/** Of those on a side the one who is called by its own word: the Tenant before a Guarantor, the Seller before its Owner. */
function foremost<Found extends [number, SideParty]>(side: SideDeclaration | undefined, found: readonly Found[]) {
  return (
    found.find(([, { role }]) => isOwnWord(side, role)) ??
    found.find(([, { role }]) => !ANSWERS_FOR.test(role ?? '')) ??
    found[0]
  );
}

/** What a contractor with another under him is called besides. */
const OVER = openingWords('{main,head,general,principal,prime,master,managing} ');

/** The sides of parties that no word gives one: the one company among persons employs, teaches or publishes them, and who alone is named in the terms of a site runs it. */
function placesByNature(kind: KindDeclaration, parties: readonly SideParty[]): (number | null)[] {
  const drafter = drafterOf(kind);
  const areCompanies = parties.map(({ value }) => isCompany(value ?? '', null));
  const isNamedAlone = kind.id === websiteTerms.id && parties.length === 1;
  const companies = areCompanies.filter(Boolean).length;
  const person = kind.person ?? (OF_A_PERSON.includes(kind.family) ? 1 - drafter : null);
  const isPlain = person !== null && companies === 1;
  return areCompanies.map((company) => (isNamedAlone ? drafter : isPlain ? (company ? 1 - person : person) : null));
}

const foldedRoles = new WeakMap<SideDeclaration, readonly (readonly string[])[]>();

/** The words of each role of a side; declarations stay as they are. */
function rolesOf(side: SideDeclaration): readonly (readonly string[])[] {
  const known = foldedRoles.get(side) ?? side.roles.map(foldWords);
  foldedRoles.set(side, known);
  return known;
}

/** The side whose word covers most of a role ('Tenant', 'Operator / licensor'); null where none does or both do alike. */
export function sideOf(sides: readonly SideDeclaration[], role: string | null): number | null {
  const words = foldWords(role ?? '');
  const covered = sides.map((side) =>
    Math.max(0, ...rolesOf(side).map((phrase) => (contains(words, phrase) ? phrase.length : 0))),
  );
  const most = Math.max(...covered);
  return most === 0 || covered.filter((count) => count === most).length > 1 ? null : covered.indexOf(most);
}

function contains(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, from) => phrase.every((part, at) => words[from + at] === part));
}

/** What an analysis tells of it. */
export function shownKind({ confidence: _, variety: __, ...shown }: PaperKind): Kind {
  return shown;
}
