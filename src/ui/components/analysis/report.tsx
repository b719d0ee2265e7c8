import { Suspense, useMemo } from 'react';
import { titleOf } from '../../../shared/contract-title';
import type { Contract } from '../../../shared/contracts';
import { Loading } from '../../kit/spinner';
import { lazyPart } from '../../lib/lazy-part';
import { useAuth } from '../../stores/session';
import { DecisionsProvider } from './decisions';
import { Lead } from './lead';
import { NumberedPassages, passagesOf } from './passages';
import { ProofProvider } from './proof';
import { RunNotices } from './run-notices';
import { Settle } from './settle';
import { SideBySide } from './side-by-side';
import { type ActingSide, type Sides, useActingSide } from './use-acting-side';
import { VerdictCard } from './verdict-card';

const Cards = lazyPart(() => import('./later-parts').then((parts) => parts.Cards));

/**
 * A completed analysis beside its contract: what it is, how it is rated and what to settle first, then the cards. Also made to be printed.
 * @param run id of the run that is shown; undefined for the newest
 */
export function Report({ contract, sides, run }: { contract: Contract; sides: Sides; run?: string }) {
  const acting = useActingSide(contract.id, run, sides);
  const title = titleOf(acting.analysis, contract.filename);
  return (
    <ProofProvider contractId={contract.id} run={run}>
      <DecisionsProvider>
        <SideBySide title={title}>
          <Screen title={title} contract={contract} acting={acting} />
        </SideBySide>
      </DecisionsProvider>
    </ProofProvider>
  );
}

function Screen({ title, contract, acting }: { title: string; contract: Contract; acting: ActingSide }) {
  const { analysis, label } = acting;
  const { user } = useAuth();
  const enhanced = user?.notifications.analysisReports !== false;
  const passages = useMemo(() => (enhanced ? passagesOf(analysis) : []), [analysis, enhanced]);
  return (
    <div className="max-w-234 px-5 pt-3 pb-10 md:px-7 lg:pb-16 print:max-w-none print:p-0">
      <NumberedPassages passages={passages}>
        <Lead title={title} contract={contract} analysis={analysis} />
        {passages.length > 0 && (
          <p className="hidden text-muted text-sm print:block">
            [n] refers to the passages of the contract at the end.
          </p>
        )}
        <RunNotices />
        <VerdictCard acting={acting} />
        {analysis.playbook && <Settle analysis={analysis} side={label} />}
        <Suspense fallback={<Loading>Loading the cards...</Loading>}>
          <Cards analysis={analysis} side={label} passages={passages} />
        </Suspense>
      </NumberedPassages>
    </div>
  );
}
