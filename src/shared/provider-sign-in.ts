import * as v from 'valibot';
import { signInSchema } from './accounts';

/** POST /api/auth/join */
export const joinSchema = v.pick(signInSchema, ['password']);

/** Why a visit to the provider came to nothing, as the page is told that it was for (`?refused=`). */
const PROVIDER_REFUSALS = ['down', 'denied', 'invalid', 'unverified', 'taken', 'too-many', 'other', 'stale'] as const;
export type ProviderRefusal = (typeof PROVIDER_REFUSALS)[number];
/** Those of who proves that it is them: another account there, or an old sign-in. */
export type ConfirmationRefusal = 'other' | 'stale';

/** The pages that send people to the provider to prove that it is them. */
export const CONFIRMING_PAGES = ['/account', '/two-step'] as const;
export type ConfirmingPage = (typeof CONFIRMING_PAGES)[number];
/** POST /api/auth/reauthenticate/provider: the page to come back to; `address` of the answer is where to go. */
export const providerConfirmationSchema = v.object({ next: v.picklist(CONFIRMING_PAGES) });
export const providerAddressSchema = v.object({ address: v.string() });

/** Somebody of a provider who signs in to the own account (GET /api/user/identities). */
const ownIdentitySchema = v.object({
  id: v.string(),
  /** What the provider is called: as the sign-in page does, where it is the one that is set up now, else by its host. */
  name: v.string(),
  /** The provider's host. */
  host: v.string(),
  joinedAt: v.string(),
});
export type OwnIdentity = v.InferOutput<typeof ownIdentitySchema>;
export const ownIdentitiesSchema = v.object({ identities: v.array(ownIdentitySchema) });
export type OwnIdentities = v.InferOutput<typeof ownIdentitiesSchema>;
