import type { OCRPageObject } from '@mistralai/mistralai/models/components/ocrpageobject.js';
import type { Rectangle } from '../analysis/pdf/frame';
import type { PictureReading } from '../analysis/pdf/picture-reading';
import { withTries } from '../review/ask';
import { ModelFailure } from '../review/failure';
import type { OnUsage } from '../review/providers/provider';
import { callApi } from './client';
import { type MarkdownWord, wordsOfMarkdown } from './ocr-words';
import type { OcrSettings } from './settings';

/** Confidence of words of which the model says nothing. */
const UNTOLD = 0.85;

/**
 * Reads the picture of one page (a JPEG in base64) with Mistral's OCR: its words with their confidences and the boxes of its paragraphs.
 * The API knows no boxes of words.
 * @throws ModelFailure of the last try; the signal's reason when it is aborted
 */
export async function readPicture(
  settings: OcrSettings,
  jpeg: string,
  signal: AbortSignal,
  onUsage: OnUsage,
): Promise<PictureReading> {
  return await withTries(settings.retryMs, signal, () =>
    callApi(settings, signal, onUsage, async (client, options) => {
      const { ocrProcess } = await import('@mistralai/mistralai/funcs/ocrProcess.js');
      const request = {
        model: settings.ocrModel,
        document: { type: 'image_url' as const, imageUrl: `data:image/jpeg;base64,${jpeg}` },
        includeImageBase64: false,
        includeBlocks: true,
        confidenceScoresGranularity: 'word' as const,
      };
      const answer = await ocrProcess(client, request, options);
      if (!answer.ok) throw answer.error;
      const [page] = answer.value.pages;
      if (!page) throw new ModelFailure('empty');
      return readingOf(page);
    }),
  );
}

function readingOf(page: OCRPageObject): PictureReading {
  const boxes = blocksOf(page);
  const confidenceAt = confidencesOf(page);
  const words = wordsOfMarkdown(page.markdown).map((word) => {
    const block = boxes.findIndex(({ start, end }) => word.start >= start && word.start < end);
    return { text: word.text, confidence: confidenceAt(word), line: word.line, block: block < 0 ? null : block };
  });
  return { words, blocks: boxes.map(({ box }) => box) };
}

interface PlacedBlock {
  start: number;
  end: number;
  box: Rectangle;
}

/** The blocks whose text stands in the page's Markdown, which they follow in order. */
function blocksOf({ markdown, blocks, dimensions }: OCRPageObject): PlacedBlock[] {
  if (!dimensions || dimensions.width === 0 || dimensions.height === 0) return [];
  const { width, height } = dimensions;
  const placed: PlacedBlock[] = [];
  for (const block of blocks ?? []) {
    if (!('content' in block) || block.type === 'image') continue;
    const content = block.content.trim();
    const start = content === '' ? -1 : markdown.indexOf(content, placed.at(-1)?.end ?? 0);
    const [x, y] = [block.topLeftX / width, block.topLeftY / height];
    const box = { x, y, width: block.bottomRightX / width - x, height: block.bottomRightY / height - y };
    if (start >= 0 && box.width > 0 && box.height > 0) placed.push({ start, end: start + content.length, box });
  }
  return placed;
}

/** The least confidence of what the model read at the place of a word. Scores stand in the order of the text. */
function confidencesOf({ confidenceScores }: OCRPageObject): (word: MarkdownWord) => number {
  const scores = confidenceScores?.wordConfidenceScores ?? [];
  const otherwise = confidenceScores?.averagePageConfidenceScore ?? UNTOLD;
  let next = 0;
  return ({ start, end }) => {
    const endOf = (i: number) => (scores[i]?.startIndex ?? 0) + (scores[i]?.text.length ?? 0);
    while (next < scores.length && endOf(next) <= start) next++;
    let least: number | null = null;
    for (let i = next; i < scores.length && (scores[i]?.startIndex ?? 0) < end; i++)
      least = Math.min(least ?? 1, scores[i]?.confidence ?? 1);
    return least ?? otherwise;
  };
}
