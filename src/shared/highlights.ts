import * as v from 'valibot';

/** A page as displayed (its own rotation applied), in PDF points at scale 1. `source` says how its text was read. */
const pageSizeSchema = v.object({
  number: v.number(),
  width: v.number(),
  height: v.number(),
  source: v.picklist(['text', 'ocr', 'blank', 'unreadable', 'failed']),
});
export type PageSize = v.InferOutput<typeof pageSizeSchema>;

/** [x, y, width, height] in PDF points at scale 1 of the page as displayed, origin top left, to a tenth of a point. */
const rectangleSchema = v.tuple([v.number(), v.number(), v.number(), v.number()]);

/**
 * Where the words of one piece of evidence stand: `start` and `end` are its offsets, by which it is found. A quote over a page
 * break has two pages; a line of text is one rectangle. Without pages the text has no place (form fields, recognised scans).
 */
export const highlightSchema = v.object({
  start: v.number(),
  end: v.number(),
  pages: v.array(v.object({ page: v.number(), rectangles: v.array(rectangleSchema) })),
});
export type Highlight = v.InferOutput<typeof highlightSchema>;

/** Body of GET /api/contracts/{id}/highlights. `run` is the id of the run that the offsets belong to. */
export const highlightsAnswerSchema = v.object({
  run: v.string(),
  pages: v.array(pageSizeSchema),
  highlights: v.array(highlightSchema),
});
export type HighlightsAnswer = v.InferOutput<typeof highlightsAnswerSchema>;
