import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { isAnswer } from '../../../shared/acting-for';
import type { Analysis, Evidence, PlaybookVerdict } from '../../../shared/analysis';
import { isUsual } from '../../../shared/materiality';
import { DecisionLine } from './decision-line';
import { PageChips } from './page-chips';
import { useProof } from './proof';

/** Questions with an answer that the side wants, and what rules found in its favour: nothing to raise, but there to be read. */
export function Answered({ analysis, label }: { analysis: Analysis; label: string }) {
  const { playbook, questions = [], riskAssessment } = analysis;
  const wanted = playbook?.verdicts.filter(isWanted) ?? [];
  const rights = riskAssessment.ownRights ?? [];
  if (wanted.length + rights.length === 0) return null;
  return (
    <Folded label={label}>
      <ul className="mt-1">
        {wanted.map(({ question, title, heading, evidence }) => (
          <Line
            key={question}
            path={`questions.${questions.findIndex(({ id }) => id === question)}`}
            subject={title}
            says={`${heading}.`}
            evidence={evidence}
          />
        ))}
        {rights.map(({ path = '', type, description, evidence }) => (
          <Line
            key={path}
            path={path}
            subject={`${type} (in this side’s favour)`}
            says={description}
            evidence={evidence}
          />
        ))}
      </ul>
    </Folded>
  );
}

/** Whether an answer is as the side wants it, rather than only usual. */
export function isWanted({ severity, usual }: PlaybookVerdict): boolean {
  return severity === null && !usual;
}

/** What may be in the paper and most likely is not, and what most likely is usual or fair: apart from what is told, and there to be read by whoever wants to be sure. */
export function Unlikely({ analysis }: { analysis: Analysis }) {
  const { playbook, questions = [], riskAssessment } = analysis;
  const risks = riskAssessment.unlikely ?? [];
  const usual = playbook?.verdicts.filter((verdict) => verdict.usual) ?? [];
  const count = risks.length + usual.length;
  if (count === 0) return null;
  const points = count === 1 ? 'point that is most likely none' : 'points that are most likely none';
  return (
    <Folded label={`${count} ${points}`}>
      <ul className="mt-1">
        {risks.map((risk) => (
          <Line
            key={risk.path}
            path={risk.path ?? ''}
            subject={risk.type}
            says={!isAnswer(risk.path) && isUsual(risk) ? LOOKS_USUAL : MOST_LIKELY_NOT}
            evidence={risk.evidence}
          />
        ))}
        {usual.map(({ question, title, evidence }) => (
          <Line
            key={question}
            path={`questions.${questions.findIndex(({ id }) => id === question)}`}
            subject={title}
            says={LOOKS_USUAL}
            evidence={evidence}
          />
        ))}
      </ul>
    </Folded>
  );
}

const MOST_LIKELY_NOT = 'Most likely not so: read the passage to be sure.';
const LOOKS_USUAL = 'Looks usual or fair as it is worded: read the passage to be sure.';

/** What opens at a press, and on paper stands open. */
export function Folded({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="group/folded min-w-0 text-sm">
      <summary className="inline-flex min-h-6 list-none items-center gap-1.5 text-muted pointer-coarse:min-h-11 hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-3.5 transition-transform group-open/folded:rotate-90 print:hidden" />
        {label}
      </summary>
      {children}
    </details>
  );
}

function Line({
  path,
  subject,
  says,
  evidence,
}: {
  path: string;
  subject: string;
  says: string;
  evidence: readonly Evidence[];
}) {
  const decision = useProof().findings.get(path)?.decision;
  return (
    <li
      data-path={path}
      className="finding grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-2 [overflow-wrap:anywhere]"
    >
      <div>
        <p>{subject}</p>
        <p className="text-muted">{says}</p>
        {decision && <DecisionLine decision={decision} held />}
      </div>
      <div className="flex max-w-24 flex-wrap content-start justify-end gap-1">
        <PageChips evidence={evidence} subject={path} about={subject} />
      </div>
    </li>
  );
}
