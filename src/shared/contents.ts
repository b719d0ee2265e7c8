import * as v from 'valibot';
import { evidenceSchema } from './analysis';
import { highlightSchema } from './highlights';

const PART_KINDS = ['section', 'recitals', 'schedule', 'signatures', 'preamble'] as const;

/**
 * A part of the contract by its own heading: `number` as written ('11.2', 'ARTICLE IV', 'Exhibit B'), `level` from 1 for the
 * outermost; `heading` is where the heading stands.
 */
const partSchema = v.object({
  number: v.nullable(v.string()),
  title: v.nullable(v.string()),
  kind: v.picklist(PART_KINDS),
  level: v.number(),
  heading: evidenceSchema,
});
export type ContentsPart = v.InferOutput<typeof partSchema>;

/** A term that the contract defines, and the words that define it, cut where they are very long. */
const definedTermSchema = v.object({ term: v.string(), evidence: evidenceSchema });

/**
 * The contract's own structure: its parts in order, its defined terms in the order of the alphabet, and where the words of each
 * stand on the pages.
 */
const contentsSchema = v.object({
  parts: v.array(partSchema),
  definitions: v.array(definedTermSchema),
  highlights: v.array(highlightSchema),
});
export type Contents = v.InferOutput<typeof contentsSchema>;

/** Body of GET /api/contracts/{id}/contents. `run` is the id of the run that the offsets belong to. */
export const contentsAnswerSchema = v.object({ run: v.string(), ...contentsSchema.entries });
export type ContentsAnswer = v.InferOutput<typeof contentsAnswerSchema>;
