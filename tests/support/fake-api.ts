import { afterEach } from 'bun:test';

/** What a page asked of the server. `body` is the parsed JSON, the form, or null. */
export interface ApiCall {
  method: string;
  /** Path and query. */
  path: string;
  body: unknown;
  credentials: RequestInit['credentials'];
  signal: AbortSignal | null | undefined;
}

export type ApiAnswer = (call: ApiCall) => Response | Promise<Response>;

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

/**
 * Stands in for the server until the test's end. Routes are 'GET /api/contracts/:id', the query is not looked at; one that is
 * missing answers 404. Requests that are aborted fail as the browser's do.
 * @returns the calls so far, in order; routes can be changed on `routes`
 */
export function fakeApi(routes: Record<string, ApiAnswer>): { calls: ApiCall[]; routes: Record<string, ApiAnswer> } {
  const calls: ApiCall[] = [];
  const answer = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost:3000');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? null);
    const call = { method, path: url.pathname + url.search, body, credentials: init.credentials, signal: init.signal };
    calls.push(call);
    const route = Object.keys(routes).find((pattern) => fits(pattern, method, url.pathname));
    const response = Promise.resolve(route ? routes[route]?.(call) : undefined);
    return Promise.race([
      response.then((found) => found ?? Response.json({ error: 'There is no such call.' }, { status: 404 })),
      aborted(init.signal),
    ]);
  };
  globalThis.fetch = answer as typeof fetch;
  return { calls, routes };
}

function fits(pattern: string, method: string, path: string): boolean {
  const [wanted, route = ''] = pattern.split(' ');
  return wanted === method && new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** A connection that is down. */
export const offline: ApiAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that never comes. */
export const silent: ApiAnswer = () => new Promise(() => undefined);

export function refused(status: number, error: string): ApiAnswer {
  return () => Response.json({ error }, { status });
}
