import type { ReactNode } from 'react';
import { AUDIT_ACTIONS, type AuditEventView } from '../../../shared/audit';
import { formatDateTime } from '../../../shared/format';
import { detailWords } from './words';

/** What asks for a second look stands out: failures, and what others did to an account. */
const LOUD = /failed|refused/;

/** One event: what happened, the lines that say more (`children` first), and when. */
export function EventRow({ event, children }: { event: AuditEventView; children?: ReactNode }) {
  const { action, at, details, address } = event;
  const lines = [...detailWords(details), ...(address ? [`From ${address}`] : [])];
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-line border-t py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <p className={`font-medium text-sm ${LOUD.test(action) ? 'text-high' : ''}`}>{AUDIT_ACTIONS[action]}</p>
      <p className="text-muted text-sm tabular-nums md:row-span-2 md:text-right">
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <div className="min-w-0 text-muted text-sm [overflow-wrap:anywhere]">
        {children}
        {lines.length > 0 && <p className="tabular-nums">{lines.join(' • ')}</p>}
      </div>
    </li>
  );
}
