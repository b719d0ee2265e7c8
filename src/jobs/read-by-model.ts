import pLimit from 'p-limit';
import type { PictureReading } from '../analysis/pdf/picture-reading';
import type { ScanRead, ScanRequest } from '../contracts/read-scan';
import { readPicture } from '../mistral/ocr';
import { ocrDegradedText } from '../mistral/ocr-failure';
import type { OcrSettings } from '../mistral/settings';
import type { DrawnPage } from '../ocr/draw-upright';
import type { PictureFrame } from '../ocr/reconcile';
import { ModelFailure } from '../review/failure';
import { drawPages } from './recognise';

/** Pages that are asked about at the same time, and pages that a process draws; twice so many pictures are held at most. */
const AT_ONCE = 4;
const PAGES_A_BATCH = 8;
/** After so many pages that failed the service is left alone. */
const MOST_FAILED = 3;

interface ModelReading {
  frame: PictureFrame;
  reading: PictureReading;
}

type ByModel = Omit<ScanRead, 'pages' | 'failure'> & {
  read: ReadonlyMap<number, ModelReading>;
  failure: ModelFailure | null;
};

/**
 * Sends the pictures of pages to the model, within the budgets of the contract and the user and until the time is up.
 * @throws the request's signal's reason when it is aborted; nothing of the model's making
 */
export async function readByModel(
  settings: OcrSettings,
  { pdf, pages, left, budgetMs, signal }: Required<Omit<ScanRequest, 'onRead'>>,
): Promise<ByModel> {
  const allowed = pages.slice(0, Math.min(settings.contractPages, left));
  const reader = new ModelReader(settings, signal, budgetMs);
  const until = performance.now() + budgetMs;
  let asked: Promise<unknown> = Promise.resolve();
  for (let i = 0; i < allowed.length && !reader.isOver; i += PAGES_A_BATCH) {
    const left = until - performance.now();
    if (left <= 0) break;
    const drawn = await drawPages(pdf, allowed.slice(i, i + PAGES_A_BATCH), { signal, budgetMs: left });
    await asked;
    asked = reader.ask(drawn);
  }
  await asked;
  signal.throwIfAborted();
  const { read, requests } = reader;
  const isCut = allowed.length < pages.length;
  const cause = pages.length > settings.contractPages ? 'limit' : 'budget';
  const failure = reader.failure ?? (isCut ? new ModelFailure(cause) : null);
  const note = failure && ocrDegradedText(failure, read.size, pages.length);
  return { read, usage: { requests, pages: read.size }, failure, note };
}

/** Asks the model about pages, a few at a time, until it refuses, fails too often or is too late. */
class ModelReader {
  readonly read = new Map<number, ModelReading>();
  requests = 0;
  failure: ModelFailure | null = null;
  private failed = 0;
  private readonly limit = pLimit(AT_ONCE);
  private readonly givenUp = new AbortController();
  private readonly late: AbortSignal;
  private readonly signal: AbortSignal;

  constructor(
    private readonly settings: OcrSettings,
    signal: AbortSignal,
    budgetMs: number,
  ) {
    this.late = AbortSignal.timeout(Math.ceil(budgetMs));
    this.signal = AbortSignal.any([signal, this.late, this.givenUp.signal]);
  }

  get isOver(): boolean {
    return this.signal.aborted;
  }

  async ask(pages: readonly DrawnPage[]): Promise<void> {
    await Promise.all(pages.map((page) => this.limit(() => this.askOne(page))));
  }

  private async askOne({ jpeg, ...frame }: DrawnPage): Promise<void> {
    try {
      const reading = await readPicture(this.settings, jpeg, this.signal, ({ requests }) => {
        this.requests += requests;
      });
      this.read.set(frame.number, { frame, reading });
    } catch (error) {
      if (error instanceof ModelFailure) this.note(error);
      else if (this.late.aborted) this.failure ??= new ModelFailure('timeout');
      else if (!this.signal.aborted) throw error;
    }
  }

  private note(failure: ModelFailure): void {
    const isFinal = failure.kind === 'refused';
    if (!this.failure || isFinal) this.failure = failure;
    if (isFinal || ++this.failed >= MOST_FAILED) this.givenUp.abort();
  }
}
