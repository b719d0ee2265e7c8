import type { ReactNode } from 'react';
import type { Finding } from '../../../shared/findings';
import { useDatesRefresh } from '../../lib/dates';
import { ProofProvider, useProof } from '../analysis/proof';
import { useDecided } from '../analysis/use-decided';
import { useFindingDecision } from '../analysis/use-finding-decision';

/** What is decided of what a date rests on, as on the contract's page; the date follows at once. Nothing until the finding is known. */
export function InputDecision({ contractId, finding, label }: { contractId: string; finding: string; label: string }) {
  return (
    <ProofProvider contractId={contractId} run={undefined} runKnown>
      <Known id={finding}>{(found) => <Decision contractId={contractId} finding={found} label={label} />}</Known>
    </ProofProvider>
  );
}

function Known({ id, children }: { id: string; children: (finding: Finding) => ReactNode }) {
  const { findings } = useProof();
  const finding = [...findings.values()].find((one) => one.id === id);
  return finding ? children(finding) : null;
}

function Decision({ contractId, finding, label }: { contractId: string; finding: Finding; label: string }) {
  const { buttons, notes } = useFindingDecision(finding.path, label);
  const refresh = useDatesRefresh(contractId);
  useDecided(finding, refresh);
  return (
    <div className="mt-2 print:hidden">
      {buttons}
      {notes}
    </div>
  );
}
