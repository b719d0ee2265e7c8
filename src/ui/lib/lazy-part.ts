import { type ComponentType, lazy } from 'react';

/**
 * A component whose module is loaded when it is first shown. If that fails (a new version was deployed), the document is loaded
 * afresh.
 */
export function lazyPart<TProps>(load: () => Promise<ComponentType<TProps>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(error);
      location.reload();
      return new Promise<never>(() => undefined);
    }
  });
}
