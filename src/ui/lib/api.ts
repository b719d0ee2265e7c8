/** An answer of the server that is not OK. The message is the status, a colon, and the body's (else the status') text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The `error` field of the body: text for people, if the server gave one. */
  readonly error: string | null;
  /** The `code` field of the body, where the status does not say what to do. */
  readonly code: string | null;

  constructor(
    readonly status: number,
    readonly statusText: string,
    body: string,
    /** Seconds after which the server thinks that trying again makes sense. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${status}: ${body || statusText}`);
    this.error = fieldOf(body, 'error');
    this.code = fieldOf(body, 'code');
  }
}

function fieldOf(body: string, name: 'error' | 'code'): string | null {
  try {
    const { [name]: value } = JSON.parse(body) as { [field in typeof name]?: unknown };
    return typeof value === 'string' && value !== '' ? value : null;
  } catch {
    return null;
  }
}

let onRefused: () => unknown = () => {};

/** Has `listener` told of each answer of 401: the session may have ended, by its time or from another browser. */
export function whenRefused(listener: () => unknown): void {
  onRefused = listener;
}

/** The error of an answer that is not OK. */
export function refusal(...answer: ConstructorParameters<typeof ApiError>): ApiError {
  const error = new ApiError(...answer);
  if (error.status === 401) onRefused();
  return error;
}

/**
 * A request to our server, with cookies. 304 is an answer too, to who asked by an entity tag.
 * @throws ApiError when the answer is not OK; TypeError when there was none; what `signal` was aborted with
 */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'include' });
  if (response.ok || response.status === 304) return response;
  const { status, statusText, headers } = response;
  throw refusal(status, statusText, await response.text(), retryAfterOf(headers.get('retry-after')));
}

/** Of a Retry-After in seconds; ours are never dates. */
export function retryAfterOf(header: string | null): number | null {
  return header && /^\d{1,5}$/.test(header) ? Number(header) : null;
}

/** GET, the answer parsed as JSON. @throws as `request` does */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await request(path, { signal })).json() as Promise<T>;
}

/** A call with a JSON body (or none), the answer parsed as JSON. @throws as `request` does */
export async function sendJson<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return (await request(path, { method, signal, ...json })).json() as Promise<T>;
}

/** The server's words on a new password that it refused, for the field of that name; null for any other failure. */
export function refusedPassword<K extends string>(error: unknown, field: K): { [name in K]: string } | null {
  if (!(error instanceof ApiError) || error.code !== 'password_refused' || !error.error) return null;
  return { [field]: error.error } as { [name in K]: string };
}

/** What to tell people about a failure: the server's own words, else `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.error) || fallback;
}
