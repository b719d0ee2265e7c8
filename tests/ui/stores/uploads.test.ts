import '../../support/dom';
import { beforeEach, describe, expect, spyOn, test } from 'bun:test';
import { UPLOAD_MAX_BYTES } from '../../../src/shared/limits';
import type { Stage } from '../../../src/shared/stages';
import { mayLeave } from '../../../src/ui/leaving';
import { contractKey, contractListKey } from '../../../src/ui/lib/contracts';
import { queryClientFor } from '../../../src/ui/lib/query-client';
import { followUploads } from '../../../src/ui/lib/uploads-in-cache';
// Loaded at the first upload, which takes more than turns.
import '../../../src/ui/lib/file-hash';
import { createSessionStore } from '../../../src/ui/stores/session-store';
import { createUploadsStore } from '../../../src/ui/stores/uploads';
import { catchConsoleErrors } from '../../support/console-errors';
import { type ApiAnswer, type ApiCall, fakeApi, offline, refused, silent } from '../../support/fake-api';
import { advance, settle, stopClock } from '../../support/fake-clock';
import { ADA, BEN, contract, pdfFile } from '../../support/ui-fixtures';

const UPLOAD = 'POST /api/contracts/upload';
const CHECK = 'GET /api/contracts/:id';
const accepted: ApiAnswer = () => Response.json({ contract: contract() }, { status: 201 });

const busy: ApiAnswer = () =>
  Response.json({ error: 'Too many uploads at once.' }, { status: 503, headers: { 'retry-after': '5' } });
const page: ApiAnswer = () => new Response('<!doctype html><p>Welcome</p>');
const bare =
  (status: number): ApiAnswer =>
  () =>
    new Response('<p>nginx</p>', { status });

const { logged } = catchConsoleErrors();
beforeEach(stopClock);
// In a thread of its own it takes more than turns.
beforeEach(() => void spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32)));

/** The calls but for the questions what is there already. */
const sent = (calls: ApiCall[]) => calls.filter(({ path }) => path !== '/api/contracts/known');

function uploads() {
  const session = createSessionStore();
  session.setState({ user: ADA, loading: false });
  const cache = queryClientFor(session);
  const store = createUploadsStore(session);
  followUploads(cache, store, session);
  const first = () => store.getState().items[0];
  return { session, cache, store, first, add: (...files: File[]) => store.getState().add(files) };
}

