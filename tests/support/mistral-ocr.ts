import * as v from 'valibot';
import type { BrokenAnswer } from './mistral';

/**
 * The parts of Mistral's published OCR request that we use (`OCRRequest` of its OpenAPI description), stricter where it lets more through:
 * one picture in the request itself, and nothing besides.
 */
export const ocrRequestSchema = v.strictObject({
  model: v.pipe(v.string(), v.nonEmpty()),
  document: v.strictObject({
    type: v.literal('image_url'),
    image_url: v.pipe(v.string(), v.regex(/^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]+=*$/, 'is no JPEG')),
  }),
  include_image_base64: v.literal(false),
  include_blocks: v.boolean(),
  confidence_scores_granularity: v.picklist(['word', 'page']),
});
export type OcrRequest = v.InferOutput<typeof ocrRequestSchema>;

/** A paragraph that the model reads: its Markdown, and its box in shares of the picture. */
export interface OcrParagraph {
  markdown: string;
  box?: readonly [left: number, top: number, right: number, bottom: number];
}

/** What the model reads in a picture, or a fault. */
export type OcrPlay = (
  request: OcrRequest,
  nth: number,
) => { paragraphs: OcrParagraph[]; confidence?: number } | BrokenAnswer;

const [WIDTH, HEIGHT] = [1700, 2200];

/** The answer of the published schema (`OCRResponse`). */
export function ocrAnswer(model: string, paragraphs: readonly OcrParagraph[], confidence = 0.97) {
  const markdown = paragraphs.map((paragraph) => paragraph.markdown).join('\n\n');
  const blocks = paragraphs.flatMap(({ markdown: content, box }) => {
    if (!box) return [];
    const [left, right] = [Math.round(box[0] * WIDTH), Math.round(box[2] * WIDTH)];
    const [top, bottom] = [Math.round(box[1] * HEIGHT), Math.round(box[3] * HEIGHT)];
    const corners = { top_left_x: left, top_left_y: top, bottom_right_x: right, bottom_right_y: bottom };
    return [{ type: 'text', ...corners, content }];
  });
  const words = [...markdown.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, confidence, start_index: index }));
  const page = {
    index: 0,
    markdown,
    images: [],
    tables: [],
    hyperlinks: [],
    header: null,
    footer: null,
    dimensions: { dpi: 200, height: HEIGHT, width: WIDTH },
    confidence_scores: {
      word_confidence_scores: words,
      average_page_confidence_score: confidence,
      minimum_page_confidence_score: confidence,
    },
    blocks,
  };
  return { pages: [page], model, document_annotation: null, usage_info: { pages_processed: 1, doc_size_bytes: 1 } };
}
