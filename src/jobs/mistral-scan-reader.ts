import type { Logger } from 'pino';
import type { RecognisedPage } from '../analysis/pdf/recognised';
import type { ScanRead, ScanReader, ScanRequest } from '../contracts/read-scan';
import type { OcrSettings } from '../mistral/settings';
import { reconcile } from '../ocr/reconcile';
import { DEFAULT_BUDGET_MS, recognisePages } from './recognise';

/**
 * Reads scanned pages with Mistral's OCR and with Tesseract at the same time: the model has the better words, Tesseract knows where they
 * stand, and has read the page where the model fails. The model's part of the program is loaded with the first scan.
 */
export function mistralScanReader(settings: OcrSettings, log: Logger): ScanReader {
  const { ocrModel: model, dailyPages } = settings;
  return {
    model,
    dailyPages,
    async read(request) {
      const read = await readScan(settings, request);
      const { failure, usage } = read;
      if (failure) {
        const final = failure.kind === 'refused';
        const advice = final
          ? 'Mistral refused to read a scan: check MISTRAL_API_KEY, MISTRAL_OCR_MODEL and MISTRAL_SERVER_URL'
          : 'the reading of a scan by Mistral failed';
        log[final ? 'error' : 'warn']({ ...failure, model }, advice);
      } else log.info({ model, ...usage }, 'a scan was read by Mistral');
      return read;
    },
  };
}

const NEVER = new AbortController().signal;

async function readScan(settings: OcrSettings, request: ScanRequest): Promise<ScanRead> {
  const { pdf, pages, budgetMs = DEFAULT_BUDGET_MS, signal = NEVER, onRead } = request;
  const { readByModel } = await import('./read-by-model');
  const [{ read, usage, failure, note }, seen] = await Promise.all([
    readByModel(settings, { ...request, budgetMs, signal }),
    recognisePages(pdf, pages, { signal, budgetMs, ...(onRead && { onRead }) }),
  ]);
  const both = pages.flatMap((number): RecognisedPage[] => {
    const local = seen.find((page) => page.number === number) ?? null;
    const model = read.get(number);
    const page = model ? reconcile(model.frame, model.reading, local) : local;
    return page ? [page] : [];
  });
  return { pages: both, usage, note, failure: failure && { kind: failure.kind, status: failure.status } };
}