describe('an upload', () => {
  test('goes from uploading at 25 over analyzing at 100 with the overlay to completed', async () => {
    let stage: Stage | null = 'extracting';
    let done = false;
    const { calls } = fakeApi({
      [UPLOAD]: accepted,
      [CHECK]: () => Response.json({ contract: contract({ stage, status: done ? 'completed' : 'processing' }) }),
    });
    const { store, cache, add, first } = uploads();
    cache.setQueryData(contractListKey(ADA.id), []);
    add(pdfFile());
    expect(first()).toMatchObject({ name: 'Lease.pdf', size: 8, status: 'uploading', progress: 25 });
    expect(store.getState().overlay).toBeNull();

    await settle();
    expect(first()).toMatchObject({ status: 'analyzing', progress: 100, contractId: 'contract-1' });
    expect(store.getState().overlay).toEqual({ name: 'Lease.pdf', stage: null, more: 0 });
    const form = sent(calls)[0]?.body as FormData;
    expect((form.get('pdf') as File).name).toBe('Lease.pdf');
    expect(form.get('userId')).toBe(ADA.id);

    await advance(1000);
    expect(store.getState().overlay?.stage).toBe('extracting');
    stage = 'risks';
    await advance(2000);
    expect(store.getState().overlay?.stage).toBe('risks');
    done = true;
    cache.setQueryData(contractListKey(ADA.id), []);
    cache.setQueryData(contractKey('contract-1'), { contract: contract() });
    await advance(2000);
    expect(first()).toMatchObject({ status: 'completed', progress: 100, contractId: 'contract-1' });
    expect(store.getState().overlay).toBeNull();
    expect(cache.getQueryState(contractListKey(ADA.id))?.isInvalidated).toBe(true);
    expect(cache.getQueryState(contractKey('contract-1'))?.isInvalidated).toBe(true);
    expect(sent(calls).map(({ path }) => path)).toEqual([
      '/api/contracts/upload',
      ...Array(3).fill('/api/contracts/contract-1'),
    ]);
  });

  test('ends as an error with the reason when the analysis failed', async () => {
    const failed = contract({ status: 'error', summary: 'The PDF is protected by a password.' });
    fakeApi({ [UPLOAD]: accepted, [CHECK]: () => Response.json({ contract: failed }) });
    const { store, add, first } = uploads();
    add(pdfFile());
    await advance(1000);
    expect(first()).toMatchObject({ status: 'error', progress: 0, reason: 'The PDF is protected by a password.' });
    expect(store.getState().overlay).toBeNull();
  });

  test("that is refused is an error, logged with the server's words", async () => {
    fakeApi({ [UPLOAD]: refused(415, 'Only PDF files can be analyzed.') });
    const { add, first } = uploads();
    add(pdfFile());
    await settle();
    expect(first()).toMatchObject({ status: 'error', progress: 0 });
    expect(logged()).toEqual(['Error: Only PDF files can be analyzed.']);
  });

  test('that fails without words is logged with the status text', async () => {
    fakeApi({ [UPLOAD]: () => new Response('', { status: 502, statusText: 'Bad Gateway' }) });
    const { add } = uploads();
    add(pdfFile());
    await settle();
    expect(logged()).toEqual(['Error: Upload failed: Bad Gateway']);
  });

  test('without a connection is an error', async () => {
    fakeApi({ [UPLOAD]: offline });
    const { add, first } = uploads();
    add(pdfFile());
    await settle();
    expect(first()?.status).toBe('error');
  });

  test('is broken off after 60 s', async () => {
    const { calls } = fakeApi({ [UPLOAD]: silent });
    const { add, first } = uploads();
    add(pdfFile());
    await advance(59_999);
    expect(first()?.status).toBe('uploading');
    await advance(1);
    expect(first()).toMatchObject({ status: 'error', progress: 0 });
    expect(sent(calls)[0]?.signal?.aborted).toBe(true);
  });

  test.each<[string, ApiAnswer, string, boolean]>([
    ['the server is busy', busy, 'Too many uploads at once. Wait 5 seconds before you try again.', true],
    ['it is too large for a proxy', bare(413), 'The file is too large for this server.', false],
    ['it is no PDF', refused(415, 'Only PDF files can be analyzed.'), 'Only PDF files can be analyzed.', false],
    ['something broke', bare(502), 'The server could not take the file (error 502).', true],
    ['nothing answers', offline, 'The server could not be reached. Please check your connection and try again.', true],
    ['HTML comes back', page, 'The server gave an answer that could not be read. Please try again.', true],
  ])('says why it failed: %s', async (_, answer, reason, mayRetry) => {
    fakeApi({ [UPLOAD]: answer });
    const { add, first } = uploads();
    add(pdfFile());
    await settle();
    expect(first()).toMatchObject({ status: 'error', progress: 0, reason, mayRetry });
    expect(logged()).toHaveLength(1);
  });

  test('is refused without being sent when it is empty or too large', async () => {
    const { calls } = fakeApi({ [UPLOAD]: silent });
    const { store, add } = uploads();
    const large = pdfFile('large.pdf');
    Object.defineProperty(large, 'size', { value: UPLOAD_MAX_BYTES + 1 });
    add(new File([], 'empty.pdf'), large, pdfFile());
    await settle();
    expect(store.getState().items.map(({ status, reason }) => [status, reason])).toEqual([
      ['error', 'The file is empty. Please choose another PDF.'],
      ['error', 'The file is larger than 50 MB. Please upload a smaller PDF.'],
      ['uploading', undefined],
    ]);
    expect(sent(calls)).toHaveLength(1);
  });

  test('that failed is sent again when asked to, and only then', async () => {
    const { calls, routes } = fakeApi({ [UPLOAD]: offline });
    const { store, add, first } = uploads();
    add(pdfFile());
    await settle();
    expect(sent(calls)).toHaveLength(1);
    routes[UPLOAD] = accepted;
    store.getState().retry(first()?.id ?? '');
    expect(first()).toMatchObject({ status: 'uploading', progress: 25, reason: undefined, mayRetry: false });
    await settle();
    expect(first()).toMatchObject({ status: 'analyzing', contractId: 'contract-1' });
    expect(((sent(calls)[1]?.body as FormData | undefined)?.get('pdf') as File | undefined)?.name).toBe('Lease.pdf');
    store.getState().retry(first()?.id ?? '');
    await settle();
    expect(sent(calls)).toHaveLength(2);
  });

  test('waits for the session check before it tells whose it is', async () => {
    const { calls } = fakeApi({ 'GET /api/auth/session': () => Response.json({ user: BEN }), [UPLOAD]: silent });
    const { session, add } = uploads();
    session.setState({ user: null, loading: true });
    add(pdfFile());
    await settle();
    expect((sent(calls)[1]?.body as FormData | undefined)?.get('userId')).toBe(BEN.id);
  });
});

