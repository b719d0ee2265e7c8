import { ArrowLeft, PanelRightOpen } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import type { Analysis } from '../../../shared/analysis';
import type { Contract } from '../../../shared/contracts';
import { formatDateTime } from '../../../shared/format';
import { Alert } from '../../kit/alert';
import { Button, buttonClass } from '../../kit/button';
import { Loading } from '../../kit/spinner';
import { lazyPart } from '../../lib/lazy-part';
import { useAuth } from '../../stores/session';
import { FileName } from '../file-name';
import { ComplianceCard } from './compliance-card';
import { Contents } from './contents';
import { DecisionBar } from './decision-bar';
import { DecisionsProvider } from './decisions';
import { DraftingCard } from './drafting-card';
import { ExportMenu } from './export-menu';
import { KeyTermsCard } from './key-terms-card';
import { LookFirst } from './look-first';
import { OverviewCard } from './overview-card';
import { NumberedPassages, PassageList, passagesOf } from './passages';
import { ProofProvider, useProof } from './proof';
import { ReportCard } from './report-card';
import { RiskCard } from './risk-card';
import { RunLine, RunNotices } from './run-notices';
import { RunsMenu } from './runs-menu';
import { useShownRun } from './shown-run';
import { SideBySide } from './side-by-side';
import { SummaryText } from './summary-text';
import { useAnalyseAgain } from './use-analyse-again';
import { useLinkedFinding } from './use-linked-finding';
import { coverageNotes, engineName, pagesRead } from './words';

const StructureCards = lazyPart(() => import('./later-parts').then((parts) => parts.StructureCards));

/** Names longer than this get a smaller heading, so that a phone still shows what comes after. */
const LONG_NAME = 60;

/**
 * A completed analysis beside its contract: what was read and by what, then the cards. Also made to be printed.
 * @param run id of the run that is shown; undefined for the newest
 */
export function Report({ contract, analysis, run }: { contract: Contract; analysis: Analysis; run?: string }) {
  return (
    <ProofProvider contractId={contract.id} run={run}>
      <DecisionsProvider>
        <SideBySide title={contract.filename}>
          <Cards contract={contract} analysis={analysis} />
        </SideBySide>
      </DecisionsProvider>
    </ProofProvider>
  );
}

function Cards({ contract, analysis }: { contract: Contract; analysis: Analysis }) {
  const { coverage } = analysis;
  const { user } = useAuth();
  const enhanced = user?.notifications.analysisReports !== false;
  const passages = useMemo(() => (enhanced ? passagesOf(analysis) : []), [analysis, enhanced]);
  useLinkedFinding();
  return (
    <div className="mx-auto max-w-234 px-5 pt-5 pb-10 md:px-7 lg:pb-16 print:max-w-none print:p-0">
      <Title contract={contract} analysis={analysis} hasPassages={passages.length > 0} />
      <RunNotices />
      <Notes notes={coverageNotes(coverage)} degraded={analysis.engine.degraded} />
      <LookFirst analysis={analysis} />
      <DecisionBar />
      <Contents analysis={analysis} />
      <NumberedPassages passages={passages}>
        <div className="mt-4 grid grid-cols-1 gap-4">
          <OverviewCard analysis={analysis} />
          <ReportCard id="summary" title="Executive Summary">
            <SummaryText analysis={analysis} />
          </ReportCard>
          <KeyTermsCard keyTerms={analysis.keyTerms} coverage={coverage} />
          <RiskCard risks={analysis.riskAssessment} coverage={coverage} />
          <ComplianceCard compliance={analysis.compliance} coverage={coverage} />
          <DraftingCard drafting={analysis.drafting} coverage={coverage} />
          <Suspense fallback={<Loading>Loading the clauses...</Loading>}>
            <StructureCards analysis={analysis} />
          </Suspense>
          <PassageList passages={passages} />
        </div>
      </NumberedPassages>
    </div>
  );
}

function Title({
  contract,
  analysis: { coverage, engine },
  hasPassages,
}: {
  contract: Contract;
  analysis: Analysis;
  hasPassages: boolean;
}) {
  return (
    <>
      <div className="relative flex flex-wrap items-start gap-2 print:hidden">
        <a href="/documents" className={buttonClass({ size: 'sm' }, 'mr-auto')}>
          <ArrowLeft aria-hidden />
          Back to Contracts
        </a>
        <ShowContract />
        <div className="flex gap-2">
          <RunsMenu />
          <ExportMenu />
        </div>
      </div>
      <p className="hidden text-muted text-sm print:block">Counterpart · Contract analysis</p>
      <h1 className={`mt-4 print:mt-1 ${contract.filename.length > LONG_NAME ? 'text-xl' : 'text-2xl'}`}>
        <FileName name={contract.filename} />
      </h1>
      <p className="mt-1.5 text-muted text-sm">
        Uploaded <time dateTime={contract.uploadedAt}>{formatDateTime(contract.uploadedAt)}</time> ·{' '}
        {pagesRead(coverage)} · {engineName(engine)}
      </p>
      <RunLine />
      {hasPassages && (
        <p className="hidden text-muted text-sm print:block">[n] refers to the passages of the contract at the end.</p>
      )}
    </>
  );
}

/** Where the contract was put away. */
function ShowContract() {
  const { wide, contractOpen, openContract } = useProof();
  if (!wide || contractOpen) return null;
  return (
    <Button size="sm" onClick={openContract}>
      <PanelRightOpen aria-hidden />
      Show the PDF
    </Button>
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
