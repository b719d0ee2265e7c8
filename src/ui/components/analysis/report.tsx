import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import type { Analysis } from '../../../shared/analysis';
import type { Contract } from '../../../shared/contracts';
import { formatDateTime } from '../../../shared/format';
import { Alert } from '../../kit/alert';
import { buttonClass } from '../../kit/button';
import { useAuth } from '../../stores/session';
import { FileName } from '../file-name';
import { ComplianceCard } from './compliance-card';
import { Contents } from './contents';
import { KeyTermsCard } from './key-terms-card';
import { OverviewCard } from './overview-card';
import { NumberedPassages, PassageList, passagesOf } from './passages';
import { ReportCard } from './report-card';
import { RiskCard } from './risk-card';
import { coverageNotes, engineName, pagesRead } from './words';

/** Names longer than this get a smaller heading, so that a phone still shows what comes after. */
const LONG_NAME = 60;

/** A completed analysis: what was read and by what, then the cards. Also made to be printed. */
export function Report({ contract, analysis }: { contract: Contract; analysis: Analysis }) {
  const { coverage, engine } = analysis;
  const { user } = useAuth();
  const enhanced = user?.notifications.analysisReports !== false;
  const passages = useMemo(() => (enhanced ? passagesOf(analysis) : []), [analysis, enhanced]);
  useHashTarget();
  return (
    <div className="wrap py-7 md:py-9 print:p-0">
      <a href="/documents" className={buttonClass({ size: 'sm' }, 'print:hidden')}>
        <ArrowLeft aria-hidden />
        Back to Contracts
      </a>
      <p className="hidden text-muted text-sm print:block">Counterpart · Contract analysis</p>
      <h1 className={`mt-4 print:mt-1 ${contract.filename.length > LONG_NAME ? 'text-xl' : 'text-2xl'}`}>
        <FileName name={contract.filename} />
      </h1>
      <p className="mt-1.5 text-muted text-sm tabular-nums">
        Uploaded <time dateTime={contract.uploadedAt}>{formatDateTime(contract.uploadedAt)}</time> ·{' '}
        {pagesRead(coverage)} · {engineName(engine)}
      </p>
      {passages.length > 0 && (
        <p className="hidden text-muted text-sm print:block">[n] refers to the passages of the contract at the end.</p>
      )}
      <Notes notes={coverageNotes(coverage)} degraded={engine.degraded} />
      <div className="mt-5 items-start gap-8 xl:flex">
        <Contents analysis={analysis} />
        <NumberedPassages passages={passages}>
          <div className="grid max-w-220 flex-1 grid-cols-1 gap-4">
            <OverviewCard analysis={analysis} />
            <ReportCard id="summary" title="Executive Summary">
              <p className="max-w-[72ch] whitespace-pre-line [overflow-wrap:anywhere]">{analysis.summary}</p>
            </ReportCard>
            <KeyTermsCard keyTerms={analysis.keyTerms} coverage={coverage} />
            <RiskCard risks={analysis.riskAssessment} coverage={coverage} />
            <ComplianceCard compliance={analysis.compliance} coverage={coverage} />
            <PassageList passages={passages} />
          </div>
        </NumberedPassages>
      </div>
    </div>
  );
}

/** The browser looked for the address's hash before there was a report; each card and finding has its id. */
function useHashTarget(): void {
  useEffect(() => {
    if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, []);
}

/** What the reader must know before relying on the analysis. */
function Notes({ notes, degraded }: { notes: string[]; degraded: string | null }) {
  const all = degraded ? [...notes, degraded] : notes;
  if (all.length === 0) return null;
  return (
    <Alert tone="medium" title="Before you rely on this" className="mt-4 max-w-220">
      {all.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Alert>
  );
}
