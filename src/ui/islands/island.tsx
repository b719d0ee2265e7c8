import { createContext, type ReactNode, useContext } from 'react';

/**
 * How the server turns an island into HTML of its own root, so that the ids inside are those that the browser will
 * give them; null in the browser, where an island on a page of the app is nothing special.
 */
export const IslandToHtml = createContext<((island: ReactNode) => string) | null>(null);

/** A part of a static page that wakes up when touched. `name` is its key in `islands.ts`. */
export function Island({ name, children }: { name: string; children: ReactNode }) {
  const toHtml = useContext(IslandToHtml);
  if (!toHtml) return <div>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is React's own rendering of the children
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: toHtml(children) }} />;
}
