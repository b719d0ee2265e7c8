/**
 * Makes a thing that lives as long as the document: the first call creates it, later ones give the same. On the server
 * every call creates a new one, so that nothing of one visitor is ever there when another one's page is rendered.
 */
export function perPage<T>(create: () => T): () => T {
  let made: T | undefined;
  return () => {
    if (typeof document === 'undefined') return create();
    made ??= create();
    return made;
  };
}
