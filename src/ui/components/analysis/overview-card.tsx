import type { Analysis, FactName } from '../../../shared/analysis';
import { Badge, riskTone } from '../../kit/badge';
import { FactRow } from './fact-row';
import { PartyRows } from './party-rows';
import { ReportCard } from './report-card';

const BEFORE_PARTIES: [FactName, string][] = [['contractType', 'Contract type']];
const AFTER_PARTIES: [FactName, string][] = [
  ['governingLaw', 'Governing law'],
  ['jurisdiction', 'Jurisdiction'],
  ['agreementDate', 'Agreement date'],
  ['effectiveDate', 'Effective date'],
  ['expirationDate', 'Expiration date'],
  ['term', 'Term'],
  ['renewalTerm', 'Renewal'],
  ['noticePeriod', 'Notice period'],
  ['liabilityCap', 'Liability cap'],
  ['contractValue', 'Contract value'],
];

/** The facts of the contract, each with its proof or with why there is none, and the overall risk. */
export function OverviewCard({ analysis: { facts, coverage, riskAssessment } }: { analysis: Analysis }) {
  const rows = (names: [FactName, string][]) =>
    names.map(([name, label]) => (
      <FactRow
        key={name}
        id={`fact-${name}`}
        path={`facts.${name}`}
        label={label}
        fact={facts[name]}
        coverage={coverage}
      />
    ));
  const risk = riskAssessment.overallRisk;
  return (
    <ReportCard
      id="overview"
      title="Contract Overview"
      aside={<Badge tone={riskTone(risk)}>{risk.toUpperCase()} RISK</Badge>}
    >
      <dl>
        {rows(BEFORE_PARTIES)}
        <PartyRows parties={facts.parties} coverage={coverage} />
        {rows(AFTER_PARTIES)}
      </dl>
    </ReportCard>
  );
}
