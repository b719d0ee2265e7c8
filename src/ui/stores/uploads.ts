import pLimit from 'p-limit';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Contract, KnownContract } from '../../shared/contracts';
import type { Stage } from '../../shared/stages';
import { guardLeaving, type LeavingQuestions } from '../leaving';
import { ApiError, errorText } from '../lib/api';
import { analyseAgain, askKnown, awaitAnalysis, uploadContract } from '../lib/contracts';
import { isPdfFile } from '../lib/pdf-file';
import { perPage } from '../lib/per-page';
import { refusalOf, type UploadFailure, uploadFailure } from '../lib/upload-failure';
import { type SessionStore, sessionStore } from './session-store';

/** A file that a signed-in user gave. `size` in bytes, `progress` from 0 to 100. */
export interface UploadItem {
  /** Temporary; the server's is `contractId`. */
  id: string;
  name: string;
  size: number;
  progress: number;
  /** 'known': a contract has these bytes already, and nothing was sent. */
  status: 'uploading' | 'analyzing' | 'completed' | 'error' | 'known';
  known?: KnownContract;
  contractId?: string;
  /** The step of the analysis that the server is at. */
  stage: Stage | null;
  /** Why the upload or the analysis failed, for people. */
  reason?: string | undefined;
  /** Whether another attempt may help: to send the file, or, once it has a `contractId`, to ask for its analysis. */
  mayRetry?: boolean;
  /** The user left the overlay while it was shown for this one: it goes on without them. */
  aside?: boolean;
}

export interface UploadsState {
  items: UploadItem[];
  /** The analysis that the full-screen overlay shows, and how many files come after it; null when it is closed. */
  overlay: { name: string; stage: Stage | null; more: number } | null;
  /** Uploads and follows each file that is a PDF; others are silently ignored. */
  add: (files: Iterable<File>) => void;
  /** Takes an item from the list; one that is still uploading is broken off. */
  remove: (id: string) => void;
  /** Another attempt at an item that failed and may be retried. */
  retry: (id: string) => void;
  /** Has the contract analysed again that has the bytes of this item. */
  analyseAgain: (id: string) => void;
  /** Sends a file though a contract has its bytes. */
  uploadAnyway: (id: string) => void;
  /** Closes the overlay; what is being uploaded or analysed goes on, and doesn't open it again. */
  leaveOverlay: () => void;
}

/** More at once would share the line, and the last would run into the time-out of 60 s. */
const UPLOADS_AT_ONCE = 3;
/** The progress of an upload that has begun. */
const STARTED = 25;
/** Asked while a file is on its way. */
export const LEAVING: LeavingQuestions = {
  leave: 'A file is still being uploaded. It goes on while this tab stays open. Leave this page?',
  signOut: 'A file is still being uploaded and would be lost. Sign out?',
};
const NOT_STARTED = 'The analysis could not be started. Please check your connection and try again.';
const NO_END = 'No end of the analysis was seen within two minutes. It goes on without you: try again to look at it.';

/**
 * Uploads of their own; everything in the browser shares `uploadsStore()`. Server data follows them by itself
 * (`lib/uploads-in-cache.ts`), so that the landing page can upload without the library that holds it.
 */
