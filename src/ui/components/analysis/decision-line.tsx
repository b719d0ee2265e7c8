import { CircleCheck, CircleX, PencilLine } from 'lucide-react';
import type { Decision } from '../../../shared/findings';
import { decisionWords } from './decision-words';
import { useProof } from './proof';

const LOOKS = {
  accepted: { look: 'text-low', Icon: CircleCheck },
  corrected: { look: 'text-accent', Icon: PencilLine },
  rejected: { look: 'text-high', Icon: CircleX },
} as const;

/** 'Accepted by Ada Law, Nov 21, 2026', with the reason. `held` where the finding is the same in the run on the screen. */
export function DecisionLine({ decision, held = false }: { decision: Decision; held?: boolean }) {
  const { run } = useProof();
  if (!decision.verdict) return null;
  const { look, Icon } = LOOKS[decision.verdict];
  return (
    <p className="mt-1 flex min-w-0 items-start gap-1.5 text-xs [overflow-wrap:anywhere]">
      <Icon aria-hidden className={`mt-px size-3.5 shrink-0 ${look}`} />
      <span className="min-w-0">
        <span className={`font-medium ${look}`}>{decisionWords(decision)}</span>
        {held && run && decision.run !== run && <span className="text-muted"> (on another analysis)</span>}
        {decision.reason && <span className="text-muted">: {decision.reason}</span>}
      </span>
    </p>
  );
}
