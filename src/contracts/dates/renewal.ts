import type { Period } from '../../analysis/mentions/periods';
import { pathOfRisk } from '../../shared/acting-for';
import type { DateInput } from '../../shared/dates';
import type { FactDetail } from '../../shared/time-terms';
import { type Judged, quotesOf, type Told, toldPeriod } from './judged';

/** How a contract renews: `how` is null where it does not, and 'unknown' where its analysis says for how long but not how. */
export interface Renewal {
  how: NonNullable<FactDetail['renews']> | 'unknown' | null;
  /** The length of a renewal, where one was found. */
  length: Told<Period>;
  /** How often at most. */
  times: number | null;
  inputs: DateInput[];
}

/** The question, and in analyses from before there were any the rule, whether it renews by itself. */
const QUESTION = 'any.auto-renewal';
const RULE = 'automatic-renewal';

/** How a contract renews, by the fact and, where that does not say so, by what came of the question on it. */
export function renewalOf(judged: Judged): Renewal {
  const { analysis } = judged;
  const length = toldPeriod(judged, 'renewalTerm');
  const detail = length.input.state === 'rejected' ? undefined : analysis.facts.renewalTerm.detail;
  const byItself = renewsByItself(judged);
  const own = length.value ? [length.input] : [];
  const times = detail?.times ?? null;
  if (byItself === 'rejected') return { how: length.value ? 'by choice' : null, length, times, inputs: own };
  if (detail?.renews) return { how: detail.renews, length, times, inputs: own };
  if (byItself) return { how: 'automatically', length, times, inputs: [...own, byItself] };
  return { how: length.value ? 'unknown' : null, length, times, inputs: own };
}

/** The finding that the contract renews by itself, as an input; 'rejected' where its reader said no, null where there is none. */
function renewsByItself({ analysis, judgements }: Judged): DateInput | 'rejected' | null {
  const { questions, riskAssessment } = analysis;
  const asked =
    questions?.findIndex(
      ({ id, answer, standing }) => id === QUESTION && answer === 'yes' && standing !== 'to_check',
    ) ?? -1;
  const risk = questions ? undefined : riskAssessment.riskFactors.find(({ rule }) => rule === RULE);
  const path = asked >= 0 ? `questions.${asked}` : risk ? pathOfRisk(riskAssessment, risk) : null;
  if (path === null) return null;
  const judgement = judgements.get(path);
  if (judgement?.verdict === 'rejected') return 'rejected';
  const evidence = questions?.[asked]?.evidence ?? risk?.evidence ?? [];
  return {
    label: 'Renewal by itself',
    value: 'Yes',
    state: judgement?.verdict === 'accepted' ? 'accepted' : 'found',
    path,
    finding: judgement?.finding ?? null,
    evidence: quotesOf(evidence),
  };
}
