import * as v from 'valibot';
import { CATEGORIES } from '../analysis/provisions/categories';
import { IS_CONTRACT, severitySchema } from '../shared/analysis';
import { FACT_NAMES } from '../shared/facts';

/** Words of the document with the number of their page, as a model copies them; looked up in the text before anybody sees them. */
const quoteSchema = v.strictObject({ quote: v.string(), page: v.number() });
export type QuoteClaim = v.InferOutput<typeof quoteSchema>;

const quotes = v.array(quoteSchema);
const CATEGORY_NAMES = Object.keys(CATEGORIES) as [string, ...string[]];

/** What a model makes of a finding of the built-in engine. */
const VERDICTS_OF_REVIEW = ['keep', 'correct', 'refute'] as const;
/** What a model tells of a risk, be it of words or of their lack. */
const raised = {
  title: v.string(),
  severity: severitySchema,
  bears: v.string(),
  description: v.string(),
  recommendation: v.string(),
};
export const KEY_TERM_LISTS = ['financialTerms', 'dates', 'obligations', 'termination'] as const;

/**
 * What a model answers in one call. All of it are claims: each is proved, in code and by a second reading, before it counts. All fields are required, as
 * the strict schemas of the providers want it; null stands for what there is none of.
 */
export const draftSchema = v.strictObject({
  kind: v.nullable(
    v.strictObject({ id: v.nullable(v.string()), label: v.string(), isContract: v.picklist(IS_CONTRACT), quotes }),
  ),
  verdicts: v.array(
    v.strictObject({
      id: v.string(),
      verdict: v.picklist(VERDICTS_OF_REVIEW),
      why: v.string(),
      severity: v.nullable(severitySchema),
      quotes,
    }),
  ),
  parties: v.array(
    v.strictObject({ name: v.string(), role: v.nullable(v.string()), side: v.nullable(v.string()), quotes }),
  ),
  facts: v.array(
    v.strictObject({
      name: v.picklist(FACT_NAMES),
      basis: v.picklist(['stated', 'computed']),
      value: v.string(),
      inputs: v.array(v.picklist(FACT_NAMES)),
      quotes,
    }),
  ),
  answers: v.array(
    v.strictObject({ question: v.string(), answer: v.picklist(['yes', 'no', 'not_stated']), says: v.string(), quotes }),
  ),
  risks: v.array(v.strictObject({ ...raised, quotes })),
  missing: v.array(v.strictObject(raised)),
  keyTerms: v.array(v.strictObject({ list: v.picklist(KEY_TERM_LISTS), text: v.string(), quotes })),
  clauses: v.array(v.strictObject({ category: v.picklist(CATEGORY_NAMES), quotes })),
  summary: v.array(v.strictObject({ text: v.string(), quotes })),
});
export type Draft = v.InferOutput<typeof draftSchema>;

export const NO_DRAFT: Draft = {
  kind: null,
  verdicts: [],
  parties: [],
  facts: [],
  answers: [],
  risks: [],
  missing: [],
  keyTerms: [],
  clauses: [],
  summary: [],
};

/** What several pieces of a long paper gave, as one: the first that names a kind, everything else together. */
export function joinDrafts(drafts: readonly Draft[]): Draft {
  return {
    kind: drafts.find(({ kind }) => kind !== null)?.kind ?? null,
    verdicts: drafts.flatMap(({ verdicts }) => verdicts),
    parties: drafts.flatMap(({ parties }) => parties),
    facts: drafts.flatMap(({ facts }) => facts),
    answers: drafts.flatMap(({ answers }) => answers),
    risks: drafts.flatMap(({ risks }) => risks),
    missing: drafts.flatMap(({ missing }) => missing),
    keyTerms: drafts.flatMap(({ keyTerms }) => keyTerms),
    clauses: drafts.flatMap(({ clauses }) => clauses),
    summary: drafts.flatMap(({ summary }) => summary),
  };
}
