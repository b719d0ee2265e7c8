import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  NewPlaybook,
  PlaybookChange,
  PlaybookContent,
  PlaybookDetail,
  PlaybookList,
  RescoreAnswer,
  RescoreInput,
} from '../../shared/playbooks';
import { toast } from '../stores/toasts';
import { errorText, sendJson } from './api';

const PATH = '/api/playbooks';
const LIST_KEY = [PATH];
const playbookKey = (id: string) => [PATH, id];
/** What is known of contracts was read by playbooks. */
const CONTRACTS_KEY = ['/api/contracts'];

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

/** What `contracts` would be rated by a draft. */
export function tryRescore(
  id: string,
  contracts: RescoreInput['contracts'],
  content: PlaybookContent | undefined,
  signal?: AbortSignal,
): Promise<RescoreAnswer> {
  const input: RescoreInput = { contracts, dryRun: true, ...(content && { content }) };
  return sendJson('POST', `${PATH}/${id}/rescore`, input, signal);
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
      cache.invalidateQueries({ queryKey: ['rescore'] }),
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
      mutationFn: ({ id, contracts }: { id: string; contracts: RescoreInput['contracts'] }) =>
        sendJson<RescoreAnswer>('POST', `${PATH}/${id}/rescore`, { contracts }),
      onSuccess: outdate,
      onError: failed('The playbook could not be applied'),
    }),
  };
}
