import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Verdict } from '../../shared/findings';
import { perPage } from '../lib/per-page';
import { sessionStore } from './session-store';

/** A decision that is being written. It is kept when its form closes by Escape, another run is shown, or the page is left. */
export interface Draft {
  open: boolean;
  verdict: Verdict;
  value: string;
  reason: string;
}

/** The drafts of this page by contract and finding; they go with their user. */
const draftsStore = perPage(() => {
  const store = createStore<Record<string, Draft | undefined>>()(() => ({}));
  sessionStore().subscribe(({ user }, before) => {
    if (before.user && before.user.id !== user?.id) store.setState({}, true);
  });
  return store;
});

/** The draft on a finding of a contract, and the way to change it; null throws it away. */
export function useDraft(contractId: string, findingId: string) {
  const key = `${contractId} ${findingId}`;
  const draft = useStore(draftsStore(), (drafts) => drafts[key]);
  const setDraft = (next: Draft | null) => draftsStore().setState({ [key]: next ?? undefined });
  return [draft, setDraft] as const;
}