export function createUploadsStore(session: SessionStore, limit = pLimit(UPLOADS_AT_ONCE)): StoreApi<UploadsState> {
  const running = new Map<string, AbortController>();
  /** The files of items that are not on the server yet, or are there as another item's. */
  const unsent = new Map<string, File>();
  /** Items that are sent whatever is there. */
  const wanted = new Set<string>();

  const store = createStore<UploadsState>()(() => ({
    items: [],
    overlay: null,
    add: (files) => {
      const added = [...files].filter(isPdfFile).map((file) => ({ file, item: newItem(file) }));
      change((items) => [...items, ...added.map(({ item }) => item)]);
      for (const { file, item } of added) {
        if (item.status !== 'uploading') continue;
        unsent.set(item.id, file);
        void follow(item.id);
      }
    },
    retry: (id) => {
      const item = store.getState().items.find((one) => one.id === id);
      if (item?.status !== 'error' || !item.mayRetry) return;
      const stage = { stage: null, reason: undefined, mayRetry: false, aside: false };
      if (item.contractId) patch(id, { ...stage, progress: 100, status: 'analyzing' });
      else patch(id, { ...stage, progress: STARTED, status: 'uploading' });
      void follow(id);
    },
    analyseAgain: (id) => void startAgain(id),
    uploadAnyway: (id) => {
      wanted.add(id);
      patch(id, { progress: STARTED, status: 'uploading', reason: undefined });
      void follow(id);
    },
    leaveOverlay: () => {
      change((items) => items.map((item) => (isBusy(item) ? { ...item, aside: true } : item)));
    },
    remove: (id) => {
      running.get(id)?.abort();
      unsent.delete(id);
      wanted.delete(id);
      change((items) => items.filter((item) => item.id !== id));
    },
  }));

  function change(edit: (items: UploadItem[]) => UploadItem[]): void {
    const items = edit(store.getState().items);
    store.setState({ items, overlay: overlayOf(items) });
    guardLeaving(
      items.some(({ status }) => status === 'uploading'),
      LEAVING,
    );
  }

  function patch(id: string, fields: Partial<UploadItem>): void {
    change((items) => items.map((item) => (item.id === id ? { ...item, ...fields } : item)));
  }

  /** Uploads the file of an item, unless that is done, and follows its analysis to the end, whatever that is. */
  async function follow(id: string): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    try {
      const contractId =
        store.getState().items.find((item) => item.id === id)?.contractId ?? (await upload(id, signal));
      if (contractId) await watch(id, contractId, signal);
    } finally {
      running.delete(id);
    }
  }

  /** @returns the contract's id; null where it failed or is there already, which the item then says */
  async function upload(id: string, signal: AbortSignal): Promise<string | null> {
    const file = unsent.get(id);
    if (!file) return null;
    try {
      const contract = await limit(() => send(id, file, signal));
      if ('sha256' in contract) {
        patch(id, { progress: 0, status: 'known', known: contract });
        return null;
      }
      unsent.delete(id);
      patch(id, { progress: 100, status: 'analyzing', contractId: contract.id, stage: contract.stage });
      return contract.id;
    } catch (error) {
      if (!signal.aborted) fail(id, error, uploadFailure(error));
      return null;
    }
  }

  async function watch(id: string, contractId: string, signal: AbortSignal): Promise<void> {
    try {
      const onStage = (stage: Stage | null) => patch(id, { stage });
      finish(id, await awaitAnalysis(contractId, { signal, onStage, onFailure: report }));
    } catch (error) {
      if (!signal.aborted) fail(id, error, { reason: NO_END, mayRetry: true });
    }
  }

  async function startAgain(id: string): Promise<void> {
    const contractId = store.getState().items.find((item) => item.id === id)?.known?.id;
    if (!contractId) return;
    patch(id, { progress: 100, status: 'analyzing', reason: undefined });
    try {
      await analyseAgain(contractId);
      unsent.delete(id);
      patch(id, { contractId });
      await follow(id);
    } catch (error) {
      report(error);
      patch(id, { progress: 0, status: 'known', reason: errorText(error, NOT_STARTED) });
    }
  }

  function fail(id: string, error: unknown, failure: UploadFailure): void {
    report(error);
    patch(id, { status: 'error', progress: 0, stage: null, ...failure });
  }

  async function send(id: string, file: File, signal: AbortSignal): Promise<Contract | KnownContract> {
    signal.throwIfAborted();
    if (session.getState().loading) await session.getState().check();
    const known = wanted.has(id) ? null : await knownOf(file, signal);
    return known ?? uploadContract(file, session.getState().user?.id, signal);
  }

  function finish(id: string, contract: Contract): void {
    if (contract.status === 'completed') patch(id, { status: 'completed', stage: null });
    else patch(id, { status: 'error', progress: 0, stage: null, reason: contract.summary ?? undefined });
  }

  /** The console has what an item says only in words for people; a session that ended shows everywhere. */
  function report(error: unknown): void {
    console.error(error);
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof ApiError && cause.status === 401) void session.getState().check();
  }

  session.subscribe(({ user }, before) => {
    if (!before.user || before.user.id === user?.id) return;
    for (const controller of running.values()) controller.abort();
    unsent.clear();
    change(() => []);
  });
  return store;
}

/** The contract that has these bytes already. Where that can't be told the file is sent as any other: what is wrong then says so there. */
async function knownOf(file: File, signal: AbortSignal): Promise<KnownContract | null> {
  try {
    const { hashOfFile } = await import('../lib/file-hash');
    return (await askKnown([await hashOfFile(file)], signal))[0] ?? null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

let lastId = 0;

function newItem(file: File): UploadItem {
  lastId += 1;
  const item = { id: `upload-${lastId}`, name: file.name, size: file.size, stage: null };
  const reason = refusalOf(file);
  if (reason) return { ...item, progress: 0, status: 'error', reason };
  return { ...item, progress: STARTED, status: 'uploading' };
}

function isBusy({ status }: UploadItem): boolean {
  return status === 'uploading' || status === 'analyzing';
}

function overlayOf(items: UploadItem[]): UploadsState['overlay'] {
  const watched = items.filter((item) => isBusy(item) && !item.aside);
  const shown = watched.find(({ status }) => status === 'analyzing');
  if (!shown) return null;
  const more = watched.length - 1;
  return { name: shown.name, stage: shown.stage, more };
}

/** How many files this page sends at a time, single ones and those of imports together. */
export const uploadLimit = perPage(() => pLimit(UPLOADS_AT_ONCE));

/** The uploads of this page, shared by islands and app. */
export const uploadsStore = perPage(() => createUploadsStore(sessionStore(), uploadLimit()));

export function useUploads(): UploadsState {
  return useStore(uploadsStore());
}

/** What the list of uploads offers for each. */
export function uploadActions({ remove, retry, analyseAgain, uploadAnyway }: Pick<UploadsState, Action>) {
  return { onRemove: remove, onRetry: retry, onAnalyseAgain: analyseAgain, onUploadAnyway: uploadAnyway };
}

type Action = 'remove' | 'retry' | 'analyseAgain' | 'uploadAnyway';
