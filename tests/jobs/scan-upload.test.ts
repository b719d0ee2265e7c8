import { afterAll, beforeAll, expect, test } from 'bun:test';
import * as v from 'valibot';
import { startWorker, type Worker } from '../../src/jobs/worker';
import { contractAnswerSchema } from '../../src/shared/contracts';
import { highlightsAnswerSchema } from '../../src/shared/highlights';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { eventually } from '../support/eventually';
import { baselineOf, LEFT, scanPdf } from '../support/scan';

const PATIENT_MS = 180_000;
const LAW = ['This Agreement is governed by the laws of the', 'State of New York.'];

let app: TestApp;
let user: TestUser;
let worker: Worker | undefined;

beforeAll(async () => {
  app = await testApp();
  user = await app.signUp();
});
afterAll(async () => {
  await worker?.stop();
  await app.close();
});

async function analysed(OCR: boolean, pdf: Uint8Array) {
  await worker?.stop();
  worker = startWorker({ ...app.deps, config: { WORKER_CONCURRENCY: 1, OCR }, timing: { pollMs: 50 } });
  const body = new FormData();
  body.append('pdf', new File([new Uint8Array(pdf)], 'Scan.pdf', { type: 'application/pdf' }));
  const uploaded = await app.call('POST /api/contracts/upload', { body, as: user.cookies });
  const { id } = v.parse(contractAnswerSchema, await uploaded.json()).contract;
  const read = async () => {
    const answer = await app.call(`GET /api/contracts/${id}`, { as: user.cookies });
    return v.parse(contractAnswerSchema, await answer.json()).contract;
  };
  // On a busy machine some pages may be shown before the others are read.
  return await eventually(async () => {
    const found = await read();
    return found.status !== 'processing' && !found.reviewing && found;
  }, PATIENT_MS - 5_000);
}

test(
  'an uploaded scan is analysed, and its words are marked in the picture',
  async () => {
    const contract = await analysed(true, await scanPdf([['This Agreement is made on March 1, 2026.'], LAW]));
    expect(contract.status).toBe('completed');
    const law = contract.aiAnalysis?.facts.governingLaw;
    expect(law).toMatchObject({ status: 'found', evidence: [{ page: 2, quote: LAW.join(' ') }] });
    const answer = await app.call(`GET /api/contracts/${contract.id}/highlights`, { as: user.cookies });
    const { highlights, pages } = v.parse(highlightsAnswerSchema, await answer.json());
    expect(pages.map(({ source }) => source)).toEqual(['ocr', 'ocr']);
    const [marks] = highlights.find(({ start }) => start === law?.evidence[0]?.start)?.pages ?? [];
    expect(marks?.page).toBe(2);
    // One mark for each of the two lines, from the first letter on and over the line's own baseline.
    expect(marks?.rectangles).toHaveLength(2);
    marks?.rectangles.forEach(([x, y, , height], line) => {
      expect(Math.abs(x - LEFT)).toBeLessThan(3);
      expect(y).toBeLessThan(baselineOf(line) - 5);
      expect(y + height).toBeGreaterThan(baselineOf(line));
    });
  },
  PATIENT_MS,
);

test(
  'with text recognition off it ends with the reason',
  async () => {
    const contract = await analysed(false, await scanPdf([LAW]));
    expect(contract.status).toBe('error');
    expect(contract.summary).toContain('text recognition is not available');
  },
  PATIENT_MS,
);
