import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Severity } from '../../../shared/analysis';
import { Badge, riskTone } from '../../kit/badge';
import { classNames } from '../../kit/class-names';
import { BareSwitch } from '../../kit/switch';

/** The row of a question: whether it is rated, what is asked, how grave it is at worst; opened, its editor below. */
export function QuestionFrame({
  title,
  note,
  rated,
  onRated,
  severity,
  open,
  onOpen,
  children,
}: {
  title: string;
  note?: ReactNode;
  rated: boolean;
  /** Undefined where the question can't be switched off. */
  onRated?: (rated: boolean) => void;
  severity: Severity | null;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <li>
      <div className="flex items-center gap-4 px-4 py-3.5 md:gap-5 md:px-5.5">
        {onRated && <BareSwitch checked={rated} onCheckedChange={onRated} aria-label={`Rated: ${title}`} />}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpen(!open)}
          className="group/question flex min-w-0 flex-1 items-center gap-4 pointer-coarse:min-h-11 text-left"
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
            <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
              <span className={classNames('text-md', rated ? 'font-semibold' : 'text-muted')}>
                {title || 'New question'}
              </span>
              {note && <span className="block text-muted text-sm">{note}</span>}
            </span>
            {rated ? (
              <Badge tone={riskTone(severity ?? '')}>{severity?.toUpperCase() ?? 'AS WANTED'}</Badge>
            ) : (
              <span className="text-muted text-sm">Answered, not rated</span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 -rotate-90 text-muted transition-transform duration-150 group-aria-expanded/question:rotate-0"
          />
        </button>
      </div>
      {open && (
        <div id={id} className="grid gap-4 px-4 pb-5 md:px-5.5 md:pl-20.5">
          {children}
        </div>
      )}
    </li>
  );
}
