import { type AuditRow, listAuditEvents } from '../db/audit';
import type { Db } from '../db/client';
import { BYTE_ORDER_MARK, csvLine } from '../exports/csv';
import { AUDIT_ACTIONS, AUDIT_PER_PAGE, type AuditEventView, type AuditFilter, type AuditPage } from '../shared/audit';
import { type AuditBy, recordEvent } from './record';

interface Paged {
  after?: string | undefined;
}

/** A page of the whole log, for administrators, newest first. Contracts are told by their ids: their names are their owners'. */
export async function listEvents({ db }: { db: Db }, { after, ...filter }: AuditFilter & Paged): Promise<AuditPage> {
  return pageOf(await listAuditEvents(db, { ...filter, after, limit: AUDIT_PER_PAGE + 1 }), toView);
}

/** A page of what happened with a user's own account. Neither administrators nor other users are named to users, nor where those came from. */
export async function listActivity({ db }: { db: Db }, userId: string, { after }: Paged): Promise<AuditPage> {
  const rows = await listAuditEvents(db, { accountId: userId, after, limit: AUDIT_PER_PAGE + 1 });
  return pageOf(rows, toOwnView);
}

function pageOf(rows: readonly AuditRow[], view: (row: AuditRow) => AuditEventView): AuditPage {
  const shown = rows.slice(0, AUDIT_PER_PAGE);
  return { events: shown.map(view), next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}

function toView(row: AuditRow): AuditEventView {
  const { id, action, address, details, accountId, subjectKind, subjectId } = row;
  return {
    ...{ id, at: row.at.toISOString(), action, address, details },
    actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
    account: accountId === null ? null : { kind: 'user', id: accountId, name: row.accountName },
    subject: subjectKind === null ? null : { kind: subjectKind, id: subjectId, name: null },
  };
}

function toOwnView(row: AuditRow): AuditEventView {
  const { actor, subject, address, ...event } = toView(row);
  const isOther = actor.kind === 'user' && actor.id !== row.accountId;
  return {
    ...event,
    actor: isOther || actor.kind === 'admin' ? { ...actor, id: null, name: null } : actor,
    address: isOther ? null : address,
    subject: subject && { ...subject, name: row.filename },
  };
}

/** Rows are read this many at a time. */
const AT_ONCE = 1_000;
const HEADS = [
  'Time (UTC)',
  'Action',
  'Code',
  'By',
  'By (id)',
  'Account',
  'Account (id)',
  'Of',
  'Of (id)',
  'Address',
  'Details',
];

/**
 * The events that a filter finds as CSV, newest first, read while they are sent. That they were taken along is an event itself.
 */
export async function exportEvents(
  { db }: { db: Db },
  filter: AuditFilter,
  by: AuditBy,
): Promise<ReadableStream<Uint8Array>> {
  await recordEvent(db, { action: 'audit-exported', actor: by, address: by.address });
  const encoder = new TextEncoder();
  const rows = linesOf(db, filter);
  let isBegun = false;
  return new ReadableStream({
    async pull(controller) {
      if (!isBegun) {
        isBegun = true;
        controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(HEADS)));
        return;
      }
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
}

async function* linesOf(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  let after: string | undefined;
  for (;;) {
    const rows = await listAuditEvents(db, { ...filter, after, limit: AT_ONCE });
    if (rows.length === 0) return;
    yield rows.map((row) => csvLine(cellsOf(row))).join('');
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id;
  }
}

function cellsOf(row: AuditRow): string[] {
  return [
    ...[row.at.toISOString(), AUDIT_ACTIONS[row.action], row.action, row.actorName ?? row.actorKind, row.actorId],
    ...[row.accountName, row.accountId, row.subjectKind, row.subjectId, row.address],
    Object.entries(row.details)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
  ].map((cell) => cell ?? '');
}
