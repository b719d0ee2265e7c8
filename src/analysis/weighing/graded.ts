import type { RiskFactor } from '../../shared/analysis';
import type { Reading } from '../reading';
import { RISK_RULES } from '../risks/rules/registry';
import { weighingFeatures } from './features';
import { shippedWeighing, weightOf } from './weight';

/**
 * From these log-odds on a lawyer would more likely than not call it medium or high: see `docs/risk-precision.md`.
 */
const MEDIUM_FROM = -1.5;

const BY_WORDS: ReadonlySet<string> = new Set(RISK_RULES.flatMap(({ id, gradedByWords }) => (gradedByWords ? id : [])));

/** The findings of rules that grade by words, those as medium whose words are like what lawyers tell of. */
export function gradedByWords(reading: Reading, risks: readonly RiskFactor[]): RiskFactor[] {
  return risks.map((risk) => {
    if (risk.severity !== 'low' || !BY_WORDS.has(risk.rule) || !weighsMuch(reading, risk)) return risk;
    return { ...risk, severity: 'medium', ...(risk.gravity && { gravity: 'medium' as const }) };
  });
}

function weighsMuch(reading: Reading, { evidence }: RiskFactor): boolean {
  const rows = reading.outline.sentences.flatMap(({ start, end }, row) =>
    evidence.some((one) => start < one.end && one.start < end) ? row : [],
  );
  const known = weighingFeatures(reading, rows, reading.provisions.weighing());
  return known.some((features) => weightOf(shippedWeighing(), features) >= MEDIUM_FROM);
}