describe('a file whose bytes are there already', () => {
  const KNOWN = 'POST /api/contracts/known';
  const there = {
    sha256: '0'.repeat(64),
    id: 'contract-0',
    filename: 'Old.pdf',
    uploadedAt: '2026-11-03T10:00:00.000Z',
  };
  const isThere: ApiAnswer = () => Response.json({ known: [there] });

  test('is not sent, and says which contract it is; nothing holds the page or the overlay', async () => {
    const { calls } = fakeApi({ [KNOWN]: isThere, [UPLOAD]: accepted });
    const { store, add, first } = uploads();
    add(pdfFile());
    await settle();
    expect(first()).toMatchObject({ status: 'known', known: there, progress: 0 });
    expect(store.getState().overlay).toBeNull();
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/contracts/known', { sha256: ['0'.repeat(64)] }],
    ]);
    expect(mayLeave()).toBe(true);
  });

  test('is sent all the same when that is wanted', async () => {
    const { calls } = fakeApi({ [KNOWN]: isThere, [UPLOAD]: accepted });
    const { store, add, first } = uploads();
    add(pdfFile());
    await settle();
    store.getState().uploadAnyway(first()?.id ?? '');
    expect(first()).toMatchObject({ status: 'uploading', progress: 25 });
    await settle();
    expect(first()).toMatchObject({ status: 'analyzing', contractId: 'contract-1' });
    expect(calls.map(({ path }) => path)).toEqual(['/api/contracts/known', '/api/contracts/upload']);
  });

  test('has that contract analysed again when that is wanted, to its end', async () => {
    const again = contract({ id: 'contract-0' });
    const { calls } = fakeApi({
      [KNOWN]: isThere,
      'POST /api/contracts/:id/analyses': () => Response.json({ contract: again }, { status: 202 }),
      [CHECK]: () => Response.json({ contract: { ...again, status: 'completed' } }),
    });
    const { store, add, first } = uploads();
    add(pdfFile());
    await settle();
    store.getState().analyseAgain(first()?.id ?? '');
    await settle();
    expect(first()).toMatchObject({ status: 'analyzing', progress: 100, contractId: 'contract-0' });
    await advance(1000);
    expect(first()).toMatchObject({ status: 'completed', contractId: 'contract-0' });
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/contracts/known',
      '/api/contracts/contract-0/analyses',
      '/api/contracts/contract-0',
    ]);
  });

  test('stays what it is where the analysis cannot be started', async () => {
    fakeApi({ [KNOWN]: isThere, 'POST /api/contracts/:id/analyses': refused(503, 'The queue is down.') });
    const { store, add, first } = uploads();
    add(pdfFile());
    await settle();
    store.getState().analyseAgain(first()?.id ?? '');
    await settle();
    expect(first()).toMatchObject({ status: 'known', reason: 'The queue is down.' });
  });

  test.each<[string, ApiAnswer]>([
    ['the question fails', refused(500, 'Broken.')],
    ['nothing answers', offline],
    ['something else answers', page],
  ])('is sent as any other where %s', async (_, answer) => {
    fakeApi({ [KNOWN]: answer, [UPLOAD]: accepted });
    const { add, first } = uploads();
    add(pdfFile());
    await settle();
    expect(first()).toMatchObject({ status: 'analyzing', contractId: 'contract-1' });
  });
});

