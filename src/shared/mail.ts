import * as v from 'valibot';
import type { Notifications } from './accounts';

/** The preferences that an e-mail can rest on. */
export const MAILED_PREFERENCES = [
  'emailSecurity',
  'emailDocuments',
  'emailMarketing',
] as const satisfies (keyof Notifications)[];
export type MailedPreference = (typeof MAILED_PREFERENCES)[number];

/** What the switches of the account page are called. */
export const PREFERENCE_LABELS: Readonly<Record<MailedPreference, string>> = {
  emailSecurity: 'Security alerts',
  emailDocuments: 'Document updates',
  emailMarketing: 'Product news',
};

/** What a link in an e-mail can do, each once. */
export const LINK_PURPOSES = ['password-reset', 'email-verification', 'email-change'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const MAIL_KINDS = [
  'password-changed',
  'email-changed',
  'new-sign-in',
  'factors-changed',
  'provider-changed',
  'sessions-ended',
  'password-reset',
  'email-verification',
  'email-change',
  'email-change-asked',
  'account-exists',
  'analyses',
  'days',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What an e-mail tells besides the contracts that are listed beside it; strings, so that it reads back as it was written. */
export type MailData = Readonly<Record<string, string>>;

/** What an unsubscribe link ends (GET /api/unsubscribe/{token}), and whether that is still on. */
export const unsubscriptionSchema = v.object({ preference: v.picklist(MAILED_PREFERENCES), on: v.boolean() });
export type Unsubscription = v.InferOutput<typeof unsubscriptionSchema>;

/** Whether e-mails are sent at all, and what is known of the own address (GET /api/user/mail). */
export const mailStatusSchema = v.object({
  configured: v.boolean(),
  /** Whether somebody who reads mail there said so. */
  verified: v.boolean(),
  /** Whether e-mails about documents go there: where it is verified, and to accounts that are older than that. */
  mailed: v.boolean(),
  /** The address that the account is to have, once that is verified. */
  pending: v.nullable(v.string()),
});
export type MailStatus = v.InferOutput<typeof mailStatusSchema>;
