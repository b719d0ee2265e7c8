import type { LimitFunction } from 'p-limit';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Importer, type ImporterEvents, type ImportItem } from '../../imports/importer';
import { guardLeaving, type LeavingQuestions } from '../leaving';
import { ApiError, errorText } from '../lib/api';
import type { Chosen } from '../lib/chosen';
import { analyseAgain } from '../lib/contracts';
import { followImports } from '../lib/follow-imports';
import { importDoors } from '../lib/import-doors';
import { countsOf, mayGoOn } from '../lib/import-words';
import { labelOf, look } from '../lib/look-through';
import { perPage } from '../lib/per-page';
import { createQueryClient } from '../lib/query-client';
import { forgetUnsent, UnsentRecord, unsentImports } from '../lib/unsent-imports';
import { type ImportState, importState, NO_IMPORT } from './import-state';
import { type SessionStore, sessionStore } from './session-store';
import { uploadLimit } from './uploads';

export interface ImportsState {
  /** In the order in which they were found. */
  items: readonly ImportItem[];
  /** Choices that are being looked through. */
  looking: number;
  /** Whether something is checked or sent. */
  running: boolean;
  /** Why all of them wait, for people. */
  pause: string | null;
  /** Why none is taken any more, for people. */
  halt: string | null;
  /** Files that are no PDFs. */
  passedOver: number;
  /** What became of 'Analyze again', by item: started, or why not. */
  again: ReadonlyMap<number, 'started' | { failed: string }>;
  /** Looks through what was chosen and imports it. Resolves when that has ended. */
  add: (chosen: Chosen) => Promise<void>;
  /** Tries again what failed and may come through, and what was stopped. */
  retry: () => void;
  /** Breaks off what is being sent; the rest waits. */
  stop: () => void;
  sendAnyway: (id: number) => void;
  analyseAgain: (id: number) => void;
  /** Forgets an import that has ended. */
  clear: () => void;
}

/** Bytes move many times a second; people look a few. */
const SHOWN_EVERY_MS = 100;

const LEAVING: LeavingQuestions = {
  // Other pages of the app leave it running.
  leave: null,
  signOut: 'Contracts are still being imported, and what was not sent yet would not be. Sign out?',
};
const NOT_STARTED = 'The analysis could not be started. Please check your connection and try again.';
const EMPTY = {
  items: [],
  looking: 0,
  running: false,
  pause: null,
  halt: null,
  passedOver: 0,
  again: new Map(),
} as const;

/** Imports of their own; everything in the browser shares `importsStore()`. `shared` is told how far they are. */
function createImportsStore(
  session: SessionStore,
  shared: StoreApi<ImportState>,
  limit: LimitFunction,
): StoreApi<ImportsState> {
  /** By id, and those of them that were chosen again. */
  let all: ImportItem[] = [];
  let replaced = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let works = 0;
  let record: UnsentRecord | null = null;
  let label = '';
  let importer = newImporter();

  const store = createStore<ImportsState>()((set, get) => ({
    ...EMPTY,
    add: async (chosen) => {
      if (!get().running && get().looking === 0 && !get().items.some(mayGoOn)) reset();
      set({ looking: get().looking + 1 });
      share();
      const mine = importer;
      try {
        const { found, unreadable } = await look(chosen);
        if (mine !== importer) return;
        set({ passedOver: get().passedOver + found.passedOver });
        await remember(chosen);
        const names = new Set(found.pdfs.map(({ name }) => name));
        for (const item of all) if (mayGoOn(item) && !get().running && names.has(item.name)) replaced.add(item.id);
        await work(() => {
          const adding = mine.add({ pdfs: found.pdfs, refused: [...found.refused, ...unreadable] });
          set({ looking: get().looking - 1 });
          return adding;
        });
      } catch (error) {
        if (mine === importer) set({ looking: 0 });
        if (mine === importer) flush();
        throw error;
      }
    },
    retry: () => {
      const again = get().items.filter(mayGoOn);
      void work(() => importer.retry(again.map(({ id }) => id)));
    },
    stop: () => importer.stop(),
    sendAnyway: (id) => void work(() => importer.sendAnyway(id)),
    analyseAgain: async (id) => {
      const contractId = all[id]?.contract?.id;
      if (!contractId || get().again.get(id) === 'started') return;
      const note = await analyseAgain(contractId).then(
        () => 'started' as const,
        (error) => ({ failed: errorText(error, NOT_STARTED) }),
      );
      set({ again: new Map(get().again).set(id, note) });
    },
    clear: () => reset(),
  }));

  function newImporter(): Importer {
    const userId = () => session.getState().user?.id;
    const events: ImporterEvents = {
      onItems: (items) => {
        if (mine !== importer) return;
        for (const item of items) all[item.id] = item;
        timer ??= setTimeout(flush, SHOWN_EVERY_MS);
      },
      onPause: (pause) => {
        if (mine === importer) store.setState({ pause });
      },
      onHalt: (halt) => {
        if (mine === importer) store.setState({ halt });
      },
    };
    const mine = new Importer(importDoors(userId, report), events, limit);
    return mine;
  }

  /** Runs a part of the work, and says while it does. */
  async function work(part: () => Promise<void>): Promise<void> {
    const mine = importer;
    works++;
    store.setState({ running: true });
    guardLeaving(true, LEAVING);
    try {
      await part();
    } finally {
      if (mine === importer) {
        works--;
        flush();
      }
    }
  }

  /** Shows what has changed since the last time. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    store.setState({ items: all.filter(({ id }) => !replaced.has(id)), running: works > 0 });
    guardLeaving(works > 0, LEAVING);
    share();
  }

  function share(): void {
    const { items, looking, running } = store.getState();
    const { sent, known, failed } = countsOf(items);
    const total = items.length;
    const phase = running ? 'running' : looking > 0 ? 'looking' : 'ended';
    shared.setState({ phase, total, sent, known, failed });
    record?.keep({ label, total, unsent: items.filter(isUnsent).length });
  }

  async function remember(chosen: Chosen): Promise<void> {
    const { user } = session.getState();
    if (!user) return;
    label = labelOf(chosen);
    // Chosen again: what was not sent then is sent now.
    for (const old of await unsentImports(user.id)) if (old.label === label) forgetUnsent(old.key);
    record ??= new UnsentRecord(user.id);
  }

  function reset(): void {
    const before = importer;
    importer = newImporter();
    before.stop();
    clearTimeout(timer);
    timer = undefined;
    all = [];
    replaced = new Set();
    works = 0;
    record?.end();
    record = null;
    store.setState(EMPTY);
    guardLeaving(false, LEAVING);
    shared.setState(NO_IMPORT);
  }

  /** The console has what an item says only in words for people; a session that ended shows everywhere. */
  function report(error: unknown): void {
    console.error(error);
    const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
    if (cause instanceof ApiError && cause.status === 401) void session.getState().check();
  }

  session.subscribe(({ user }, before) => {
    if (!before.user || before.user.id === user?.id) return;
    // What was not sent is told when this user comes back.
    record?.leave();
    record = null;
    reset();
  });
  return store;
}

const isUnsent = (item: ImportItem) => item.state === 'sending' || mayGoOn(item);

/** The imports of this page. */
export const importsStore = perPage(() => {
  followImports(createQueryClient(), importState(), sessionStore());
  return createImportsStore(sessionStore(), importState(), uploadLimit());
});