describe('polling an analysis', () => {
  test('survives failed checks, with longer delays, and logs them', async () => {
    let answer: ApiAnswer = () => new Response('', { status: 503, statusText: 'Service Unavailable' });
    fakeApi({ [UPLOAD]: accepted, [CHECK]: (call) => answer(call) });
    const { add, first } = uploads();
    add(pdfFile());
    await advance(1000);
    expect(logged()).toEqual(['Error: Status check failed: Service Unavailable']);
    expect(first()?.status).toBe('analyzing');
    answer = () => Response.json({ contract: contract({ status: 'completed' }) });
    await advance(3000);
    expect(first()?.status).toBe('analyzing');
    await advance(300);
    expect(first()?.status).toBe('completed');
  });

  test('takes a check that hangs for a failed one', async () => {
    let answer: ApiAnswer = silent;
    const { calls } = fakeApi({ [UPLOAD]: accepted, [CHECK]: (call) => answer(call) });
    const { add, first } = uploads();
    add(pdfFile());
    await advance(1000);
    await advance(15_000);
    expect(sent(calls).at(-1)?.signal?.aborted).toBe(true);
    expect(logged()).toEqual(['TimeoutError: Status check timed out']);
    answer = () => Response.json({ contract: contract({ status: 'completed' }) });
    await advance(3300);
    expect(first()?.status).toBe('completed');
  });

  test('ends in an error after 60 checks', async () => {
    const { calls } = fakeApi({ [UPLOAD]: accepted, [CHECK]: () => Response.json({ contract: contract() }) });
    const { store, add, first } = uploads();
    add(pdfFile());
    await advance(1000 + 59 * 2000, 1000);
    expect(sent(calls)).toHaveLength(61);
    expect(first()).toMatchObject({ status: 'error', progress: 0 });
    expect(store.getState().overlay).toBeNull();
    await advance(10_000);
    expect(sent(calls)).toHaveLength(61);
    expect(first()?.reason).toContain('It goes on without you');
    store.getState().retry(first()?.id ?? '');
    await advance(1000);
    expect(first()).toMatchObject({ status: 'analyzing', progress: 100 });
    expect(sent(calls).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('the list of uploads', () => {
  test('takes PDFs by type or name and silently ignores the rest', () => {
    fakeApi({ [UPLOAD]: silent });
    const { store, add } = uploads();
    add(
      pdfFile('a.txt', 'text/plain'),
      pdfFile('b.PDF', ''),
      pdfFile('scan', 'application/pdf'),
      pdfFile('c.docx', ''),
    );
    expect(store.getState().items.map(({ name }) => name)).toEqual(['b.PDF', 'scan']);
    expect(logged()).toEqual([]);
  });

  test('sends three files at a time', async () => {
    const { calls } = fakeApi({ [UPLOAD]: silent });
    const { add } = uploads();
    add(...['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map((name) => pdfFile(name)));
    await settle();
    expect(sent(calls)).toHaveLength(3);
  });

  test('breaks an upload off when its item is removed, without a word', async () => {
    const { calls } = fakeApi({ [UPLOAD]: silent });
    const { store, add, first } = uploads();
    add(pdfFile());
    await settle();
    store.getState().remove(first()?.id ?? '');
    await settle();
    expect(sent(calls)[0]?.signal?.aborted).toBe(true);
    expect(store.getState().items).toEqual([]);
    expect(logged()).toEqual([]);
  });

  test('has the browser ask before the page is left in mid-upload, and only then', async () => {
    fakeApi({ [UPLOAD]: accepted, [CHECK]: () => Response.json({ contract: contract() }) });
    const { add } = uploads();
    const asks = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(asks()).toBe(false);
    add(pdfFile());
    expect(asks()).toBe(true);
    await settle();
    expect(asks()).toBe(false);
  });

  test('is emptied when another user takes over', async () => {
    const { calls } = fakeApi({ [UPLOAD]: silent });
    const { session, store, add } = uploads();
    add(pdfFile());
    await settle();
    session.setState({ user: BEN });
    await settle();
    expect(store.getState().items).toEqual([]);
    expect(sent(calls)[0]?.signal?.aborted).toBe(true);
  });
});
