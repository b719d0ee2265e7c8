import type { FactDetail } from '../../shared/time-terms';
import type { Sentence } from '../document/outline';
import type { Examples } from '../examples';
import type { Category } from '../provisions/categories';
import type { Fact } from './fact';
import type { Source } from './source';
import type { Subject } from './spoken-of';

/** A value as analyses show it: `value` is text for people, `normalized` the one form that programs compare, where there is one. */
export interface Printed {
  value: string;
  normalized: string | null;
  /** What a program must know of it besides: see `factDetailSchema`. */
  detail?: FactDetail;
}

/** What a fact's value is made of, which says how a model's answer is proved and how a reader corrects it. */
export type ValueKind = 'text' | 'day' | 'day or perpetual' | 'period';

/** The declarations that a fact is worked out from, by the names that it gives them. */
export type Needs = Readonly<Record<string, FactDeclaration<unknown>>>;

/** The facts that are needed, under the same names. */
export type Needed<N extends Needs> = { [Name in keyof N]: N[Name] extends FactDeclaration<infer T> ? Fact<T> : never };

/**
 * The two witnesses of a fact's absence: where the clause model is not silent on its provision, or a sentence speaks of its subject, the fact is 'stated' and
 * never 'absent'. In papers of usual length the second one is what `stating/` learned, where it knows the fact.
 */
export interface Silence {
  /** Null where the clause model knows none. */
  provision: Category | null;
  /** From this probability of a sentence on, silence is not claimed. */
  until: number;
  /** Where a sentence speaks of one of these, silence is not claimed either. */
  subjects: readonly Subject[];
  /**
   * In a paper of usual length a value is believed where a sentence in which it stands speaks of one of the subjects with this probability, or is the
   * provision with `until`; else it is another thing's.
   */
  believed?: number;
  /** Which sentences of the provision say something of the fact; all where it is left out. */
  says?: Pick<RegExp, 'test'>;
}

/**
 * A fact of contracts: a file of its own in `declarations/`, which the registry there lists. Names and schemas of analyses, exports and
 * screens, and what is asked of a model, follow from it (`bun run generate`).
 */
export interface FactDeclaration<T> {
  /** The file's name as a JavaScript name, under which analyses hold the fact; it never changes. */
  id: string;
  /** What people call it. */
  label: string;
  /** Facts are listed by this number. */
  place: number;
  kind: ValueKind;
  /** It names the contract above the report instead of standing in the list of its facts. */
  isTitle?: true;
  /** Analyses that were stored before it was declared lack it. */
  isLater?: true;
  /** The facts from which it is worked out. */
  needs: Needs;
  /** What must be silent where it is told as absent; null where nothing can be said. */
  silence: Silence | null;
  /** Words of which one must stand in a quote for it to speak of the fact at all; 'effect*' is every word that begins so. None: any quote. */
  speaksOf: readonly string[];
  /** From this confidence on a value is told as certain; a less sure one has to be checked. None: any value that was found is certain enough. */
  sureFrom?: number;
  /** Whether a sentence that seems to state it speaks of another thing. */
  notOf?(source: Source, sentence: string): boolean;
  /** The same, whatever found the sentence: even what the fact's own reader takes for stated is not. */
  neverOf?(source: Source, sentence: string): boolean;
  /** What a contract says of it. */
  find(source: Source, needed: Readonly<Record<string, Fact<unknown>>>): Fact<T>;
  /** The value that the sentence gives which most likely states the fact, where nothing else found one; null where it gives none, or several. */
  readIn?(source: Source, sentence: Sentence): T | null;
  /** What says it in words that no head knows, where it would be told as absent; null where nothing does. */
  otherwise?(source: Source): Fact<T> | null;
  print(value: T): Printed;
  /** Contracts that say it, each with what is then printed, and near misses, in which it is not found. */
  examples: Examples;
}

/** Declares a fact. What it answers is the declaration itself, checked by its types. */
export function defineFact<T, N extends Needs = Record<never, never>>(
  declaration: Omit<FactDeclaration<T>, 'needs' | 'find'> & {
    needs?: N;
    find(source: Source, needed: Needed<N>): Fact<T>;
  },
): FactDeclaration<T> {
  const { find, needs = {} } = declaration;
  return { ...declaration, needs, find: (source, needed) => find(source, needed as Needed<N>) };
}
