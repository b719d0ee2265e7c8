import type { Recognise, RecognisedPage } from '../analysis/pdf/recognised';
import type { Database } from '../db/client';
import { insertModelUsage, readUsedToday } from '../db/model-usage';
import type { Analysis } from '../shared/analysis';

/** A model that reads scanned pages; absent where none is configured. */
export interface ScanReader {
  model: string;
  /** Pages that the model may be sent for one user in a UTC day, those of reviews included. */
  dailyPages: number;
  read(request: ScanRequest): Promise<ScanRead>;
}

export interface ScanRequest {
  pdf: Uint8Array | string;
  pages: readonly number[];
  /** How many of them the model may be sent. */
  left: number;
  budgetMs?: number;
  signal?: AbortSignal;
  /** Told of each page as soon as it is read, if only on this machine so far. */
  onRead?: (page: RecognisedPage) => void;
}

/**
 * What came of a reading: the pages, by whomever they were read. `note` tells people what the model's part is missing, `failure` its
 * cause.
 */
export interface ScanRead {
  pages: RecognisedPage[];
  usage: { requests: number; pages: number };
  failure: { kind: string; status: number | null } | null;
  note: string | null;
}

/** How much of the model may be used, and where what was used is written down. */
export interface ScanAccount {
  pagesLeft(): Promise<number>;
  book(read: ScanRead): Promise<void>;
}

/** What a user may use today, and the rows of `model_usage`. */
export function accountOf(db: Database, { model, dailyPages }: ScanReader, userId: string): ScanAccount {
  return {
    pagesLeft: async () => Math.max(0, dailyPages - (await readUsedToday(db, userId)).pages),
    book: async ({ usage, failure }) => {
      const tokens = { promptTokens: 0, completionTokens: 0 };
      const fault = { failure: failure?.kind ?? null, status: failure?.status ?? null };
      await insertModelUsage(db, { kind: 'scan', userId, model, ...tokens, ...usage, ...fault });
    },
  };
}

/** The reading of one document's scanned pages by a model, which keeps what is to be told of it. */
export class ScanReading {
  private note: string | null = null;

  constructor(
    private readonly reader: ScanReader,
    private readonly account: ScanAccount,
  ) {}

  readonly recognise: Recognise = async (pdf, pages, options) => {
    const left = await this.account.pagesLeft();
    const read = await this.reader.read({ pdf, pages, left, ...options });
    await this.account.book(read);
    this.note = read.note;
    return read.pages;
  };

  /** The analysis with what is to be told of the reading. */
  noted(analysis: Analysis): Analysis {
    return withNote(analysis, this.note);
  }
}

/** The analysis with a sentence on a model's part that is missing, before what is told already. */
function withNote(analysis: Analysis, note: string | null): Analysis {
  if (note === null) return analysis;
  const { degraded } = analysis.engine;
  return { ...analysis, engine: { ...analysis.engine, degraded: degraded ? `${note} ${degraded}` : note } };
}
