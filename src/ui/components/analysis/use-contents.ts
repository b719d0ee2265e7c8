import { useQuery } from '@tanstack/react-query';
import type { ContentsAnswer } from '../../../shared/contents';
import { contentsKey } from '../../lib/review';
import { useProof } from './proof';

/** The contract's own parts and defined terms, as the run that is shown read them. */
export function useContents() {
  const { contractId, run } = useProof();
  const { data, error, refetch } = useQuery<ContentsAnswer>({ queryKey: contentsKey(contractId, run) });
  return { contents: data, failed: error !== null, retry: () => void refetch() };
}
