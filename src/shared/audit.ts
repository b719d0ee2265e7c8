import * as v from 'valibot';

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
  'table-exported': 'Table of contracts exported',
  'admin-account-changed': 'Account changed by an administrator',
  'admin-made': 'Administrator made',
  'admin-removed': 'Administrator removed',
  'operator-code-changed': 'Code of the site changed',
  'audit-exported': 'Audit log exported',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const ACTOR_KINDS = ['user', 'admin', 'system', 'stranger'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** What may be said of an event beside who, what and when: short values, never text of a contract or a secret. */
export const auditDetailsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));
export type AuditDetails = v.InferOutput<typeof auditDetailsSchema>;
