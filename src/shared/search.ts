import * as v from 'valibot';
import { evidenceSchema, severitySchema } from './analysis';
import { CELL_STATES } from './cells';
import { highlightSchema } from './highlights';
import { LONGEST_SEARCH } from './limits';
import { MOST_STRETCHES } from './passage-address';

const TOO_LONG = `Please search for at most ${LONGEST_SEARCH} characters.`;
const NO_PAGE = 'A page is a number from 1 to 100.';
const filter = v.optional(v.pipe(v.string(), v.maxLength(500, 'This filter is too long.')));

/**
 * Query of GET /api/search: what is looked for in the texts (`*` for beginnings and parts, quotation marks for phrases, `-` and `OR`), the page of hits, and what the contracts
 * must be: `kind`, `party`, `law` as the facets name them, `rating` ('not_assessed' too), the `question` by its id and `answer` to it.
 */
export const searchQuerySchema = v.object({
  q: v.pipe(v.string('Please type a word to look for: letters or digits.'), v.maxLength(LONGEST_SEARCH, TOO_LONG)),
  page: v.optional(
    v.pipe(v.string(), v.digits(NO_PAGE), v.transform(Number), v.minValue(1, NO_PAGE), v.maxValue(100, NO_PAGE)),
  ),
  kind: filter,
  party: filter,
  law: filter,
  rating: v.optional(
    v.picklist([...severitySchema.options, 'not_assessed'], 'A rating is high, medium, low or not_assessed.'),
  ),
  question: filter,
  answer: v.optional(v.picklist(CELL_STATES, 'This is no answer to a question.')),
});
export type SearchQuery = v.InferOutput<typeof searchQuerySchema>;

/**
 * A piece of a contract's text as it stands there: `start` is its offset in the text of the run that the hit names, `page` the one on which its first mark
 * stands, and `marks` are the words that were looked for, as offsets into `text`.
 */
const snippetSchema = v.object({
  page: v.number(),
  start: v.number(),
  text: v.string(),
  marks: v.array(v.tuple([v.number(), v.number()])),
});
export type Snippet = v.InferOutput<typeof snippetSchema>;

/** A contract that was found. `run` is the run whose text the offsets belong to; `rating` is null where none was given. */
const searchHitSchema = v.object({
  id: v.string(),
  filename: v.string(),
  title: v.nullable(v.string()),
  kind: v.nullable(v.string()),
  rating: v.nullable(severitySchema),
  uploadedAt: v.string(),
  run: v.string(),
  snippets: v.array(snippetSchema),
});
export type SearchHit = v.InferOutput<typeof searchHitSchema>;

/** A value by which hits can be narrowed, what people call it, and how many of the counted hits have it. */
const facetValueSchema = v.object({ value: v.string(), label: v.string(), count: v.number() });
export type FacetValue = v.InferOutput<typeof facetValueSchema>;

/**
 * Body of GET /api/search. `total` is how many contracts were found, at most 1,000 (`more`: there are further ones); `about`: some of them may lack the phrase, which is
 * ruled out when they are shown. `as` says whether the words were found as such, or none and so as parts of words. Facets count the hits that `total` counts; `questions`
 * those asked of the first hits, one's own before the others, `answers` what was answered to the one that was chosen. `waiting` is how many of one's contracts are not in the index yet.
 */
export const searchAnswerSchema = v.object({
  total: v.number(),
  more: v.boolean(),
  about: v.boolean(),
  as: v.picklist(['words', 'parts']),
  page: v.number(),
  pages: v.number(),
  hits: v.array(searchHitSchema),
  facets: v.object({
    kind: v.array(facetValueSchema),
    party: v.array(facetValueSchema),
    law: v.array(facetValueSchema),
    rating: v.array(facetValueSchema),
    questions: v.array(facetValueSchema),
    answers: v.array(facetValueSchema),
  }),
  waiting: v.number(),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;

const STRETCHES = /^\d{1,8}-\d{1,8}(?:\.\d{1,8}-\d{1,8})*$/;
const NO_PASSAGE = 'A passage is given as offsets: 120-131 or 120-131.140-150.';

/** Query of GET /api/contracts/{id}/passage: offsets into the text of a run (the newest unless named), `120-131.140-150`. */
export const passageQuerySchema = v.object({
  at: v.pipe(
    v.string(NO_PASSAGE),
    v.regex(STRETCHES, NO_PASSAGE),
    v.transform((at) => at.split('.').map((stretch) => stretch.split('-').map(Number) as [number, number])),
    v.maxLength(MOST_STRETCHES, `At most ${MOST_STRETCHES} stretches are marked at once.`),
  ),
  run: v.optional(v.string()),
});
export type PassageQuery = v.InferOutput<typeof passageQuerySchema>;

/** Body of GET /api/contracts/{id}/passage: the words, and where they stand, as `highlights` of the contract tell it. */
export const passageAnswerSchema = v.object({
  run: v.string(),
  pieces: v.array(evidenceSchema),
  highlights: v.array(highlightSchema),
});
export type PassageAnswer = v.InferOutput<typeof passageAnswerSchema>;
