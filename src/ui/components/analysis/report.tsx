import { Suspense, useMemo } from 'react';
import type { Contract } from '../../../shared/contracts';
import type { Run, RunAnswer } from '../../../shared/runs';
import { Loading } from '../../kit/spinner';
import { lazyPart } from '../../lib/lazy-part';
import { useAuth } from '../../stores/session';
import { Lead } from './lead';
import { NumberedPassages, passagesOf } from './passages';
import { RunNotices } from './run-notices';
import { Settle } from './settle';
import { useActingSide } from './use-acting-side';
import { VerdictCard } from './verdict-card';

const Cards = lazyPart(() => import('./later-parts').then((parts) => parts.Cards));

/** A run as it is reported; an analysis from before there were runs has none. */
export type ReportedRun = Omit<RunAnswer, 'run'> & { run: Run | null };

/** A completed analysis: what it is, how it is rated and what to settle first, then the cards. Also made to be printed. */
export function Report({ title, contract, shown }: { title: string; contract: Contract; shown: ReportedRun }) {
  const { run, aiAnalysis, side, playbooks } = shown;
  const acting = useActingSide(contract.id, run?.id, { analysis: aiAnalysis, side, playbooks });
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
