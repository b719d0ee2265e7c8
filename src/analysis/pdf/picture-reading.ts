import type { Rectangle } from './frame';

/** A word that a model read in the picture of a page. Models say what they read, not where each word stands. */
export interface ReadWord {
  text: string;
  /** 0 to 1, as the model says. */
  confidence: number;
  /** Number of the line of the model's own text; a printed paragraph is one line of it. */
  line: number;
  /** Index of the block that it belongs to, null where the model named none. */
  block: number | null;
}

/** What a model read in the picture of a page: words in reading order, blocks (paragraphs) in shares of the picture's width and height. */
export interface PictureReading {
  words: ReadWord[];
  blocks: Rectangle[];
}
