import type { QueryClient } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import type { ImportState } from '../stores/import-state';
import type { SessionStore } from '../stores/session-store';
import { contractListKey } from './contracts';

/** Thousands may come in one after another, and each time the whole list is asked for. */
const EVERY_MS = 5_000;

/** Keeps the user's list true while an import goes on, and once it has ended. */
export function followImports(client: QueryClient, imports: StoreApi<ImportState>, session: SessionStore): void {
  let refreshed = 0;
  imports.subscribe(({ phase, sent }, before) => {
    const due = sent > before.sent && Date.now() - refreshed > EVERY_MS;
    const ended = phase === 'ended' && before.phase === 'running';
    const { user } = session.getState();
    if (!user || !(due || ended)) return;
    refreshed = Date.now();
    void client.invalidateQueries({ queryKey: contractListKey(user.id), exact: true });
  });
}
