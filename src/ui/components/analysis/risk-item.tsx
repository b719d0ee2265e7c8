import { isAnswer, pathOfRisk } from '../../../shared/acting-for';
import type { Analysis, RiskFactor } from '../../../shared/analysis';
import { isToCheck } from '../../../shared/overall-risk';
import { type Advice, Finding, Marked } from './finding';
import { JudgedSeverity } from './judged';
import { PageChips } from './page-chips';
import { verdictOf } from './settle-first';

/** A risk with its words, what to ask for and its review. */
export function RiskItem({ id, analysis, risk }: { id: string; analysis: Analysis; risk: RiskFactor }) {
  const path = pathOfRisk(analysis.riskAssessment, risk);
  return (
    <Finding
      id={id}
      path={path}
      mark={
        <Marked standing={risk.standing}>
          <JudgedSeverity path={path} severity={risk.severity} />
        </Marked>
      }
      title={risk.type}
      text={<p>{risk.description}</p>}
      evidence={risk.evidence}
      coverage={analysis.coverage}
      advice={adviceOf(risk)}
      laws={verdictOf(analysis, risk)?.law ?? []}
    />
  );
}

function adviceOf(risk: RiskFactor): Advice | undefined {
  const { recommendation: text, path } = risk;
  if (!text) return undefined;
  if (!isAnswer(path)) return { label: 'Mitigation', text };
  return { label: isToCheck(risk) ? 'If so, ask for' : 'Ask for', text, copies: true };
}

/** A risk that stands in full further up: its name leads there, and it is reviewed there. */
export function SlimRisk({ id, to, analysis, risk }: { id: string; to: string; analysis: Analysis; risk: RiskFactor }) {
  const path = pathOfRisk(analysis.riskAssessment, risk);
  return (
    <li
      id={id}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-3 first:border-t-0 print:break-inside-avoid"
    >
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h3 className="inline font-sans font-semibold text-md leading-snug tracking-normal">
          <a href={`#${to}`} className="hover:underline">
            {risk.type}
          </a>
        </h3>{' '}
        <span className="inline-flex">
          <JudgedSeverity path={path} severity={risk.severity} />
        </span>
        <p className="mt-0.5 text-muted text-sm">{risk.description}</p>
      </div>
      <div className="flex max-w-24 flex-wrap content-start justify-end gap-1">
        <PageChips evidence={risk.evidence} subject={`${path} again`} about={`${risk.type}, again`} />
      </div>
    </li>
  );
}
