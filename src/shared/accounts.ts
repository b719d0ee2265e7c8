import * as v from 'valibot';
import { NAME_MIN_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, SIGN_IN_PASSWORD_MIN_LENGTH } from './limits';

const INVALID_EMAIL = 'Please enter a valid email address';
const PASSWORDS_DIFFER = "Passwords don't match";

/** At most 320 characters: 64 for the mailbox, 255 for the domain (RFC 5321), and the at sign. */
const email = v.pipe(v.string('Required'), v.trim(), v.email(INVALID_EMAIL), v.maxLength(320, INVALID_EMAIL));
/**
 * No line breaks, no other controls and no marks that turn the direction of what stands beside a name: with them a name can pass for another, or
 * for several lines of a letter. Letters of every script are welcome, and the joiners that some need.
 */
export const plainName = v.regex<string, string>(
  /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u,
  'Name must not contain line breaks or invisible characters',
);
/** Whether a text is an e-mail address as accounts have them. */
export const isEmail = (text: string): boolean => v.is(email, text);

/** A name that somebody else wrote, if accounts may have it; else null. */
export function plainNameOf(text: string | null): string | null {
  const parsed = v.safeParse(name, text);
  return parsed.success ? parsed.output : null;
}

const name = v.pipe(
  v.string('Required'),
  v.trim(),
  plainName,
  v.minLength(NAME_MIN_LENGTH, 'Name must be at least 2 characters'),
  v.maxLength(300, 'Name must be at most 300 characters'),
);
/** What else a new password must not be is known to the server alone (`credentials/password-rules.ts`). */
export const newPassword = v.pipe(
  v.string('Required'),
  v.minLength(PASSWORD_MIN_LENGTH, 'Password must be at least 8 characters'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'Password must be at most 256 characters'),
);
const confirmPassword = v.pipe(v.string('Required'), v.minLength(PASSWORD_MIN_LENGTH, 'Please confirm your password'));

export const signInSchema = v.object({
  email,
  password: v.pipe(
    v.string('Required'),
    v.minLength(SIGN_IN_PASSWORD_MIN_LENGTH, 'Password must be at least 6 characters'),
    v.maxLength(1024, 'Password must be at most 1024 characters'),
  ),
});
export type SignIn = v.InferOutput<typeof signInSchema>;

export const signUpSchema = v.object({ name, email, password: newPassword });
export type SignUp = v.InferOutput<typeof signUpSchema>;

/** The form asks for the password twice; the call sends it once. */
export const signUpFormSchema = v.pipe(
  v.object({ name, email, password: newPassword, confirmPassword }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], (i) => i.password === i.confirmPassword, PASSWORDS_DIFFER),
    ['confirmPassword'],
  ),
);

export const profileSchema = v.object({ name, email });
export type Profile = v.InferOutput<typeof profileSchema>;

export const passwordChangeSchema = v.object({
  currentPassword: v.pipe(
    v.string('Required'),
    v.minLength(1, 'Current password is required'),
    v.maxLength(1024, 'Password must be at most 1024 characters'),
  ),
  newPassword,
});
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;

/** Sets the password of an account that has none. */
export const firstPasswordSchema = v.object({ newPassword });
/** The form asks for it twice; the call sends it once. */
export const firstPasswordFormSchema = v.pipe(
  v.object({
    newPassword,
    confirmPassword: v.pipe(v.string('Required'), v.minLength(PASSWORD_MIN_LENGTH, PASSWORDS_DIFFER)),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (i) => i.newPassword === i.confirmPassword,
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
);

export const passwordChangeFormSchema = v.intersect([passwordChangeSchema, firstPasswordFormSchema]);

/** The own password, as it is asked for once more. */
export const ownPasswordSchema = v.object({ password: passwordChangeSchema.entries.currentPassword });

/** Asks for the link by which a password can be set anew. */
export const passwordForgottenSchema = v.object({ email });
export const LINK_INCOMPLETE = 'This link is not complete. Please open it from the email again.';
/** A token from an e-mail: 256 bits in base64url. */
const linkToken = v.pipe(v.string('Required'), v.regex(/^[\w-]{43}$/, LINK_INCOMPLETE));
export const passwordResetSchema = v.object({ token: linkToken, password: newPassword });
export type PasswordReset = v.InferOutput<typeof passwordResetSchema>;

/** The form asks for the new password twice; the token is in the page's address. */
export const passwordResetFormSchema = v.pipe(
  v.object({ password: newPassword, confirmPassword }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], (i) => i.password === i.confirmPassword, PASSWORDS_DIFFER),
    ['confirmPassword'],
  ),
);

export const emailChangeSchema = v.object({ email });
export const emailVerificationSchema = v.object({ token: linkToken });
export const emailChangeAnswerSchema = v.object({ pending: v.nullable(v.string()) });

export const notificationsSchema = v.object({
  emailMarketing: v.boolean(),
  emailSecurity: v.boolean(),
  emailDocuments: v.boolean(),
  documentProcessing: v.boolean(),
  analysisReports: v.boolean(),
});
export type Notifications = v.InferOutput<typeof notificationsSchema>;

/** The user as its own session sees it (GET /api/auth/session, POST /api/auth/signin). */
const sessionUserSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  notifications: notificationsSchema,
  /** The operator demands a second factor, and the user has none: until then there is nothing but its set-up. */
  mustAddFactor: v.optional(v.literal(true)),
  /** The user signs in by a provider or a passkey alone, and has set no password. */
  hasNoPassword: v.optional(v.literal(true)),
});
export type SessionUser = v.InferOutput<typeof sessionUserSchema>;
/** Where a user is signed in (GET /api/user/sessions). The id opens nothing. */
const ownSessionSchema = v.object({
  id: v.string(),
  /** 'Firefox on Windows'; null where the browser is not known. */
  device: v.nullable(v.string()),
  /** Where it was used from last, as the network says. */
  address: v.nullable(v.string()),
  signedInAt: v.string(),
  /** Written down every few minutes. */
  lastSeenAt: v.string(),
  /** Whether it is the one that asks. */
  current: v.boolean(),
});
export type OwnSession = v.InferOutput<typeof ownSessionSchema>;
export const ownSessionsSchema = v.object({ sessions: v.array(ownSessionSchema) });
export type OwnSessions = v.InferOutput<typeof ownSessionsSchema>;
export const endedSessionsSchema = v.object({ ended: v.number() });

/** Where e-mails are sent, signing up answers everybody alike, without a user. */
export const signUpAnswerSchema = v.object({ user: v.nullable(sessionUserSchema) });
export const sessionAnswerSchema = v.object({ user: sessionUserSchema });
