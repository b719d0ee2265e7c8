import { processorMs } from '../support/processes';
import type { Site } from '../support/site';
import { median } from '../support/statistics';
import type { Crowd } from './clone';

export interface Call {
  path: string;
  /** Sent by POST. */
  json?: unknown;
  /** Asked with the entity tag of the answer before, as a page does that looks again. */
  again?: true;
}

const TABLE = {
  columns: ['rating', 'kind', 'notice-by', 'fact.expirationDate', 'fact.governingLaw', 'departures'],
  ...{ filters: [], sort: { column: 'notice-by', descending: false }, group: null, offset: 0, limit: 100 },
};

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What people wait for, by the address that their browser asks. */
export const CALLS: Record<string, Call> = {
  session: { path: '/api/auth/session' },
  list: { path: '/api/contracts' },
  'list, unchanged': { path: '/api/contracts', again: true },
  table: { path: '/api/table', json: TABLE },
  'table, one kind': { path: '/api/table', json: { ...TABLE, filters: [{ column: 'kind', values: ['kind 7'] }] } },
  'table, its columns': { path: '/api/table/columns' },
  portfolio: { path: '/api/portfolio' },
  search: { path: '/api/search?q=terminate' },
  'search, a phrase': { path: `/api/search?q=${encodeURIComponent('"written notice"')}` },
  'dates, a year': { path: `/api/dates?from=${dayAfter(0)}&to=${dayAfter(365)}` },
  'dates, last days for notice of a month': {
    path: `/api/dates?from=${dayAfter(0)}&to=${dayAfter(31)}&kinds=notice,option`,
  },
};

export interface Figure {
  /** Milliseconds, the median. */
  ms: number;
  /** Milliseconds of the server's process, for each call. */
  processorMs: number;
  bytes: number;
}

/** Asks so often as a user, one call after the other. @throws Error where an answer is no success */
export async function measure(
  { url, cookie, process: { pid } }: Site,
  { token }: Crowd,
  { path, json, again }: Call,
  times: number,
): Promise<Figure> {
  const taken: number[] = [];
  let bytes = 0;
  let tag = '';
  let used = 0;
  const init: RequestInit = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) };
  const headers = { cookie: cookieOf(cookie, token), 'content-type': 'application/json' };
  for (let i = -1; i < times; i++) {
    const started = performance.now();
    const answer = await fetch(url + path, {
      ...init,
      headers: { ...headers, ...(again && tag && { 'if-none-match': tag }) },
    });
    tag = answer.headers.get('etag') ?? '';
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok && answer.status !== 304) throw new Error(`${path}: ${answer.status}`);
    if (i < 0) used = processorMs(pid);
    else taken.push(performance.now() - started);
  }
  return { ms: median(taken), processorMs: (processorMs(pid) - used) / times, bytes };
}

/** By which power of the number of contracts a figure grows: 0 not at all, 1 with them. */
export function exponent(few: number, many: number, ratio: number): number {
  return Math.log(many / few) / Math.log(ratio);
}

/** The session of another user, by the name that the cookie of one has. */
export function cookieOf(cookie: string, token: string): string {
  return `${cookie.slice(0, cookie.indexOf('='))}=${token}`;
}
