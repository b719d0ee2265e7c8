import type { AuditDetails, AuditEventView } from '../../../shared/audit';
import { capitalised } from '../../../shared/phrases';

/** What changed, by the name of its value in an event: the one before is `…Before`. */
const CHANGES: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  plan: 'Plan',
  length: 'Length',
  hash: 'Hash',
};

/** Second factors, as sentences name them. */
const FACTORS: Readonly<Record<string, string>> = {
  totp: 'authenticator app',
  recovery: 'recovery code',
};

/** How other details are told; those that are not named stand as they are. */
const DETAILS: Readonly<Record<string, (value: string) => string | null>> = {
  password: () => 'Password changed',
  sessionsEnded: (count) => `${count} ${count === '1' ? 'session' : 'sessions'} ended`,
  contracts: (count) => `${count} ${count === '1' ? 'contract' : 'contracts'} deleted`,
  browser: (browser) => browser,
  reason: capitalised,
  why: capitalised,
  format: (format) => `As ${format}`,
  by: (by) => `By ${by}`,
  provider: (provider) => provider,
  method: (method) => `By ${FACTORS[method] ?? method}`,
  kind: (kind) => capitalised(FACTORS[kind] ?? kind),
  all: () => 'All of them',
  to: (kind) => (kind === 'admin' ? 'At the administrators’ sign-in' : null),
};

/** The details of an event, a line each. */
export function detailWords(details: AuditDetails): string[] {
  const shown = (value: AuditDetails[string] | undefined) =>
    value === null || value === undefined ? 'none' : `${value}`;
  return Object.entries(details).flatMap(([name, value]) => {
    if (name.endsWith('Before')) return [];
    if (CHANGES[name] && `${name}Before` in details)
      return [`${CHANGES[name]}: ${shown(details[`${name}Before`])} → ${shown(value)}`];
    if (value === null) return [];
    const said = DETAILS[name] ? DETAILS[name](`${value}`) : `${CHANGES[name] ?? name}: ${value}`;
    return said === null ? [] : [said];
  });
}

const PARTIES: Readonly<Record<string, string>> = {
  user: 'A deleted account',
  admin: 'An administrator',
  system: 'The operator’s command line',
  stranger: 'Somebody not signed in',
};

/** Who did it, as administrators are told. */
export function actorWords({ actor }: AuditEventView): string {
  return actor.name ?? PARTIES[actor.kind] ?? actor.kind;
}

/** Who did it, as the account's user is told; null where that was the user. */
export function actorWordsForUser({ actor, action }: AuditEventView): string | null {
  if (actor.kind === 'user') return actor.id === null ? 'Somebody with an account of their own' : null;
  return action.startsWith('admin-') ? null : (PARTIES[actor.kind] ?? null);
}

/** The contract that it was done to, as its owner is told; null where it is about none. */
export function contractWordsForUser({ subject }: AuditEventView): string | null {
  return subject?.kind === 'contract' ? (subject.name ?? 'A contract that is deleted now') : null;
}

/** Whose account it concerns, where that is not who did it; null else. */
export function accountWords({ actor, account }: AuditEventView): string | null {
  if (!account || account.id === actor.id) return null;
  return account.name ?? `deleted account ${account.id}`;
}

/** What it was done to, where that is no account: 'contract 0f3a…', by its whole id. */
export function subjectWords({ subject }: AuditEventView): string | null {
  if (!subject || subject.kind === 'user' || subject.kind === 'admin' || !subject.id) return null;
  return `${subject.kind} ${subject.id}`;
}
