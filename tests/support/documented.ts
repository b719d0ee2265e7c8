import type { AnyElysia } from 'elysia';
import { describeApi } from '../../src/routes/api-docs/document';

interface Documented {
  method: string;
  path: RegExp;
  statuses: ReadonlySet<string>;
}

/** The same for every app of a process: its settings change what calls answer, not which there are. */
let known: Documented[] | undefined;

function read(app: AnyElysia): Documented[] {
  return Object.entries(describeApi(app).paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { responses: object }>).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
      statuses: new Set(Object.keys(responses)),
    })),
  );
}

/**
 * Holds each answer that a test gets against the description of the API.
 * @throws Error where the call is described and this status is none of those that it tells
 */
export function requireDocumented(app: AnyElysia, { method, url }: Request, { status }: Response): void {
  known ??= read(app);
  const { pathname } = new URL(url);
  const calls = known.filter((call) => call.method === method && call.path.test(pathname));
  if (calls.length === 0 || calls.some(({ statuses }) => statuses.has(String(status)))) return;
  throw new Error(`${method} ${pathname} answered ${status}, which /api/docs does not tell`);
}
