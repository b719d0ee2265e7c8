import type { Cookie } from 'elysia';
import { readSession } from '../../accounts/sessions';
import { recordRefusedAdminCall, recordRefusedContract } from '../../audit/refusals';
import { describeFault } from '../../db/fault';
import type { AppError } from '../../errors';
import type { AppDeps } from '../deps';
import { type AddressSource, clientAddress } from './client-address';
import { readToken } from './session-cookie';

/** A call that was refused. Cookies are not there where it was refused before they were read. */
export interface RefusedCall {
  request: Request;
  cookie?: Record<string, Cookie<unknown>>;
  server: AddressSource | null;
}

const OF_CONTRACT = /^\/api\/contracts\/([^/]+)/;

/**
 * Notes in the audit log what a firm wants to know of calls that were refused: somebody who is signed in asked for another's contract, or called what administrators alone may. It is
 * noted after the answer, which so takes no longer for a contract that is there than for one that is not.
 */
export function noteRefusals(deps: AppDeps) {
  async function note({ request, cookie, server }: RefusedCall, error: AppError): Promise<void> {
    const { pathname } = new URL(request.url);
    const [, contractId] = (error.code === 'not_found' && OF_CONTRACT.exec(pathname)) || [];
    const isAdminCall = error.code === 'forbidden' && pathname.startsWith('/api/admin/');
    if (!cookie || (contractId === undefined && !isAdminCall)) return;
    const token = readToken(cookie, deps.config, 'session');
    const signedIn = token ? await readSession(deps, token) : null;
    if (!signedIn) return;
    const who = { userId: signedIn.user.id, address: clientAddress(request, server, deps.config) };
    if (contractId !== undefined) await recordRefusedContract(deps, { ...who, contractId });
    else if (!readToken(cookie, deps.config, 'admin_session')) await recordRefusedAdminCall(deps, who);
  }

  return (call: RefusedCall, error: AppError): void => {
    note(call, error).catch((fault) => deps.log.warn({ error: describeFault(fault) }, 'a refusal could not be noted'));
  };
}
