/**
 * <RatingBadge rating={analysis.riskAssessment.overallRisk} />, <SeverityBadge severity={risk.severity} />, <Badge tone="accent">NEW</Badge>
 * A small pill that says a state. tone: none (grey, default) | low (green) | medium (yellow) | high (red) | accent |
 * outline. `riskTone` is the specification's table of risk colours: low, medium, high, anything else neutral.
 */
import type { ReactNode } from 'react';
import { classNames } from './class-names';

const TONES = {
  none: 'bg-none-soft text-none',
  low: 'bg-low-soft text-low',
  medium: 'bg-medium-soft text-medium',
  high: 'bg-high-soft text-high',
  accent: 'bg-accent-soft text-accent',
  solid: 'bg-accent text-accent-ink',
  outline: 'text-muted ring-1 ring-line ring-inset',
} as const;
export type Tone = keyof typeof TONES;

export function riskTone(level: string): 'low' | 'medium' | 'high' | 'none' {
  return level === 'low' || level === 'medium' || level === 'high' ? level : 'none';
}

/** How a contract is rated: 'HIGH RISK' in its colour, 'NOT ASSESSED' in grey for null. */
export function RatingBadge({ rating }: { rating: string | null }) {
  if (rating === null) return <Badge>NOT ASSESSED</Badge>;
  return <Badge tone={riskTone(rating)}>{rating.toUpperCase()} RISK</Badge>;
}

/** How grave a finding is: 'HIGH'. */
export function SeverityBadge({ severity }: { severity: string }) {
  return <Badge tone={riskTone(severity)}>{severity.toUpperCase()}</Badge>;
}

export function Badge({
  tone = 'none',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-5.5 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2.25 font-semibold text-xs tracking-[0.03em]',
        '[&_svg]:size-3',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
