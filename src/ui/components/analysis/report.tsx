import { Suspense, useMemo } from 'react';
import type { Contract } from '../../../shared/contracts';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Loading } from '../../kit/spinner';
import { lazyPart } from '../../lib/lazy-part';
import { useAuth } from '../../stores/session';
import { ComplianceCard } from './compliance-card';
import { Contents } from './contents';
import { DatesStrip } from './dates-strip';
import { DecisionBar } from './decision-bar';
import { DecisionsProvider } from './decisions';
import { DetailsLine } from './details-line';
import { DraftingCard } from './drafting-card';
import { KeyTermsCard } from './key-terms-card';
import { Lead } from './lead';
import { LookFirst } from './look-first';
import { OverviewCard } from './overview-card';
import { NumberedPassages, PassageList, passagesOf } from './passages';
import { ProofProvider } from './proof';
import { ReportCard } from './report-card';
import { RiskCard } from './risk-card';
import { RunNotices } from './run-notices';
import { Settle } from './settle';
import { settlingOf } from './settle-first';
import { useShownRun } from './shown-run';
import { SideBySide } from './side-by-side';
import { SummaryText } from './summary-text';
import { titleOf } from './title-of';
import { type ActingSide, type Sides, useActingSide } from './use-acting-side';
import { useAnalyseAgain } from './use-analyse-again';
import { useLinkedFinding } from './use-linked-finding';
import { VerdictCard } from './verdict-card';
import { coverageNotes } from './words';

const StructureCards = lazyPart(() => import('./later-parts').then((parts) => parts.StructureCards));

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
          <Cards title={title} contract={contract} acting={acting} />
        </SideBySide>
      </DecisionsProvider>
    </ProofProvider>
  );
}

function Cards({ title, contract, acting }: { title: string; contract: Contract; acting: ActingSide }) {
  const { analysis, label } = acting;
  const { coverage, playbook } = analysis;
  const { user } = useAuth();
  const enhanced = user?.notifications.analysisReports !== false;
  const passages = useMemo(() => (enhanced ? passagesOf(analysis) : []), [analysis, enhanced]);
  const above = useMemo(() => (playbook ? settlingOf(analysis.riskAssessment).first : []), [analysis, playbook]);
  useLinkedFinding();
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
        {playbook && <Settle analysis={analysis} side={label} />}
        <DatesStrip analysis={analysis} />
        <LookFirst analysis={analysis} />
        <Notes notes={coverageNotes(coverage)} degraded={analysis.engine.degraded} />
        <DecisionBar analysis={analysis} />
        <Contents analysis={analysis} />
        <div className="mt-4 grid grid-cols-1 gap-4">
          <OverviewCard analysis={analysis} />
          <ReportCard id="summary" title="Executive Summary">
            <SummaryText analysis={analysis} />
          </ReportCard>
          <KeyTermsCard keyTerms={analysis.keyTerms} coverage={coverage} />
          <RiskCard analysis={analysis} side={label} above={above} />
          <ComplianceCard compliance={analysis.compliance} coverage={coverage} />
          <DraftingCard drafting={analysis.drafting} coverage={coverage} />
          <Suspense fallback={<Loading>Loading the clauses...</Loading>}>
            <StructureCards analysis={analysis} />
          </Suspense>
          <PassageList passages={passages} />
        </div>
        <DetailsLine analysis={analysis} />
      </NumberedPassages>
    </div>
  );
}

/** What the reader must know before relying on the analysis. */
function Notes({ notes, degraded }: { notes: string[]; degraded: string | null }) {
  const all = degraded ? [...notes, degraded] : notes;
  if (all.length === 0) return null;
  return (
    <Alert tone="medium" title="Before you rely on this" className="mt-4">
      {all.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {degraded && <AnalyseAgain />}
    </Alert>
  );
}

/** Where the model's part is missing, which may go better another time. */
function AnalyseAgain() {
  const { contract, readOnly } = useShownRun();
  const { start, busy, failure } = useAnalyseAgain(contract?.id ?? '');
  if (!contract || readOnly || contract.status === 'processing' || contract.reviewing) return null;
  return (
    <div className="mt-2.5 print:hidden">
      <Button size="sm" busy={busy} onClick={() => start(() => {})}>
        Analyze again
      </Button>
      {failure && <p className="mt-1.5 text-high">{failure}</p>}
    </div>
  );
}
