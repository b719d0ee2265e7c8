import type { Cookie } from 'elysia';
import type { SignedIn, SignInOrigin } from '../../accounts/complete-sign-in';
import { DEVICE_DAYS } from '../../accounts/devices';
import { withFactorDuty } from '../../accounts/factor-duty';
import { endSession } from '../../accounts/sessions';
import { ADMIN_SESSION_HOURS, endAdminSession } from '../../admin/sessions';
import { type BegunStep, endSecondStep, SECOND_STEP_SECONDS } from '../../factors/second-step';
import type { SessionUser } from '../../shared/accounts';
import { isFactorRequired, type SecondStep } from '../../shared/factors';
import type { AppDeps } from '../deps';
import { type AddressSource, clientOrigin } from './client-address';
import { SESSION_SECONDS } from './session';
import { clearToken, readToken, setToken } from './session-cookie';

export const ADMIN_SESSION_SECONDS = ADMIN_SESSION_HOURS * 60 * 60;

type Jar = Record<string, Cookie<unknown>>;
type PendingKind = 'pending' | 'admin_pending';

/** Where a sign-in comes from: the address, the browser, and what its cookie says by which that is known. */
export function signInOrigin(
  { config }: Pick<AppDeps, 'config'>,
  { request, cookie, server }: { request: Request; cookie: Jar; server: AddressSource | null },
): SignInOrigin {
  return { ...clientOrigin(request, server, config), device: readToken(cookie, config, 'device') };
}

/** Gives the browser the session of a user who was let in, in place of the one that it had. */
export async function letIn(
  deps: AppDeps,
  cookie: Jar,
  { user, token, device }: SignedIn,
  address: string,
): Promise<{ user: SessionUser }> {
  const earlier = readToken(cookie, deps.config, 'session');
  if (earlier) await endSession(deps, earlier, { why: 'signed in again', address });
  setToken(cookie, deps.config, 'session', token, SESSION_SECONDS);
  setToken(cookie, deps.config, 'device', device, DEVICE_DAYS * 24 * 60 * 60);
  forgetStep(deps, cookie, 'pending');
  return { user: await withFactorDuty(deps.db, user, isFactorRequired(deps.config.REQUIRE_SECOND_FACTOR, 'user')) };
}

/** The same for an administrator. */
export async function letAdminIn(
  deps: AppDeps,
  cookie: Jar,
  token: string,
  address: string,
): Promise<{ isAdmin: true }> {
  const earlier = readToken(cookie, deps.config, 'admin_session');
  if (earlier) await endAdminSession(deps, earlier, { why: 'signed in again', address });
  setToken(cookie, deps.config, 'admin_session', token, ADMIN_SESSION_SECONDS);
  forgetStep(deps, cookie, 'admin_pending');
  return { isAdmin: true };
}

/** Nobody is signed in yet: the browser keeps by what its sign-in goes on. */
export function waitForStep(
  { config }: AppDeps,
  cookie: Jar,
  kind: PendingKind,
  { token, step }: BegunStep,
): { secondStep: SecondStep } {
  setToken(cookie, config, kind, token, SECOND_STEP_SECONDS);
  return { secondStep: step };
}

/** Gives a sign-in up whose second step is to come. */
export async function giveUpStep(deps: AppDeps, cookie: Jar, kind: PendingKind): Promise<{ success: true }> {
  const token = readToken(cookie, deps.config, kind);
  if (token) await endSecondStep(deps, token);
  forgetStep(deps, cookie, kind);
  return { success: true };
}

function forgetStep({ config }: AppDeps, cookie: Jar, kind: PendingKind): void {
  if (readToken(cookie, config, kind)) clearToken(cookie, config, kind);
}
