import type { DealWitness } from './deal-witness';
import type { Family } from './family';

/** One of the two sides of a kind of contract. `roles` are the words by which papers call it: 'landlord', 'lessor'. */
export interface SideDeclaration {
  id: string;
  label: string;
  roles: readonly string[];
}

/**
 * A kind of contract: what it is called, who stands on its two sides, and by what title and structure it is recognised. All phrases are plain
 * words; case, plurals, hyphens and British or American spelling make no difference (`fold.ts`).
 */
export interface KindDeclaration {
  /** As the file is named. */
  id: string;
  /** What the contract type says for people. */
  label: string;
  family: Family;
  sides: readonly [SideDeclaration, SideDeclaration];
  /** The place of the side that usually drafts or supplies, where it is not the first. */
  drafter?: 1;
  /** The place of the side that is a person wherever one side is and the other a company, in kinds whose family does not say so. */
  person?: 0 | 1;
  /** What it does, as the end of 'under which …'; `{id}` stands for the paper's own word for that side. */
  deal: string;
  /** By what the paper's own words bear the deal out, where papers of near kinds go under this one. */
  witness?: DealWitness;
  /** Phrases in titles of this kind and of hardly another. */
  titles: readonly string[];
  /** Phrases in titles of this kind and of others too: the structure must agree. */
  sharedTitles?: readonly string[];
  /** Phrases in titles that sound like this kind and are another thing: 'safe deposit', 'visa sponsorship'. */
  notTitles?: readonly string[];
  /** Headings, labels of forms and defined terms that papers of this kind have, beside the roles of the sides. */
  structure: readonly string[];
  /** What the paper says, near its beginning, that it does: 'promises to pay', 'hereby leases'. */
  openings?: readonly string[];
  /** Whose law and habits the kind belongs to, where there is a kind for each. */
  place?: 'US' | 'England';
  /** It stands under another paper: an order, a change, a schedule. 'often': where it says so; 'without-terms': also where it has no law and liability of its own. */
  under?: 'always' | 'often' | 'without-terms';
  /** Papers that are of this kind: a line is a title, above a neutral opening; several lines are a paper. */
  examples: readonly string[];
  /** Papers that are not. */
  nearMisses: readonly string[];
}

/** Declares a kind. What it answers is the declaration itself, checked by its type. */
export function defineKind(declaration: KindDeclaration): KindDeclaration {
  return declaration;
}
