import { Suspense, useState } from 'react';
import type { Evidence } from '../../../shared/analysis';
import type { Finding } from '../../../shared/findings';
import { Chip } from '../../kit/chip';
import { Loading, Spinner } from '../../kit/spinner';
import { lazyPart } from '../../lib/lazy-part';
import type { Target } from '../../pdf/contract-pane';
import { useProof } from '../analysis/proof';
import { Quote } from '../analysis/quote';
import { useDecided } from '../analysis/use-decided';
import { useFindingDecision } from '../analysis/use-finding-decision';

const ContractPane = lazyPart(() => import('../../pdf/contract-pane').then((module) => module.default));

/** The words that a cell rests on, their place in the PDF, and what its reader decides of it: as on the contract's own page. */
export function Passage({
  contractId,
  findingId,
  onChanged,
}: {
  contractId: string;
  findingId: string;
  onChanged: (id: string) => void;
}) {
  const { findings } = useProof();
  const finding = [...findings.values()].find(({ id }) => id === findingId);
  if (findings.size === 0) return <Loading>Loading the passage...</Loading>;
  if (!finding)
    return <p className="text-muted">The contract was analyzed anew meanwhile. Please load the page again.</p>;
  return <Found contractId={contractId} finding={finding} onChanged={onChanged} />;
}

function Found({
  contractId,
  finding,
  onChanged,
}: {
  contractId: string;
  finding: Finding;
  onChanged: (id: string) => void;
}) {
  const { path, title, evidence } = finding;
  const { buttons, notes } = useFindingDecision(path, title);
  const [target, setTarget] = useState<Target | null>(null);
  const { run } = useProof();
  useDecided(finding, () => onChanged(contractId));
  const show = (page: number) =>
    setTarget({ about: title, page, pieces: evidence.filter((piece) => piece.page === page) });
  return (
    <div className="grid gap-3">
      {evidence.map((piece) => (
        <Place
          key={`${piece.start}-${piece.end}`}
          piece={piece}
          on={target?.page === piece.page}
          onShow={() => show(piece.page)}
        />
      ))}
      {evidence.length === 0 && <p className="text-muted">The contract has no words on it.</p>}
      <div className="flex items-center gap-3">
        <span className="text-muted">Your decision</span>
        {buttons}
      </div>
      {notes}
      {target && (
        <div className="h-[26rem] overflow-clip rounded-md border border-line lg:h-[34rem]">
          <Suspense fallback={<Spinner />}>
            <ContractPane
              contractId={contractId}
              run={run}
              runKnown
              target={target}
              onHide={() => setTarget(null)}
              onLeave={() => setTarget(null)}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function Place({ piece, on, onShow }: { piece: Evidence; on: boolean; onShow: () => void }) {
  return (
    <div className="flex items-start gap-3">
      <Quote evidence={piece} className="min-w-0 flex-1" />
      <Chip on={on} onClick={onShow} label={`p. ${piece.page}: show this page of the contract`}>
        p. {piece.page}
      </Chip>
    </div>
  );
}
