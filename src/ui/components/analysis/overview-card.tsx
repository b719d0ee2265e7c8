import type { Analysis, Fact } from '../../../shared/analysis';
import { FACT_LABELS, type FactName, SHOWN_FACTS } from '../../../shared/facts';
import { FactRow } from './fact-row';
import { PartyRows } from './party-rows';
import { ReportCard } from './report-card';
import { RiskRating } from './verdict-card';

/** What it is stands before who made it. */
const [FIRST_FACT, ...OTHER_FACTS] = SHOWN_FACTS;

/** The facts of the contract, each with its proof or with why there is none, and the overall risk. */
export function OverviewCard({ analysis: { facts, coverage, riskAssessment } }: { analysis: Analysis }) {
  const row = (name: FactName) => {
    const fact: Fact | undefined = facts[name];
    return fact ? (
      <FactRow
        key={name}
        id={`fact-${name}`}
        path={`facts.${name}`}
        label={FACT_LABELS[name]}
        fact={fact}
        coverage={coverage}
      />
    ) : null;
  };
  return (
    <ReportCard id="overview" title="Contract Overview" aside={<RiskRating risks={riskAssessment} />}>
      <dl>
        {FIRST_FACT && row(FIRST_FACT)}
        <PartyRows parties={facts.parties} coverage={coverage} />
        {OTHER_FACTS.map(row)}
      </dl>
    </ReportCard>
  );
}
