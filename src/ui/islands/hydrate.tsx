import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../components/error-boundary';

/** Gives life to the HTML that the server made of an island's content. Answers how to take it away again. */
export function hydrateIsland(element: HTMLElement, content: ReactNode): () => void {
  const root = hydrateRoot(element, <ErrorBoundary>{content}</ErrorBoundary>);
  return () => root.unmount();
}
