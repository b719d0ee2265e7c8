import { describe, expect, test } from 'bun:test';
import { readAnalytics } from '../../src/admin/analytics';
import { getContract } from '../../src/contracts/read';
import type { Reviewer } from '../../src/contracts/review';
import { modelUsage } from '../../src/db/schema';
import { mistralScanReader } from '../../src/jobs/mistral-scan-reader';
import { startWorker } from '../../src/jobs/worker';
import type { OcrSettings } from '../../src/mistral/settings';
import { eventually } from '../support/eventually';
import { fakeMistral } from '../support/mistral';
import type { OcrPlay } from '../support/mistral-ocr';
import { modelWorldForFile } from '../support/model-world';
import { baselineOf, LEFT, scanPdf } from '../support/scan';

const PATIENT_MS = 180_000;
const PRINTED = ['This Agreement is governed by the laws of the', 'State of New York.'];
const LAW = PRINTED.join(' ');
/** What the model reads, with a word in capitals, by which it is known. */
const LAW_READ = LAW.replace('governed', 'GOVERNED');
const model: OcrPlay = () => ({ paragraphs: [{ markdown: LAW_READ }] });

/** A review that succeeds, and says that nothing of it is missing. */
const REVIEWER: Reviewer = {
  model: 'reviewer',
  dailyTokens: 1,
  dailyPages: 1,
  maxMs: 10_000,
  patienceMs: 10_000,
  review: async ({ analysis, proof }) => ({
    analysis: { ...analysis, engine: { ...analysis.engine, degraded: null } },
    proof,
    usage: { requests: 1, promptTokens: 0, completionTokens: 0, pages: 1 },
    failure: null,
    mayPass: false,
  }),
};

const held = modelWorldForFile();

interface Case {
  play: OcrPlay;
  reviewer?: Reviewer;
  pages?: number;
  change?: Partial<OcrSettings>;
  OCR?: boolean;
}

/** A scan of some pages alike, uploaded, read by a worker with this model, and analysed. */
async function analysed({ play, reviewer, pages = 1, change = {}, OCR = true }: Case) {
  held.server = fakeMistral(() => ({ status: 500 }), play);
  const userId = await held.world.addUser();
  const scanReader = mistralScanReader({ ...held.server.ocrSettings, ...change }, held.world.log);
  const timing = { pollMs: 20, retryMs: 10 };
  held.worker = startWorker({ ...held.world, config: { WORKER_CONCURRENCY: 1, OCR }, scanReader, reviewer, timing });
  const pdf = await scanPdf(Array.from({ length: pages }, () => PRINTED));
  const { id } = await held.world.submit(userId, pdf, 'Scan.pdf');
  const contract = await eventually(async () => {
    const found = await getContract(held.world, userId, id);
    return found.status === 'processing' ? null : found;
  }, PATIENT_MS);
  const { analyses } = await held.world.rows();
  const usage = await held.world.db.select().from(modelUsage);
  return { contract, analysis: contract.aiAnalysis, proof: analyses[0]?.proof, usage, ...held.server };
}

test(
  'a scan is read by the model, its words are marked in the picture, and its pages are counted',
  async () => {
    const { analysis, proof, usage, pictures, faults } = await analysed({ play: model });
    expect(faults).toEqual([]);
    expect(pictures).toHaveLength(1);
    expect(analysis?.coverage).toMatchObject({ pages: 1, read: 1, ocr: 1, unreadable: [] });
    expect(analysis?.engine.degraded).toBeNull();
    const [evidence] = analysis?.facts.governingLaw.evidence ?? [];
    expect(evidence).toMatchObject({ page: 1, quote: LAW_READ });
    const [marks] = proof?.highlights.find(({ start }) => start === evidence?.start)?.pages ?? [];
    expect(marks).toMatchObject({ page: 1, rectangles: { length: 2 } });
    marks?.rectangles.forEach(([x, y, , height], line) => {
      expect(Math.abs(x - LEFT)).toBeLessThan(3);
      expect(y).toBeLessThan(baselineOf(line) - 5);
      expect(y + height).toBeGreaterThan(baselineOf(line));
    });
    expect(usage).toMatchObject([{ kind: 'scan', requests: 1, pages: 1, failure: null, model: 'mistral-ocr-latest' }]);
    const { modelUsage: shown } = await readAnalytics(held.world);
    expect(shown).toMatchObject({ reviews: 0, pages: 1, scannedPages: 1, degraded: 0 });
  },
  PATIENT_MS,
);

describe('the text recognition of this machine reads instead, and the analysis says so', () => {
  test.each<[string, Case, string, object]>([
    [
      'where the key is refused',
      { play: () => ({ status: 401 }), reviewer: REVIEWER },
      'None of the scanned pages was read by the model: the model service refused the request',
      { requests: 1, pages: 0, failure: 'refused', status: 401 },
    ],
    [
      'for the pages beyond a budget',
      { play: model, pages: 2, change: { contractPages: 1 } },
      'Only 1 of 2 scanned pages were read by the model: the document would take more of the model than the budget of one contract allows.',
      { requests: 1, pages: 1, failure: 'limit', status: null },
    ],
  ])(
    '%s',
    async (_, { pages = 1, ...one }, note, used) => {
      const { analysis, contract, usage } = await analysed({ pages, ...one });
      expect(contract.status).toBe('completed');
      expect(analysis?.facts.governingLaw.evidence[0]?.quote.toLowerCase()).toBe(LAW.toLowerCase());
      expect(analysis?.coverage).toMatchObject({ read: pages, ocr: pages });
      expect(analysis?.engine.degraded).toStartWith(note);
      expect(usage.filter(({ kind }) => kind === 'scan')).toMatchObject([used]);
    },
    PATIENT_MS,
  );
});

test(
  'with text recognition off nothing is sent',
  async () => {
    const { contract, pictures, usage } = await analysed({ play: model, OCR: false });
    expect(contract.status).toBe('error');
    expect([pictures, usage]).toEqual([[], []]);
  },
  PATIENT_MS,
);
