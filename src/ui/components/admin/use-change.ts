import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminSession } from '../../../shared/admin';
import { errorText } from '../../lib/api';
import { toast } from '../../stores/toasts';
import { Unconfirmed, useReauthentication } from '../account/use-reauthentication';
import { ADMIN_SESSION_KEY } from './queries';

/**
 * A change by the administrator, who is asked first to prove who they are where the server wants to be sure (`dialog`, to be shown beside the form): on success a
 * toast says so and what it made out of date is loaded again, then `onSuccess` is called; on failure a toast says what the server said, else `fallback`. Who turned back
 * is told nothing, and loses nothing that was typed.
 */
export function useChange<TInput>(options: {
  send: (input: TInput) => Promise<unknown>;
  outdated: readonly string[][];
  success: string;
  failure: string;
  fallback: string;
  onSuccess?: () => void;
}) {
  const cache = useQueryClient();
  const email = cache.getQueryData<AdminSession>(ADMIN_SESSION_KEY)?.email ?? '';
  const { confirmed, dialog } = useReauthentication(email, 'admin');
  const change = useMutation({
    mutationFn: (input: TInput) => confirmed(() => options.send(input)),
    onSuccess: async () => {
      toast({ title: options.success });
      await Promise.all(options.outdated.map((queryKey) => cache.invalidateQueries({ queryKey })));
      options.onSuccess?.();
    },
    onError: (error) => {
      if (error instanceof Unconfirmed) return;
      console.error(error);
      toast({ title: options.failure, description: errorText(error, options.fallback), tone: 'danger' });
    },
  });
  return { ...change, dialog };
}
