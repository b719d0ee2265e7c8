import * as v from 'valibot';
import { searchWords } from './admin';

/** What the audit log tells of, each with its words for people. The names are kept in rows that are never changed: none may take another meaning. */
export const AUDIT_ACTIONS = {
  'sign-up': 'Account made',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-in-refused': 'Sign-ins refused after too many attempts',
  'sign-out': 'Signed out',
  'session-ended': 'Session ended',
  reauthenticated: 'Signed in again for a change',
  'reauthentication-failed': 'Signing in again failed',
  'password-changed': 'Password changed',
  'password-change-failed': 'Password change refused',
  'password-reset-asked': 'Password reset asked for',
  'password-reset': 'Password reset',
  'factor-added': 'Second factor added',
  'factor-removed': 'Second factor removed',
  'factor-failed': 'Second factor refused',
  'recovery-codes-made': 'Recovery codes made',
  'recovery-code-used': 'Recovery code used',
  'profile-changed': 'Name changed',
  'email-changed': 'Email address changed',
  'email-verified': 'Email address verified',
  'identity-linked': 'Sign-in by another provider added',
  'identity-unlinked': 'Sign-in by another provider removed',
  'calendar-address-made': 'Calendar address made',
  'calendar-address-revoked': 'Calendar address revoked',
  'account-deleted': 'Account deleted',
  'contract-uploaded': 'Contract uploaded',
  'contract-read': 'Contract read',
  'contract-exported': 'Contract exported',
  'contract-deleted': 'Contract deleted',
  'contract-refused': 'Contract refused to another account',
  'table-exported': 'Table of contracts exported',
  'admin-account-changed': 'Account changed by an administrator',
  'admin-made': 'Administrator made',
  'admin-removed': 'Administrator removed',
  'operator-code-changed': 'Code of the site changed',
  'admin-call-refused': 'Call for administrators refused',
  'audit-exported': 'Audit log exported',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const ACTOR_KINDS = ['user', 'admin', 'system', 'stranger'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** What may be said of an event beside who, what and when: short values, never text of a contract or a secret. */
const auditDetailsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));
export type AuditDetails = v.InferOutput<typeof auditDetailsSchema>;

/** Who is named with an event: by the name that is known now, if one is. */
const partySchema = v.object({ kind: v.string(), id: v.nullable(v.string()), name: v.nullable(v.string()) });

/** An event as pages show it. `account` is the user's account that it concerns; `details` include what names a person, while the account is there. */
export const auditEventSchema = v.object({
  id: v.string(),
  at: v.string(),
  action: v.picklist(Object.keys(AUDIT_ACTIONS) as AuditAction[]),
  actor: partySchema,
  account: v.nullable(partySchema),
  subject: v.nullable(partySchema),
  address: v.nullable(v.string()),
  details: auditDetailsSchema,
});
export type AuditEventView = v.InferOutput<typeof auditEventSchema>;

/** A page of events, newest first; `next` names the page after it, null after the last. */
export const auditPageSchema = v.object({ events: v.array(auditEventSchema), next: v.nullable(v.string()) });
export type AuditPage = v.InferOutput<typeof auditPageSchema>;

/** Events on one page. */
export const AUDIT_PER_PAGE = 50;

const after = v.optional(v.pipe(v.string(), v.uuid('The page is named by the answer before')));
const day = v.optional(v.pipe(v.string(), v.isoDate('A day is written as 2026-03-31')));

export const activityQuerySchema = v.object({ after });

/** Which events are listed: words of names, e-mail addresses, ids or network addresses; one action; days (UTC, both included). */
export const auditFilterSchema = v.object({
  search: v.optional(searchWords),
  action: v.optional(v.picklist(Object.keys(AUDIT_ACTIONS) as AuditAction[], 'There is no such action')),
  from: day,
  to: day,
});
export type AuditFilter = v.InferOutput<typeof auditFilterSchema>;
export const auditQuerySchema = v.object({ ...auditFilterSchema.entries, after });
