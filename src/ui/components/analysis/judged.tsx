import type { ReactNode } from 'react';
import { Badge, SeverityBadge } from '../../kit/badge';
import { valueWords } from './decision-words';
import { useProof } from './proof';

/** What a finding says as a reader judged it: a correction beside the engine's struck-through words, a rejected one set aside. */
export function Judged({ path, children }: { path: string | null; children: ReactNode }) {
  const finding = useProof().findings.get(path ?? '');
  if (!finding?.decision) return children;
  const { kind, value, decision } = finding;
  if (decision.verdict === 'rejected')
    return <SetAside strike={value !== null || kind === 'compliance' || kind === 'drafting'}>{children}</SetAside>;
  if (decision.verdict !== 'corrected' || !decision.value || kind === 'risk') return children;
  return (
    <>
      <ins className="font-medium no-underline">
        <span className="sr-only">Corrected: </span>
        {valueWords(finding, decision.value)}
      </ins>{' '}
      <SetAside strike={value !== null}>{children}</SetAside>
    </>
  );
}

/** What is not there can't be struck out: why it is not is only dimmed. */
function SetAside({ strike, children }: { strike: boolean; children: ReactNode }) {
  const Tag = strike ? 's' : 'span';
  return (
    <Tag className="text-muted **:text-muted">
      {strike && <span className="sr-only">Set aside: </span>}
      {children}
    </Tag>
  );
}

/** The severity of a risk, or the one that a reader gave it beside it. */
export function JudgedSeverity({ path, severity }: { path: string; severity: string }) {
  const decision = useProof().findings.get(path)?.decision;
  const rejected = decision?.verdict === 'rejected';
  const corrected = decision?.verdict === 'corrected' ? decision.value : null;
  if (!rejected && !corrected) return <SeverityBadge severity={severity} />;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {corrected && <SeverityBadge severity={corrected} />}
      <s className="text-muted">
        <span className="sr-only">Set aside: </span>
        <Badge tone="outline" className="line-through">
          {severity.toUpperCase()}
        </Badge>
      </s>
    </span>
  );
}
