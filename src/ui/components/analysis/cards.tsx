import { useMemo } from 'react';
import type { Analysis, Evidence } from '../../../shared/analysis';
import { ComplianceCard } from './compliance-card';
import { Contents } from './contents';
import { CoverageNotes } from './coverage-notes';
import { DatesStrip } from './dates-strip';
import { DecisionBar } from './decision-bar';
import { DetailsLine } from './details-line';
import { DraftingCard } from './drafting-card';
import { KeyTermsCard } from './key-terms-card';
import { LookFirst } from './look-first';
import { OverviewCard } from './overview-card';
import { PassageList } from './passage-list';
import { ReportCard } from './report-card';
import { ReviewCard } from './review-card';
import { RiskCard } from './risk-card';
import { settlingOf } from './settle-first';
import { StructureCards } from './structure-cards';
import { SummaryText } from './summary-text';
import { useLinkedFinding } from './use-linked-finding';
import { useLinkedPassage } from './use-linked-passage';

/**
 * What stands below the rating and what to settle: dates and money, what the paper lacks, the cards of the analysis, what the contract consists of, and how it was read. Loaded after
 * the first screen, so that this is painted first.
 * @param side label of the side that is acted for; null for both
 */
export function Cards({ analysis, side, passages }: { analysis: Analysis; side: string | null; passages: Evidence[] }) {
  const { coverage, playbook, riskAssessment } = analysis;
  const above = useMemo(() => (playbook ? settlingOf(riskAssessment).first : []), [riskAssessment, playbook]);
  useLinkedFinding();
  useLinkedPassage();
  return (
    <>
      <DatesStrip analysis={analysis} />
      <LookFirst analysis={analysis} />
      <CoverageNotes analysis={analysis} />
      <DecisionBar analysis={analysis} />
      <Contents analysis={analysis} />
      <div className="mt-4 grid grid-cols-1 gap-4">
        <OverviewCard analysis={analysis} />
        <ReportCard id="summary" title="Executive Summary">
          <SummaryText analysis={analysis} />
        </ReportCard>
        <KeyTermsCard keyTerms={analysis.keyTerms} coverage={coverage} />
        <RiskCard analysis={analysis} side={side} above={above} />
        <ComplianceCard compliance={analysis.compliance} coverage={coverage} />
        <DraftingCard drafting={analysis.drafting} coverage={coverage} />
        <ReviewCard analysis={analysis} />
        <StructureCards analysis={analysis} />
        <PassageList passages={passages} />
      </div>
      <DetailsLine analysis={analysis} />
    </>
  );
}
