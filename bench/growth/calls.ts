import { processorMs } from '../support/processes';
import type { Site } from '../support/site';
import { median } from '../support/statistics';
import type { Crowd } from './clone';

/** What people wait for, by the address that their browser asks. */
export const CALLS: Record<string, { path: string; json?: unknown }> = {
  session: { path: '/api/auth/session' },
  list: { path: '/api/contracts' },
  portfolio: { path: '/api/portfolio' },
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
  { path, json }: (typeof CALLS)[string],
  times: number,
): Promise<Figure> {
  const taken: number[] = [];
  let bytes = 0;
  let used = 0;
  const init: RequestInit = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) };
  const headers = { cookie: `${cookie.slice(0, cookie.indexOf('='))}=${token}`, 'content-type': 'application/json' };
  for (let i = -1; i < times; i++) {
    const started = performance.now();
    const answer = await fetch(url + path, { ...init, headers });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (i < 0) used = processorMs(pid);
    else taken.push(performance.now() - started);
  }
  return { ms: median(taken), processorMs: (processorMs(pid) - used) / times, bytes };
}

/** By which power of the number of contracts a figure grows: 0 not at all, 1 with them. */
export function exponent(few: number, many: number, ratio: number): number {
  return Math.log(many / few) / Math.log(ratio);
}
