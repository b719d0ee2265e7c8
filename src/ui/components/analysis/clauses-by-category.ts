import type { Clause } from '../../../shared/analysis';
import { CLAUSE_GROUPS } from '../../../shared/clause-categories';

/** A clause with the place where it stands in the analysis. */
export interface PlacedClause {
  clause: Clause;
  path: string;
}

export interface ClauseCategory {
  name: string;
  label: string;
  clauses: PlacedClause[];
}

export interface ClauseGroup {
  title: string;
  categories: ClauseCategory[];
}

/** The clauses in the order of groups and categories, those of a category in the order of the contract; empty ones are left out. */
export function groupClauses(clauses: readonly Clause[]): ClauseGroup[] {
  const byCategory = Map.groupBy(
    clauses.map((clause, i): PlacedClause => ({ clause, path: `clauses.${i}` })),
    ({ clause }) => clause.category,
  );
  const category = (name: string, label: string): ClauseCategory[] => {
    const found = byCategory.get(name)?.toSorted((one, other) => one.clause.start - other.clause.start);
    byCategory.delete(name);
    return found ? [{ name, label, clauses: found }] : [];
  };
  const groups = CLAUSE_GROUPS.map(({ title, categories }) => {
    return { title, categories: Object.entries(categories).flatMap(([name, label]) => category(name, label)) };
  });
  const other = { title: 'Other', categories: [...byCategory.keys()].flatMap((name) => category(name, name)) };
  return [...groups, other].filter(({ categories }) => categories.length > 0);
}

/** Labels of the categories of which there is no clause. */
export function missingCategories(clauses: readonly Clause[]): string[] {
  const there = new Set(clauses.map(({ category }) => category));
  return CLAUSE_GROUPS.flatMap(({ categories }) => Object.entries(categories))
    .filter(([name]) => !there.has(name))
    .map(([, label]) => label);
}

/** The groups with what passes only; a category whose name matches keeps all of its clauses. */
export function searchClauses(
  groups: readonly ClauseGroup[],
  query: string,
  isShown: (clause: PlacedClause) => boolean,
): ClauseGroup[] {
  const wanted = query.trim().toLowerCase();
  return groups
    .map((group) => ({
      ...group,
      categories: group.categories
        .map((category) => {
          const named = category.label.toLowerCase().includes(wanted);
          const fits = ({ clause }: PlacedClause) => named || clause.quote.toLowerCase().includes(wanted);
          return { ...category, clauses: category.clauses.filter((one) => isShown(one) && fits(one)) };
        })
        .filter(({ clauses }) => clauses.length > 0),
    }))
    .filter(({ categories }) => categories.length > 0);
}

/**
 * How sure the detector is, in words for people: of the quotes that docs/accuracy.md counts, about nine in ten with 0.9 and more were
 * right, seven in ten with 0.7 and more, half or fewer below.
 */
export function confidenceWords(confidence: number): string {
  if (confidence >= 0.9) return 'very likely';
  return confidence >= 0.7 ? 'likely' : 'possible';
}
