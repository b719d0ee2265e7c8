/**
 * <Alert tone="high">Invalid email or password</Alert>      tone: high (red, role alert) | low (green) | medium | none
 * A message in the page, announced when it appears: failures at once, everything else politely. `live={false}` for one that has
 * always been there.
 */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

const TONES = {
  high: { look: 'bg-high-soft text-high', Icon: CircleAlert },
  medium: { look: 'bg-medium-soft text-medium', Icon: TriangleAlert },
  low: { look: 'bg-low-soft text-low', Icon: CircleCheck },
  none: { look: 'bg-none-soft text-none', Icon: Info },
} as const;

export function Alert({
  tone = 'none',
  title,
  live = true,
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  live?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const { look, Icon } = TONES[tone];
  return (
    <div
      role={live ? (tone === 'high' ? 'alert' : 'status') : undefined}
      className={classNames('flex gap-2.5 rounded-md px-3.5 py-2.5 text-sm', look, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
