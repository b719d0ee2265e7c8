import pLimit from 'p-limit';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Contract } from '../../shared/contracts';
import type { Stage } from '../../shared/stages';
import { guardLeaving } from '../leaving';
import { ApiError } from '../lib/api';
import { awaitAnalysis, uploadContract } from '../lib/contracts';
import { isPdfFile } from '../lib/pdf-file';
import { perPage } from '../lib/per-page';
import { type SessionStore, sessionStore } from './session-store';

/** A file that a signed-in user gave. `size` in bytes, `progress` from 0 to 100. */
export interface UploadItem {
  /** Temporary; the server's is `contractId`. */
  id: string;
  name: string;
  size: number;
  progress: number;
  status: 'uploading' | 'analyzing' | 'completed' | 'error';
  contractId?: string;
  /** The step of the analysis that the server is at. */
  stage: Stage | null;
  /** Why the analysis failed, in the server's words. */
  reason?: string;
}

export interface UploadsState {
  items: UploadItem[];
  /** The analysis that the full-screen overlay shows, and how many files come after it; null when it is closed. */
  overlay: { name: string; stage: Stage | null; more: number } | null;
  /** Uploads and follows each file that is a PDF; others are silently ignored. */
  add: (files: Iterable<File>) => void;
  /** Takes an item from the list; one that is still uploading is broken off. */
  remove: (id: string) => void;
}

/** More at once would share the line, and the last would run into the time-out of 60 s. */
const UPLOADS_AT_ONCE = 3;

/**
 * Uploads of their own; everything in the browser shares `uploadsStore()`. Server data follows them by itself
 * (`lib/uploads-in-cache.ts`), so that the landing page can upload without the library that holds it.
 */
export function createUploadsStore(session: SessionStore): StoreApi<UploadsState> {
  const limit = pLimit(UPLOADS_AT_ONCE);
  const running = new Map<string, AbortController>();

  const store = createStore<UploadsState>()(() => ({
    items: [],
    overlay: null,
    add: (files) => {
      const added = [...files].filter(isPdfFile).map((file) => ({ file, item: newItem(file) }));
      change((items) => [...items, ...added.map(({ item }) => item)]);
      for (const { file, item } of added) void follow(item.id, file);
    },
    remove: (id) => {
      running.get(id)?.abort();
      change((items) => items.filter((item) => item.id !== id));
    },
  }));

  function change(edit: (items: UploadItem[]) => UploadItem[]): void {
    const items = edit(store.getState().items);
    store.setState({ items, overlay: overlayOf(items) });
    guardLeaving(items.some(({ status }) => status === 'uploading'));
  }

  function patch(id: string, fields: Partial<UploadItem>): void {
    change((items) => items.map((item) => (item.id === id ? { ...item, ...fields } : item)));
  }

  /** Uploads one file and follows its analysis to the end, whatever that is. */
  async function follow(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    try {
      const contract = await limit(() => send(file, signal));
      patch(id, { progress: 100, status: 'analyzing', contractId: contract.id, stage: contract.stage });
      const onStage = (stage: Stage | null) => patch(id, { stage });
      finish(id, await awaitAnalysis(contract.id, { signal, onStage, onFailure: report }));
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      patch(id, { status: 'error', progress: 0 });
    } finally {
      running.delete(id);
    }
  }

  async function send(file: File, signal: AbortSignal): Promise<Contract> {
    signal.throwIfAborted();
    if (session.getState().loading) await session.getState().check();
    return uploadContract(file, session.getState().user?.id, signal);
  }

  function finish(id: string, contract: Contract): void {
    if (contract.status === 'completed') patch(id, { status: 'completed', stage: null });
    else patch(id, { status: 'error', progress: 0, stage: null, reason: contract.summary ?? undefined });
  }

  /** Failures of an upload are for the console only; a session that ended shows everywhere. */
  function report(error: unknown): void {
    console.error(error);
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof ApiError && cause.status === 401) void session.getState().check();
  }

  session.subscribe(({ user }, before) => {
    if (!before.user || before.user.id === user?.id) return;
    for (const controller of running.values()) controller.abort();
    change(() => []);
  });
  return store;
}

let lastId = 0;

function newItem({ name, size }: File): UploadItem {
  lastId += 1;
  return { id: `upload-${lastId}`, name, size, progress: 25, status: 'uploading', stage: null };
}

function overlayOf(items: UploadItem[]): UploadsState['overlay'] {
  const shown = items.find(({ status }) => status === 'analyzing');
  if (!shown) return null;
  const more = items.filter(({ status }) => status === 'analyzing' || status === 'uploading').length - 1;
  return { name: shown.name, stage: shown.stage, more };
}

/** The uploads of this page, shared by islands and app. */
export const uploadsStore = perPage(() => createUploadsStore(sessionStore()));

export function useUploads(): UploadsState {
  return useStore(uploadsStore());
}
