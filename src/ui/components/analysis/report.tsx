import { ArrowLeft } from 'lucide-react';
import type { Analysis } from '../../../shared/analysis';
import type { Contract } from '../../../shared/contracts';
import { formatDateTime } from '../../../shared/format';
import { Alert } from '../../kit/alert';
import { buttonClass } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';
import { FileName } from '../file-name';
import { ComplianceCard } from './compliance-card';
import { Contents } from './contents';
import { KeyTermsCard } from './key-terms-card';
import { OverviewCard } from './overview-card';
import { RiskCard } from './risk-card';
import { coverageNotes, engineName, pagesRead } from './words';

/** A completed analysis: what was read and by what, then the cards. Also made to be printed. */
export function Report({ contract, analysis }: { contract: Contract; analysis: Analysis }) {
  const { coverage, engine } = analysis;
  return (
    <div className="wrap py-7 md:py-9 print:p-0">
      <a href="/documents" className={buttonClass({ size: 'sm' }, 'print:hidden')}>
        <ArrowLeft aria-hidden />
        Back to Contracts
      </a>
      <h1 className="mt-4 text-2xl">
        <FileName name={contract.filename} />
      </h1>
      <p className="mt-1.5 text-muted text-sm tabular-nums">
        Uploaded <time dateTime={contract.uploadedAt}>{formatDateTime(contract.uploadedAt)}</time> ·{' '}
        {pagesRead(coverage)} · {engineName(engine)}
      </p>
      <Notes notes={coverageNotes(coverage)} degraded={engine.degraded} />
      <div className="mt-5 items-start gap-8 xl:flex">
        <div className="grid max-w-220 flex-1 gap-4">
          <OverviewCard analysis={analysis} />
          <Card as="section" aria-labelledby="summary">
            <CardHeader id="summary" title="Executive Summary" />
            <p className="max-w-[72ch]">{analysis.summary}</p>
          </Card>
          <KeyTermsCard keyTerms={analysis.keyTerms} coverage={coverage} />
          <RiskCard risks={analysis.riskAssessment} coverage={coverage} />
          <ComplianceCard compliance={analysis.compliance} coverage={coverage} />
        </div>
        <Contents analysis={analysis} />
      </div>
    </div>
  );
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
