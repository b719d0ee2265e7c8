import { Elysia, type ValidationError } from 'elysia';
import type { Logger } from 'pino';
import { isDatabaseDown, isUnstorableText } from '../../db/errors';
import { describeFault } from '../../db/fault';
import { AppError, type ErrorCode } from '../../errors';
import { NOTHING_ALLOWED } from '../content-security-policy';
import { isCall } from './call';
import type { RefusedCall } from './refusals';
import { validationMessage } from './validation-message';

const STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  reauthentication_required: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  password_refused: 422,
  too_many: 429,
  unavailable: 503,
};

/** What a page acts on: it asks who is there, or shows the words beside the password. */
const TOLD: ReadonlySet<ErrorCode> = new Set(['reauthentication_required', 'password_refused']);

/** Seconds after which a client may try again when the database can't be reached. */
const DATABASE_RETRY_AFTER = 5;

interface Answer {
  status: number;
  message: string;
  retryAfter?: number;
  /** Told where a program has to act on it: the status alone does not say what to do. */
  code?: ErrorCode;
}

function expectedAnswer(code: string | number, error: unknown): Answer | null {
  if (error instanceof AppError) {
    const answer = { status: STATUS[error.code], message: error.message, retryAfter: error.retryAfter };
    return TOLD.has(error.code) ? { ...answer, code: error.code } : answer;
  }
  if (code === 'VALIDATION') return { status: 422, message: validationMessage(error as ValidationError) };
  if (code === 'PARSE') return { status: 400, message: 'The request could not be read. Please check its format.' };
  if (code === 'NOT_FOUND') return { status: 404, message: 'There is nothing at this address.' };
  if (isUnstorableText(error)) return { status: 400, message: 'The text holds characters that cannot be stored.' };
  if (code === 'INVALID_COOKIE_SIGNATURE')
    return { status: 400, message: 'The cookies of this request are not valid.' };
  return null;
}

function unexpectedAnswer(error: unknown, requestId: string): Answer {
  if (isDatabaseDown(error)) {
    return {
      status: 503,
      message: 'The database is not available right now. Please try again in a moment.',
      retryAfter: DATABASE_RETRY_AFTER,
    };
  }
  return {
    status: 500,
    message: `Something went wrong on our side. Please try again. Reference: ${requestId}`,
  };
}

/**
 * Whatever is thrown before and while a body is parsed arrives wrapped as a parse error: a refusal (no session, too large) or a
 * fault of ours. Only what a parser says of the body itself stays one.
 */
function unwrap(code: string | number, error: unknown): { code: string | number; error: unknown } {
  if (code !== 'PARSE' || !(error instanceof Error)) return { code, error };
  const { cause } = error;
  if (cause === undefined || cause instanceof SyntaxError || cause instanceof TypeError) return { code, error };
  return { code: 'UNKNOWN', error: cause };
}

/**
 * The one place where errors become answers: `{ error }` with a status and a request id, and `code` where a page has to do more than show it. Expected errors (`AppError`) carry
 * their own words; anything else is told in fixed words and described in the log only, as is the reason why a part is down. Must be used before all routes.
 * @param onRefused told of each call that an `AppError` ended
 */
export function errorsPlugin({ log }: { log: Logger }, onRefused?: (call: RefusedCall, error: AppError) => void) {
  return new Elysia({ name: 'errors' })
    .onRequest(({ set }) => {
      set.headers['x-request-id'] = crypto.randomUUID();
    })
    .onError({ as: 'global' }, ({ request, set, ...thrown }) => {
      const { code, error } = unwrap(thrown.code, thrown.error);
      const requestId = String(set.headers['x-request-id'] ?? '');
      const expected = expectedAnswer(code, error);
      const answer = expected ?? unexpectedAnswer(error, requestId);
      if (!expected || hasReason(expected, error)) {
        const path = withoutSecret(new URL(request.url).pathname);
        log.error({ requestId, method: request.method, path, error: describeFault(error) }, 'request failed');
      }
      if (answer.retryAfter !== undefined) set.headers['retry-after'] = String(Math.ceil(answer.retryAfter));
      set.status = answer.status;
      if (error instanceof AppError) onRefused?.({ request, cookie: thrown.cookie, server: thrown.server }, error);
      if (isPage(request)) return pageOf(answer.message, set.headers);
      return answer.code ? { error: answer.message, code: answer.code } : { error: answer.message };
    });
}

/** The address of a calendar feed is a secret, which no log may hold. */
function withoutSecret(path: string): string {
  return path.replace(/^(\/api\/calendar\/).*\.ics$/, '$1*.ics');
}

/** Whether the words for people stand for something that the operator should know: a store that is full or refuses us. */
function hasReason({ status }: Answer, error: unknown): boolean {
  return status === 503 && error instanceof Error && error.cause !== undefined;
}

/** Whether a person waits for a page rather than a program for JSON. */
function isPage(request: Request): boolean {
  return !isCall(request) && (request.headers.get('accept') ?? '').includes('text/html');
}

/** Without the site's template, since what fails here may be what that needs. */
function pageOf(message: string, headers: Record<string, unknown>): string {
  headers['content-type'] = 'text/html; charset=utf-8';
  headers['content-security-policy'] = NOTHING_ALLOWED;
  return `<!doctype html><html lang="en"><title>Counterpart</title><p>${Bun.escapeHTML(message)}</p></html>`;
}
