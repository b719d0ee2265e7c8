import type { KindDeclaration } from '../define-kind';

/** What a side of a variety is called; its id is that of the kind, so that whatever is asked of the kind is asked for that side. */
export interface VarietySide {
  label: string;
  roles: readonly string[];
}

/**
 * A sort of paper of which nothing is asked that is not asked of another kind, but which is called otherwise: of what boards a dog the same is asked as of
 * other services, yet it has a keeper and an owner. Words of the body decide here, since they only choose among kinds that are near each other.
 */
export interface VarietyDeclaration {
  id: string;
  /** What it is called, by words of its head; the last has no words. */
  labels: readonly { says?: RegExp; label: string }[];
  /** The kind whose questions are asked of it. */
  as: KindDeclaration;
  /** As which kinds such papers are recognised, or none; those of `unlessTitled` only where their own title does not name them. */
  of: readonly KindDeclaration[];
  unlessTitled?: readonly KindDeclaration[];
  /** In the order of the kind's sides. */
  sides: readonly [VarietySide, VarietySide];
  /** As in the declaration of a kind; what the whole speaks of bears it out. */
  deal: string;
  /** What stands in its head: words that hardly another paper has there. */
  head: RegExp;
  /** What every such paper has, where the head does not say it. */
  must?: RegExp;
  /** What else such papers speak of; so many of these have to stand anywhere in it. */
  speaksOf: readonly RegExp[];
  least: number;
  /** Words of other papers that have the same head. */
  never: RegExp;
  /** Papers of this sort, and others that only sound like it. */
  examples: readonly string[];
  nearMisses: readonly string[];
}

/** Declares a variety. What it answers is the declaration itself, checked by its type. */
export function defineVariety(declaration: VarietyDeclaration): VarietyDeclaration {
  return declaration;
}
