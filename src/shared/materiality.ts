import type { QuestionAnswer, RiskFactor } from './analysis';

/** Below these what is asserted, and what has to be checked, is most likely a usual or fair clause. Measured on papers of left-out hands (docs/risk-precision.md). */
const ASSERTED_FROM = 0.6;
const TO_CHECK_FROM = 0.7;

type Claimed = Pick<RiskFactor, 'materiality' | 'standing'> & Partial<Pick<QuestionAnswer, 'answer'>>;

/** Whether a lawyer would most likely pass over the words of a risk or an answer as usual or fair; never of what rests on no words. */
export function isUsual({ materiality = 1, standing, answer }: Claimed): boolean {
  return materiality < (standing === 'to_check' || answer === 'unclear' ? TO_CHECK_FROM : ASSERTED_FROM);
}
