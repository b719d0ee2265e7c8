import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DecisionInput, Finding } from '../../../shared/findings';
import { errorText } from '../../lib/api';
import { contractKey } from '../../lib/contracts';
import { type FindingsAnswer, findingsKey } from '../../lib/findings';
import { decisionsKey, runKey, saveDecision, withdrawDecision } from '../../lib/review';
import { useProof } from './proof';

const NOT_SAVED = 'This could not be saved. Please check your connection and try again.';

/** Saves a decision on a finding (null takes the one in force back) and shows what the server answered. */
export function useDecide(findingId: string) {
  const { contractId, run } = useProof();
  const client = useQueryClient();
  const which = { contractId, findingId, run };
  const shown = findingsKey(contractId, run);

  function take(answer: Finding): void {
    client.setQueryData<FindingsAnswer>(shown, (known) => {
      return known && { ...known, findings: known.findings.map((one) => (one.id === answer.id ? answer : one)) };
    });
    // Decisions hold in every run that has the finding.
    const isOfOtherRun = ({ queryKey: [, id, what] }: { queryKey: readonly unknown[] }) =>
      id === contractId && String(what).startsWith('findings') && what !== shown[2];
    client.removeQueries({ predicate: isOfOtherRun });
    void client.invalidateQueries({ queryKey: decisionsKey(contractId), exact: true });
    if (answer.kind !== 'removed') return;
    // What was restored stands among the findings again, and the rating counts it.
    void client.invalidateQueries({ queryKey: contractKey(contractId), exact: true });
    if (run) void client.invalidateQueries({ queryKey: runKey(contractId, run), exact: true });
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: DecisionInput | null) => (input ? saveDecision(which, input) : withdrawDecision(which)),
    onSuccess: take,
  });
  return { save: mutate, busy: isPending, failure: error && errorText(error, NOT_SAVED), forget: reset };
}
