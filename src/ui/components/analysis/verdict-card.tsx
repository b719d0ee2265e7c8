import type { RiskAssessment } from '../../../shared/analysis';
import { withinSentence } from '../../../shared/overall-risk';
import { Badge, riskTone } from '../../kit/badge';
import { reasonOf } from './settle-first';
import { SideSwitch } from './side-switch';
import type { ActingSide } from './use-acting-side';

/** The rating, for whom it is, and why in one sentence. */
export function VerdictCard({ acting }: { acting: ActingSide }) {
  const { analysis, label, choices } = acting;
  return (
    <section
      aria-label="Rating"
      className="mt-5 rounded-lg border border-line bg-surface px-5 py-4 print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <p className="flex items-center gap-2.5" role="status">
          <RatingBadge risks={analysis.riskAssessment} />
          {analysis.playbook && (
            <span className="text-muted text-sm">{label ? `for the ${withinSentence(label)}` : 'for both sides'}</span>
          )}
        </p>
        {choices.length > 0 && <SideSwitch {...acting} />}
      </div>
      <p className="mt-3 font-serif text-lg leading-snug [overflow-wrap:anywhere]">{reasonOf(analysis)}</p>
    </section>
  );
}

/** 'HIGH RISK' in its colour, 'NOT ASSESSED' in grey. */
export function RatingBadge({ risks: { overallRisk, notAssessed } }: { risks: RiskAssessment }) {
  if (notAssessed) return <Badge>NOT ASSESSED</Badge>;
  return <Badge tone={riskTone(overallRisk)}>{overallRisk.toUpperCase()} RISK</Badge>;
}
