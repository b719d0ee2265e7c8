import type { Analysis, Fact, Facts, RiskFactor } from '../shared/analysis';
import { TO_CHECK } from '../shared/caveats';
import { FACT_LABELS, type FactName, SHOWN_FACTS } from '../shared/facts';

const NOT_FOUND: Readonly<Record<Fact['status'], string>> = {
  found: '',
  stated: 'stated, without a certain value',
  absent: 'not found',
  ambiguous: 'the document is not clear',
  unreadable: 'on a page that could not be read',
  failed: 'could not be determined',
};

/** So wide is the column of labels, in characters: the longest, 'Dispute resolution:', has a blank behind it. */
const LABELS = 20;

/** An analysis for people, as plain text with the page behind each finding. */
export function reportOf(file: string, analysis: Analysis): string {
  const { facts, riskAssessment, compliance, drafting, coverage, engine } = analysis;
  const rows: [string, string][] = [
    ...rowsOf(facts, SHOWN_FACTS.slice(0, 1)),
    ['Parties', facts.parties.map((p) => (p.role ? `${p.value} (${p.role})` : `${p.value}`)).join('; ') || 'not found'],
    ...rowsOf(facts, SHOWN_FACTS.slice(1)),
    ['Pages', pagesText(coverage)],
    ['Overall risk', ratingText(analysis)],
  ];
  const risks = riskAssessment.riskFactors.map((risk) =>
    `  - ${risk.severity}${toCheck(risk)}: ${risk.type}${pageText(risk.evidence)}. ${risk.description}`.trimEnd(),
  );
  const points = compliance.findings.map(
    (finding) => `  - ${finding.issue}${toCheck(finding)}${pageText(finding.evidence)}`,
  );
  const faults = [
    ...(drafting?.faults ?? []).map(
      ({ type, description, evidence }) => `  - ${type}${pageText(evidence)}. ${description}`,
    ),
    ...(drafting?.more ?? []).map(({ type, count }) => `  - ${type}: ${count} more`),
  ];
  return [
    file,
    ...rows.map(([label, value]) => `  ${`${label}:`.padEnd(LABELS)}${value}`),
    `  ${analysis.summary}`,
    ...(risks.length > 0 ? ['  Risks', ...risks] : []),
    ...(points.length > 0 ? ['  Compliance', ...points] : []),
    ...(faults.length > 0 ? ['  Drafting faults', ...faults] : []),
    ...(engine.model ? [`  Reviewed by ${engine.model}`] : []),
    ...(engine.degraded ? [`  ${engine.degraded}`] : []),
    '',
  ].join('\n');
}

/** What it is stands before the parties, the rest behind them. */
function rowsOf(facts: Facts, names: readonly FactName[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const fact: Fact | undefined = facts[name];
    return fact ? [[FACT_LABELS[name], factText(fact)]] : [];
  });
}

/** 'high, for the tenant', 'not assessed: page 3 could not be read.' */
function ratingText({ riskAssessment, playbook, kind }: Analysis): string {
  if (riskAssessment.notAssessed) return `not assessed: ${riskAssessment.notAssessed}`;
  const side = kind?.sides.find(({ id }) => id === playbook?.side);
  return side ? `${riskAssessment.overallRisk}, for the ${side.label.toLowerCase()}` : riskAssessment.overallRisk;
}

function toCheck({ standing }: Pick<RiskFactor, 'standing'>): string {
  return standing === 'to_check' ? TO_CHECK : '';
}

function factText(fact: Fact): string {
  const rule = fact.rule ? `: ${fact.rule}` : '';
  if (fact.status === 'stated') return `${NOT_FOUND.stated}${rule}${pageText(fact.evidence)}`;
  return fact.status === 'found'
    ? `${fact.value}${toCheck(fact)}${pageText(fact.evidence)}`
    : `${NOT_FOUND[fact.status]}${toCheck(fact)}`;
}

function pageText(evidence: readonly { page: number }[]): string {
  return evidence[0] ? ` (p. ${evidence[0].page})` : '';
}

function pagesText(coverage: Analysis['coverage']): string {
  const lost = coverage.unreadable.length > 0 ? `; not readable: ${coverage.unreadable.join(', ')}` : '';
  const scanned = coverage.ocr > 0 ? `; scanned: ${coverage.ocr}` : '';
  const marked = coverage.annotations?.flatMap(({ pages }) => pages) ?? [];
  const pages = [...new Set(marked)].toSorted((one, other) => one - other);
  const annotated = pages.length > 0 ? `; comments or marks that were not read: ${pages.join(', ')}` : '';
  const doubtful = coverage.doubtful ? `; hard to read: ${coverage.doubtful.join(', ')}` : '';
  return `${coverage.pages}${scanned}${lost}${doubtful}${annotated}${coverage.truncated ? '; the end was not read' : ''}`;
}
