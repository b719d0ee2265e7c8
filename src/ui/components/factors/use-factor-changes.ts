import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppSetup, Factor, FactorAdded } from '../../../shared/factors';
import { errorText, sendJson } from '../../lib/api';
import { makePasskey, passkeyWords } from '../../lib/passkeys';
import { toast } from '../../stores/toasts';
import { Unconfirmed } from '../account/use-reauthentication';
import { FACTOR_CALLS, type FactorDoor, freshName } from './factors';

/** Makes a call; where the server wants to be sure who asks, has them prove it first. @throws Unconfirmed where they turn back */
export type Confirmed = <T>(call: () => Promise<T>) => Promise<T>;

/** Which dialog stands open. */
type Shown =
  | { kind: 'nothing' }
  | { kind: 'app'; setup: AppSetup }
  | { kind: 'codes'; codes: readonly string[]; adds: boolean }
  | { kind: 'rename' | 'remove'; factor: Factor }
  | { kind: 'renew' };

const NOTHING: Shown = { kind: 'nothing' };

/** The changes of an account's factors, and the dialogs that they go through. */
export function useFactorChanges(door: FactorDoor, confirmed: Confirmed, onAdded?: () => void) {
  const at = FACTOR_CALLS[door];
  const cache = useQueryClient();
  const [shown, setShown] = useState<Shown>(NOTHING);
  const [busy, setBusy] = useState<'app' | 'passkey' | 'remove' | 'renew' | null>(null);
  const close = () => setShown(NOTHING);
  const reload = () => cache.invalidateQueries({ queryKey: [at] });

  /** Does it, and tells of a failure; who turned back is told nothing. */
  async function guarded(what: NonNullable<typeof busy>, title: string, work: () => Promise<void>): Promise<void> {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      close();
      if (error instanceof Unconfirmed) return;
      console.error(error);
      const words = passkeyWords(error, (other) => errorText(other, 'Nothing was changed. Please try again.'));
      toast({ title, description: words, tone: 'danger' });
    } finally {
      setBusy(null);
    }
  }

  function added({ factor, recoveryCodes }: FactorAdded): void {
    toast({ title: 'Two-Step Sign-In', description: `“${factor.name}” was added.` });
    void reload();
    if (recoveryCodes) setShown({ kind: 'codes', codes: recoveryCodes, adds: true });
    else {
      close();
      onAdded?.();
    }
  }

  return {
    shown,
    busy,
    close,
    added,
    ask: (...[kind, factor]: ['rename' | 'remove', Factor] | ['renew']) =>
      setShown(kind === 'renew' ? { kind } : { kind, factor }),
    beginApp: (factors: readonly Factor[]) =>
      guarded('app', 'App Not Added', async () => {
        const body = { name: freshName('totp', factors) };
        setShown({ kind: 'app', setup: await confirmed(() => sendJson<AppSetup>('POST', `${at}/app`, body)) });
      }),
    confirmApp: (id: string, code: string) =>
      confirmed(() => sendJson<FactorAdded>('POST', `${at}/app/${id}`, { code })),
    addPasskey: (factors: readonly Factor[]) =>
      guarded('passkey', 'Passkey Not Added', async () => {
        const response = await confirmed(() => makePasskey(`${at}/passkey/options`));
        const body = { name: freshName('passkey', factors), response };
        added(await sendJson<FactorAdded>('POST', `${at}/passkey`, body));
      }),
    rename: async (id: string, name: string) => {
      await sendJson('PATCH', `${at}/${id}`, { name });
      void reload();
    },
    remove: () =>
      guarded('remove', 'Not Removed', async () => {
        if (shown.kind !== 'remove') return;
        const { id, name } = shown.factor;
        await confirmed(() => sendJson('DELETE', `${at}/${id}`));
        close();
        toast({ title: 'Two-Step Sign-In', description: `“${name}” was removed.` });
        await reload();
      }),
    renew: () =>
      guarded('renew', 'No Codes Made', async () => {
        const made = await confirmed(() => sendJson<{ recoveryCodes: string[] }>('POST', `${at}/recovery-codes`));
        setShown({ kind: 'codes', codes: made.recoveryCodes, adds: false });
        await reload();
      }),
    codesKept: () => {
      close();
      if (shown.kind === 'codes' && shown.adds) onAdded?.();
    },
  };
}
