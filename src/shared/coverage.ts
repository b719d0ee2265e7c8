import * as v from 'valibot';

/**
 * What readers of a PDF put on its pages beside the text: notes, highlighted or underlined words with a remark, words marked as deleted or to
 * be blacked out, stamps, drawings by hand (initials, a signature), attached files. None of it is part of the text that is analysed.
 */
export const ANNOTATION_KINDS = ['comment', 'deleted', 'stamp', 'drawing', 'attachment'] as const;
export type AnnotationKind = (typeof ANNOTATION_KINDS)[number];
export type AnnotationCounts = Partial<Record<AnnotationKind, number>>;

const annotationsSchema = v.object({
  kind: v.picklist(ANNOTATION_KINDS),
  count: v.number(),
  pages: v.array(v.number()),
});
export type Annotations = v.InferOutput<typeof annotationsSchema>;

/**
 * How much of the document was read: page counts, and the numbers of the pages that gave no text (`unreadable`). Left out where there are none: pages
 * whose recognised words should be checked (`doubtful`), that hold text which nobody can see (`hidden`), that were still to be read (`pending`).
 * `foreign`: the text is not in English, so that the built-in engine could not read what it says.
 */
export const coverageSchema = v.object({
  pages: v.number(),
  read: v.number(),
  ocr: v.number(),
  unreadable: v.array(v.number()),
  pending: v.optional(v.array(v.number())),
  doubtful: v.optional(v.array(v.number())),
  hidden: v.optional(v.array(v.number())),
  annotations: v.optional(v.array(annotationsSchema)),
  foreign: v.optional(v.boolean()),
  truncated: v.boolean(),
});
export type Coverage = v.InferOutput<typeof coverageSchema>;
