import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Setting, SettingKey } from '../../../shared/admin';
import { SETTINGS_KEY } from './queries';

export interface SettingDrafts {
  /** What stands in the field of a key: the draft, else what is saved. */
  valueOf: (key: SettingKey, saved: string) => string;
  change: (key: SettingKey, value: string) => void;
}

/**
 * The code that was typed and perhaps not saved yet. It lives as long as the dashboard, so that a look at another tab loses
 * nothing; the browser asks before leaving the page with code that is not saved.
 */
export function useSettingDrafts(): SettingDrafts {
  const cache = useQueryClient();
  const [drafts, setDrafts] = useState<Partial<Record<SettingKey, string>>>({});
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const saved = cache.getQueryData<{ settings: Setting[] }>(SETTINGS_KEY)?.settings ?? [];
      const changed = Object.entries(drafts).some(([key, draft]) => draft !== savedValue(saved, key as SettingKey));
      if (changed) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [drafts, cache]);
  return {
    valueOf: (key, saved) => drafts[key] ?? saved,
    change: (key, value) => setDrafts((before) => ({ ...before, [key]: value })),
  };
}

/** Empty where it was never saved. */
export function savedValue(settings: readonly Setting[], key: SettingKey): string {
  return settings.find((setting) => setting.key === key)?.value ?? '';
}
