import type { QueryClient } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import type { SessionStore } from '../stores/session-store';
import type { UploadItem, UploadsState } from '../stores/uploads';
import { contractKey, contractListKey } from './contracts';

/**
 * Keeps server data true while uploads go on: when one has become a contract and when its analysis has ended, the user's
 * list and what is known of that contract are out of date.
 */
export function followUploads(client: QueryClient, uploads: StoreApi<UploadsState>, session: SessionStore): void {
  uploads.subscribe(({ items }, before) => {
    const known = new Map(before.items.map((item) => [item.id, item]));
    for (const item of items) {
      if (item.contractId && hasMoved(item, known.get(item.id))) refresh(item.contractId);
    }
  });

  function refresh(contractId: string): void {
    const { user } = session.getState();
    if (user) void client.invalidateQueries({ queryKey: contractListKey(user.id), exact: true });
    void client.invalidateQueries({ queryKey: contractKey(contractId), exact: true });
  }
}

function hasMoved(item: UploadItem, before: UploadItem | undefined): boolean {
  return item.status !== before?.status || item.contractId !== before?.contractId;
}
