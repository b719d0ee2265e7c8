import type { RiskAssessment } from '../../../shared/analysis';
import { withinSentence } from '../../../shared/overall-risk';
import { RatingBadge } from '../../kit/badge';
import { reasonOf } from './settle-first';
import { SideSwitch } from './side-switch';
import type { ActingSide } from './use-acting-side';

/** The rating, for whom it is, and why in one sentence. */
export function VerdictCard({ acting }: { acting: ActingSide }) {
  const { analysis, label } = acting;
  return (
    <section
      aria-label="Rating"
      className="mt-5 grid grid-cols-1 items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4 @xl:grid-cols-[auto_1fr] print:break-inside-avoid"
    >
      <p className="flex items-center gap-2.5" role="status">
        <RiskRating risks={analysis.riskAssessment} />
        {analysis.playbook && (
          <span className="text-muted text-sm">{label ? `for the ${withinSentence(label)}` : 'for both sides'}</span>
        )}
      </p>
      <p className="font-serif text-lg leading-snug [overflow-wrap:anywhere] @xl:col-span-2">{reasonOf(analysis)}</p>
      <SideSwitch {...acting} />
    </section>
  );
}

/** The rating of an analysis. */
export function RiskRating({ risks: { overallRisk, notAssessed } }: { risks: RiskAssessment }) {
  return <RatingBadge rating={notAssessed ? null : overallRisk} />;
}
