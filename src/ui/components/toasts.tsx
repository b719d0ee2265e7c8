import { type ComponentType, useEffect, useState } from 'react';
import { useToasts } from '../stores/toasts';

const toaster = () => import('../kit/toaster');

/**
 * The app's toasts. Their module comes once the page is there, since nothing of it is needed before something happened. Where it didn't come, it is
 * asked for again when there is something to tell.
 */
export function Toasts({ load = toaster }: { load?: () => Promise<{ Toaster: ComponentType }> }) {
  const current = useToasts((state) => state.current);
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is a reason to ask again
  useEffect(() => {
    if (!loaded) load().then(setLoaded, () => undefined);
  }, [loaded, load, current]);
  return loaded && <loaded.Toaster />;
}
