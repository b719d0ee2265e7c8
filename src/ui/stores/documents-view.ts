import { createStore, type StoreApi } from 'zustand/vanilla';
import { perPage } from '../lib/per-page';
import { type SessionStore, sessionStore } from './session-store';

/** What a user looks at in My Documents. */
interface DocumentsView {
  search: string;
  /** From 1. */
  page: number;
}

const START: DocumentsView = { search: '', page: 1 };

/** A view of its own; it is forgotten when another user takes over. */
function createDocumentsView(session: SessionStore): StoreApi<DocumentsView> {
  const store = createStore<DocumentsView>()(() => START);
  session.subscribe(({ user }, before) => {
    if (before.user && before.user.id !== user?.id) store.setState(START);
  });
  return store;
}

/** The view of this document: who comes back from an analysis finds search and page as they were. */
export const documentsView = perPage(() => createDocumentsView(sessionStore()));
