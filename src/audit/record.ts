import { insertAuditEvent } from '../db/audit';
import type { Db } from '../db/client';
import type { ActorKind, AuditAction, AuditDetails } from '../shared/audit';

/** Who did something, as far as known: a stranger has no id, nor has the program itself. */
export interface AuditActor {
  kind: ActorKind;
  id: string | null;
}

/** Somebody at work and the address they come from; null where it is not known, as from the command line. */
export interface AuditBy extends AuditActor {
  address: string | null;
}

/** The program itself, or whoever uses its command line. */
export const SYSTEM: AuditBy = { kind: 'system', id: null, address: null };

export interface AuditEvent {
  action: AuditAction;
  actor: AuditActor;
  /** What it was done to: a user's account ('user'), an administrator's, a contract, a session, a setting. */
  subject?: { kind: string; id: string };
  /** The user whose account it concerns, where that is neither the subject nor who did it. */
  account?: string;
  /** Where it came from. */
  address?: string | null;
  /** Kept as long as the log: nothing here may name a person, quote a contract or hold a secret. */
  details?: AuditDetails;
  /** What names a person (name, e-mail address): kept as long as the account that the event concerns. */
  names?: AuditDetails;
  /** Where it is told once only: what makes it the same as one before. */
  once?: string;
}

/** Longer words than this are no name, reason or count, but somebody's text. */
const LONGEST_VALUE = 400;

/**
 * Adds an event to the audit log. Call it in the transaction of what it tells of, so that neither is there without the other.
 * The account that it concerns is `account`, else that of the subject, where it is a user, else the actor's.
 */
export async function recordEvent(tx: Db, event: AuditEvent): Promise<void> {
  const { action, actor, subject, account, address = null, details = {}, names, once = null } = event;
  const own = subject?.kind === 'user' ? subject.id : actor.kind === 'user' ? actor.id : null;
  const accountId = account ?? own;
  await insertAuditEvent(
    tx,
    {
      ...{ action, actorKind: actor.kind, actorId: actor.id, accountId },
      ...{ subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null },
      ...{ address, details: short(details), once },
    },
    names ? short(names) : null,
  );
}

function short(details: AuditDetails): AuditDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value,
    ]),
  );
}

/** Events that were told once by this process lately, so that the database is not asked each time. */
const told = new Set<string>();
const MOST_TOLD = 20_000;

/** Adds an event that is told once (`once` has the day or hour in it), however often it is called. */
export async function recordOnce(db: Db, event: AuditEvent & { once: string }): Promise<void> {
  if (told.has(event.once)) return;
  await recordEvent(db, event);
  if (told.size >= MOST_TOLD) told.clear();
  told.add(event.once);
}
