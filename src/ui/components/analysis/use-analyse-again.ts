import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/api';
import { analyseAgain, type ContractAnswer, contractKey, contractListKey } from '../../lib/contracts';
import { runKey, runsKey } from '../../lib/review';
import { useAuth } from '../../stores/session';

const NOT_STARTED = 'The analysis could not be started. Please check your connection and try again.';

/** Starts a new run of a contract; the one that is the newest till then can be read on meanwhile. */
export function useAnalyseAgain(contractId: string) {
  const client = useQueryClient();
  const { user } = useAuth();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => analyseAgain(contractId),
    onSuccess: (contract) => {
      const before = client.getQueryData<ContractAnswer>(contractKey(contractId))?.contract;
      if (before?.run && before.aiAnalysis) {
        const { run, aiAnalysis } = before;
        client.setQueryData(runKey(contractId, run.id), { run, aiAnalysis });
      }
      client.setQueryData<ContractAnswer>(contractKey(contractId), { contract });
      client.removeQueries({ queryKey: runsKey(contractId), exact: true });
      if (user) void client.invalidateQueries({ queryKey: contractListKey(user.id), exact: true });
    },
  });
  return {
    start: (onStarted: () => void) => mutate(undefined, { onSuccess: onStarted }),
    busy: isPending,
    failure: error && errorText(error, NOT_STARTED),
  };
}
