import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewPlaybook, PlaybookChange, PlaybookDetail, PlaybookList } from '../../shared/playbooks';
import { toast } from '../stores/toasts';
import { errorText, sendJson } from './api';
import { applyRescore, PartlyApplied, RESCORE_KEY } from './rescore';

const PATH = '/api/playbooks';
const LIST_KEY = [PATH];
const playbookKey = (id: string) => [PATH, id];
/** What is known of contracts was read by playbooks. */
const CONTRACTS_KEY = ['/api/contracts'];

interface Application {
  id: string;
  contracts: readonly string[];
  /** Is told to how many contracts it was applied. */
  onProgress: (applied: number) => void;
}

interface PlaybookAnswer {
  playbook: PlaybookDetail;
}

/** Address of a playbook's file. */
export function playbookFileUrl(id: string): string {
  return `${PATH}/${id}/file`;
}

export function usePlaybooks() {
  return useQuery<PlaybookList>({ queryKey: LIST_KEY });
}

export function usePlaybook(id: string) {
  return useQuery<PlaybookAnswer, Error, PlaybookDetail>({
    queryKey: playbookKey(id),
    select: ({ playbook }) => playbook,
  });
}

/** The calls that change playbooks. Each failure is told in a toast but that of `save`, which its page tells. */
export function usePlaybookChanges() {
  const cache = useQueryClient();
  const changed = async ({ playbook }: PlaybookAnswer) => {
    cache.setQueryData(playbookKey(playbook.id), { playbook });
    await outdate();
  };
  const outdate = async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: LIST_KEY, exact: true }),
      cache.invalidateQueries({ queryKey: CONTRACTS_KEY }),
      cache.invalidateQueries({ queryKey: [RESCORE_KEY] }),
    ]);
  };
  const failed = (title: string) => (error: Error) => {
    console.error(error);
    toast({ title, description: errorText(error, 'Please check your connection and try again.'), tone: 'danger' });
  };
  return {
    create: useMutation({
      mutationFn: (input: NewPlaybook) => sendJson<PlaybookAnswer>('POST', PATH, input),
      onSuccess: changed,
      onError: failed('The playbook could not be made'),
    }),
    importFile: useMutation({
      mutationFn: (file: unknown) => sendJson<PlaybookAnswer>('POST', `${PATH}/import`, file),
      onSuccess: changed,
    }),
    save: useMutation({
      mutationFn: ({ id, ...change }: PlaybookChange & { id: string }) =>
        sendJson<PlaybookAnswer>('PUT', `${PATH}/${id}`, change),
      onSuccess: changed,
    }),
    setDefault: useMutation({
      mutationFn: ({ id, isDefault }: { id: string; isDefault: boolean }) =>
        sendJson<PlaybookAnswer>('PUT', `${PATH}/${id}/default`, { isDefault }),
      onSuccess: changed,
      onError: failed('The default could not be changed'),
    }),
    remove: useMutation({
      mutationFn: (id: string) => sendJson('DELETE', `${PATH}/${id}`),
      onSuccess: async (_, id) => {
        cache.removeQueries({ queryKey: playbookKey(id) });
        await outdate();
      },
      onError: failed('The playbook could not be deleted'),
    }),
    rescore: useMutation({
      mutationFn: ({ id, contracts, onProgress }: Application) => applyRescore(id, contracts, onProgress),
      onSettled: outdate,
      onError: (error) =>
        error instanceof PartlyApplied
          ? failed(`The playbook was applied to ${error.applied.toLocaleString('en-US')} only`)(error.cause as Error)
          : failed('The playbook could not be applied')(error),
    }),
  };
}
