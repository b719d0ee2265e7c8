import type { Analysis, Facts } from './analysis';
import type { FactName } from './facts';

/** Where what a review removed stands in an analysis: 'review.removed.2'. */
export const REMOVED_PATH = 'review.removed.';

/** An analysis with what its reader restored of that which the review removed, by the paths; rating and summary are worked out from it by `actingFor`. */
export function withRestored(analysis: Analysis, paths: readonly string[]): Analysis {
  return paths.reduce((before, path) => restored(before, path), analysis);
}

function restored(analysis: Analysis, path: string): Analysis {
  const one = analysis.review?.removed[Number(path.slice(REMOVED_PATH.length))];
  if (!one || !path.startsWith(REMOVED_PATH)) return analysis;
  const { riskAssessment, compliance, facts, questions } = analysis;
  if (one.risk) {
    const riskFactors = [...riskAssessment.riskFactors, { ...one.risk, path }];
    return { ...analysis, riskAssessment: { ...riskAssessment, riskFactors } };
  }
  if (one.compliance) {
    const findings = [...compliance.findings, one.compliance];
    const [issues, recommendations] = [
      findings.map(({ issue }) => issue),
      findings.map((point) => point.recommendation),
    ];
    return { ...analysis, compliance: { findings, issues, recommendations } };
  }
  if (one.answer) {
    const { answer } = one;
    return {
      ...analysis,
      ...(questions && { questions: questions.map((said) => (said.id === answer.id ? answer : said)) }),
    };
  }
  if (one.keyTerm) {
    const { list, text } = one.keyTerm;
    const { keyTerms } = analysis;
    const evidence = { ...keyTerms.evidence, [list]: [...keyTerms.evidence[list], one.evidence] };
    return { ...analysis, keyTerms: { ...keyTerms, [list]: [...keyTerms[list], text], evidence } };
  }
  if (one.party) return { ...analysis, facts: { ...facts, parties: [...facts.parties, one.party] } };
  if (one.fact) {
    const changed = { [one.fact.name as FactName]: one.fact.was } as Partial<Facts>;
    return { ...analysis, facts: { ...facts, ...changed } };
  }
  return analysis;
}
