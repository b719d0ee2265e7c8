import { afterEach, describe, expect, test } from 'bun:test';
import { createCanvas } from '@napi-rs/canvas';
import { readPicture } from '../../src/mistral/ocr';
import { MOST_TRIES } from '../../src/review/ask';
import { ModelFailure } from '../../src/review/failure';
import { type BrokenAnswer, fakeMistral, TEST_KEY } from '../support/mistral';
import { type OcrPlay, ocrAnswer } from '../support/mistral-ocr';

const JPEG = createCanvas(8, 8).toBuffer('image/jpeg').toString('base64');
const PARAGRAPHS = [
  { markdown: '# LEASE', box: [0.1, 0.05, 0.9, 0.1] as const },
  { markdown: 'Rent is **$5,000** a month.', box: [0.1, 0.2, 0.9, 0.3] as const },
  { markdown: 'Page 1' },
];
const GOOD: OcrPlay = () => ({ paragraphs: PARAGRAPHS });

const servers: { stop: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) void server.stop();
});

async function read(play: OcrPlay, signal = new AbortController().signal, change = {}) {
  const server = fakeMistral(() => ({ status: 500 }), play);
  servers.push(server);
  let asked = 0;
  const outcome = await readPicture({ ...server.ocrSettings, ...change }, JPEG, signal, (usage) => {
    asked += usage.requests;
  }).catch((error: unknown) => error);
  return { outcome, asked, ...server };
}

const first =
  (fault: BrokenAnswer, times: number): OcrPlay =>
  (request, nth) =>
    nth <= times ? fault : GOOD(request, nth);

test('the request is as the published schema wants it, and the answer becomes words with lines and blocks', async () => {
  const { outcome, pictures, faults, asked } = await read(GOOD);
  expect(faults).toEqual([]);
  expect(asked).toBe(1);
  expect(pictures).toMatchObject([{ model: 'mistral-ocr-latest', include_blocks: true }]);
  const reading = outcome as Awaited<ReturnType<typeof readPicture>>;
  expect(reading.words.map(({ text, block }) => [text, block])).toEqual([
    ['LEASE', 0],
    ...['Rent', 'is', '$5,000', 'a', 'month.'].map((text) => [text, 1]),
    ['Page', null],
    ['1', null],
  ]);
  expect(reading.words[0]?.confidence).toBe(0.97);
  expect(reading.blocks[0]?.x).toBeCloseTo(0.1, 2);
  expect(reading.blocks[1]?.height).toBeCloseTo(0.1, 2);
});

test('a server that knows neither blocks nor confidences gives words all the same', async () => {
  const { pages, ...answer } = ocrAnswer('other', PARAGRAPHS);
  const [page] = pages;
  const bare = { ...page, blocks: undefined, confidence_scores: undefined, dimensions: null };
  const { outcome } = await read(() => ({ raw: JSON.stringify({ ...answer, pages: [bare] }) }));
  expect(outcome).toMatchObject({ blocks: [], words: { length: 8, 3: { text: '$5,000', block: null } } });
});

describe('what passes is tried again', () => {
  test.each<[string, BrokenAnswer]>([
    ['429', { status: 429, retryAfter: '0' }],
    ['503', { status: 503 }],
    ['no JSON', { raw: '<html>' }],
    ['a body that ends in the middle', { raw: '{"pages":[{"index":0,"markd' }],
    ['another shape', { raw: '{"pages":[{"text":"x"}]}' }],
  ])('%s', async (_, fault) => {
    const { outcome, pictures } = await read(first(fault, 1));
    expect(outcome).toMatchObject({ words: { length: 8 } });
    expect(pictures).toHaveLength(2);
  });

  test.each<[string, BrokenAnswer]>([
    ['no answer', { stall: 'connect' }],
    ['an answer without end', { stall: 'body' }],
  ])('%s', async (_, fault) => {
    const { outcome, pictures } = await read(() => fault, undefined, { requestMs: 50 });
    expect(outcome).toMatchObject({ kind: 'timeout' });
    expect(pictures).toHaveLength(MOST_TRIES);
  });
});

describe('what lasts is a failure', () => {
  test.each<[string, BrokenAnswer, string, number]>([
    ['401', { status: 401 }, 'refused', 1],
    ['422', { status: 422 }, 'refused', 1],
    ['429 with a long wait', { status: 429, retryAfter: '60' }, 'busy', 1],
    ['503', { status: 503 }, 'down', MOST_TRIES],
    ['garbage', { raw: 'no' }, 'garbage', 2],
    ['no page', { raw: JSON.stringify({ ...ocrAnswer('m', []), pages: [] }) }, 'empty', 2],
  ])('%s', async (_, fault, kind, tries) => {
    const { outcome, pictures } = await read(() => fault);
    expect(outcome).toBeInstanceOf(ModelFailure);
    expect(outcome).toMatchObject({ kind });
    expect(pictures).toHaveLength(tries);
    const told = `${outcome} ${JSON.stringify(outcome)} ${(outcome as Error).stack}`;
    expect(told).not.toContain(TEST_KEY);
    expect(told).not.toContain(JPEG);
  });
});

test('an abort ends it at once, with its reason', async () => {
  const abort = new AbortController();
  const play: OcrPlay = () => {
    abort.abort(new Error('not wanted any more'));
    return { stall: 'connect' };
  };
  const { outcome, pictures } = await read(play, abort.signal);
  expect(String(outcome)).toContain('not wanted any more');
  expect(pictures).toHaveLength(1);
});
