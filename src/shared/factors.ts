import * as v from 'valibot';
import { ownPasswordSchema, plainName } from './accounts';

export const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** Digits of an authenticator app's code, and the seconds that each stands for (RFC 6238's defaults, the only ones that every app knows). */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;

/** Of whom the operator demands a second factor (REQUIRE_SECOND_FACTOR). */
export const FACTOR_DUTIES = ['none', 'users', 'admins', 'all'] as const;
export type FactorDuty = (typeof FACTOR_DUTIES)[number];

/** Whether the operator demands a second factor of this sort of account. */
export function isFactorRequired(duty: FactorDuty, kind: 'user' | 'admin'): boolean {
  return duty === 'all' || duty === `${kind}s`;
}

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10;
/** Nobody has more, and no list of them is longer than a page. */
export const MAX_FACTORS = 10;

/** Characters of a recovery code, in groups of four: 120 bits of Crockford's base32, which has no I, L, O and U. */
export const RECOVERY_CODE_LENGTH = 24;

/** Spaces and dashes are how people and apps group codes; none counts. */
const grouped = v.pipe(
  v.string('Required'),
  v.maxLength(64, 'Please enter the code as it is shown'),
  v.transform((text) => text.replace(/[\s-]/g, '')),
);

export const appCode = v.pipe(grouped, v.regex(/^\d{6}$/, 'Please enter the 6 digits that your app shows'));

/** What people read as a letter that the alphabet does not have is the digit that looks like it. */
export const recoveryCode = v.pipe(
  grouped,
  v.toUpperCase(),
  v.transform((text) => text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{24}$/, 'A recovery code has 24 letters and digits'),
);

const name = v.pipe(
  v.string('Required'),
  v.trim(),
  v.minLength(1, 'Please enter a name'),
  v.maxLength(60, 'Names have at most 60 characters'),
  plainName,
);

/** POST .../factors/app: what it is to be called, as the phone that the app is on. */
export const appSetupSchema = v.object({ name });
export const factorNameSchema = v.object({ name });
/** POST .../factors/app/{id}: the first code, which proves that the app has the secret. */
export const appConfirmSchema = v.object({ code: appCode });

/** What is shown of a factor: never its secret. Times are ISO 8601. */
export const factorSchema = v.object({
  id: v.string(),
  kind: v.picklist(FACTOR_KINDS),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export type Factor = v.InferOutput<typeof factorSchema>;

/** GET .../factors. `required`: the operator wants that everybody of this sort of account has one, so the last can't be removed. */
export const factorListSchema = v.object({
  factors: v.array(factorSchema),
  recoveryCodesLeft: v.number(),
  required: v.boolean(),
});
export type FactorList = v.InferOutput<typeof factorListSchema>;

/** A new authenticator app: the secret in base32, and as the address that its QR code holds. Shown this once. */
export const appSetupAnswerSchema = v.object({ id: v.string(), secret: v.string(), uri: v.string() });
export type AppSetup = v.InferOutput<typeof appSetupAnswerSchema>;

/** A factor was added. `recoveryCodes` are told with the first one, this once; null where the account has some. */
export const factorAddedSchema = v.object({ factor: factorSchema, recoveryCodes: v.nullable(v.array(v.string())) });
export type FactorAdded = v.InferOutput<typeof factorAddedSchema>;
export const recoveryCodesAnswerSchema = v.object({ recoveryCodes: v.array(v.string()) });

/** How the second step of a sign-in can be passed. */
const STEP_METHODS = ['totp', 'passkey', 'recovery'] as const;
export type StepMethod = (typeof STEP_METHODS)[number];

/** The password was right, and a factor is asked for until that moment (ISO 8601). */
export const secondStepSchema = v.object({
  secondStep: v.object({ methods: v.array(v.picklist(STEP_METHODS)), expiresAt: v.string() }),
});
export type SecondStep = v.InferOutput<typeof secondStepSchema>['secondStep'];

const encoded = v.pipe(v.string(), v.maxLength(20_000));

/** What a browser answers for a passkey, as WebAuthn's JSON has it; the library looks at all of it. */
const passkeyAnswer = (response: v.ObjectEntries) =>
  v.looseObject({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)),
    rawId: encoded,
    type: v.literal('public-key'),
    response: v.looseObject({ clientDataJSON: encoded, ...response }),
    clientExtensionResults: v.looseObject({}),
  });
const passkeyProof = passkeyAnswer({ authenticatorData: encoded, signature: encoded });
/** POST .../factors/passkey: a passkey that the browser has made, and what it is to be called. */
export const passkeyAddSchema = v.object({ name, response: passkeyAnswer({ attestationObject: encoded }) });
/** POST /api/auth/passkey */
export const passkeySignInSchema = v.object({ response: passkeyProof });
/** What a browser is to be asked, as WebAuthn's JSON has it. */
export const passkeyOptionsSchema = v.looseObject({ challenge: v.string() });

const appProof = v.object({ method: v.literal('totp'), code: appCode });
const passkeyStep = v.object({ method: v.literal('passkey'), response: passkeyProof });
/** What passes the second step. */
export const stepProofSchema = v.variant('method', [
  appProof,
  v.object({ method: v.literal('recovery'), code: recoveryCode }),
  passkeyStep,
]);
export type StepProof = v.InferOutput<typeof stepProofSchema>;

/** How somebody who is signed in can prove once more that it is them. */
export const CONFIRMING_METHODS = ['password', 'passkey', 'totp', 'provider'] as const;
export type ConfirmingMethod = (typeof CONFIRMING_METHODS)[number];
/** `provider` is what the one is called that is set up; null where none is. */
export const confirmingMethodsSchema = v.object({
  methods: v.array(v.picklist(CONFIRMING_METHODS)),
  provider: v.nullable(v.string()),
});
export type ConfirmingMethods = v.InferOutput<typeof confirmingMethodsSchema>;

/** POST /api/auth/reauthenticate; the password needs no `method`. */
export const reAuthenticationSchema = v.variant('method', [
  v.object({ method: v.optional(v.literal('password'), 'password'), ...ownPasswordSchema.entries }),
  appProof,
  passkeyStep,
]);
export type ReAuthentication = v.InferOutput<typeof reAuthenticationSchema>;
