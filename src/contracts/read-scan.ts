import type { Recognise, RecognisedPage } from '../analysis/text/recognised';
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
  budgetMs?: number | undefined;
  signal: AbortSignal;
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

/** Reads scanned pages with a model within what the user may use today, writes down what was used, and keeps what is to be told. */
export class ScanReading {
  private note: string | null = null;

  constructor(
    private readonly deps: { db: Database; scanReader: ScanReader; signal: AbortSignal },
    private readonly userId: string,
  ) {}

  readonly recognise: Recognise = async (pdf, pages, { budgetMs }) => {
    const { db, scanReader, signal } = this.deps;
    const used = await readUsedToday(db, this.userId);
    const left = Math.max(0, scanReader.dailyPages - used.pages);
    const { usage, failure, note, pages: read } = await scanReader.read({ pdf, pages, left, budgetMs, signal });
    await insertModelUsage(db, {
      kind: 'scan',
      userId: this.userId,
      model: scanReader.model,
      promptTokens: 0,
      completionTokens: 0,
      ...usage,
      failure: failure?.kind ?? null,
      status: failure?.status ?? null,
    });
    this.note = note;
    return read;
  };

  /** The analysis with what is to be told of the reading. */
  noted(analysis: Analysis): Analysis {
    return withNote(analysis, this.note);
  }
}

/** The analysis with a sentence on a model's part that is missing, before what is told already. */
export function withNote(analysis: Analysis, note: string | null): Analysis {
  if (note === null) return analysis;
  const { degraded } = analysis.engine;
  return { ...analysis, engine: { ...analysis.engine, degraded: degraded ? `${note} ${degraded}` : note } };
}
