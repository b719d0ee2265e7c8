import * as v from 'valibot';
import { signInSchema } from './accounts';

/** POST /api/auth/join */
export const joinSchema = v.pick(signInSchema, ['password']);

/** Why a sign-in by the provider came to nothing, as the sign-in page is told (`?refused=`). */
export const PROVIDER_REFUSALS = ['down', 'denied', 'invalid', 'unverified', 'taken', 'too-many'] as const;
export type ProviderRefusal = (typeof PROVIDER_REFUSALS)[number];
