import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/api';
import { toast } from '../../stores/toasts';

export const ADMIN_SESSION_KEY = ['/api/admin/session'];
export const USERS_KEY = ['/api/admin/users'];
export const ANALYTICS_KEY = ['/api/admin/analytics'];
export const SETTINGS_KEY = ['/api/admin/settings'];

/**
 * A change by the administrator: on success its list is loaded again and a toast says so, on failure a toast says what
 * the server said, else `fallback`.
 */
export function useChange<TInput>(options: {
  send: (input: TInput) => Promise<unknown>;
  refetch: string[];
  success: string;
  failure: string;
  fallback: string;
  onSuccess?: () => void;
}) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: options.send,
    onSuccess: async () => {
      options.onSuccess?.();
      toast({ title: options.success });
      await cache.invalidateQueries({ queryKey: options.refetch });
    },
    onError: (error) => {
      console.error(error);
      toast({ title: options.failure, description: errorText(error, options.fallback), tone: 'danger' });
    },
  });
}
