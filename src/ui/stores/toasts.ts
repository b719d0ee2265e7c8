import { create } from 'zustand';

/** A short message in the corner. `danger` is for failures. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'danger';
}

/** The one toast that is shown; the specification allows one at a time. Written in the browser only. */
export const useToasts = create<{ current: Toast | null }>()(() => ({ current: null }));

let lastId = 0;

/**
 * Shows a toast for 5 s in place of the one there is: `toast({ title: 'Update Failed', description, tone: 'danger' })`.
 * It is seen wherever `<Toasts />` is mounted, as in the app.
 */
export function toast({ title, description, tone = 'plain' }: Omit<Toast, 'id' | 'tone'> & Partial<Toast>): void {
  lastId += 1;
  useToasts.setState({ current: { id: lastId, title, description, tone } });
}

/** Takes the toast away, unless another one has taken its place. */
export function dismissToast(id: number): void {
  if (useToasts.getState().current?.id === id) useToasts.setState({ current: null });
}
