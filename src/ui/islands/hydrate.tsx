import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Gives life to the HTML that the server made of an island's content. Answers how to take it away again. */
export function hydrateIsland(element: HTMLElement, content: ReactNode): () => void {
  const root = hydrateRoot(element, content);
  return () => root.unmount();
}
