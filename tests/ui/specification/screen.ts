import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { TestUser } from '../../support/app';
import type { BrowserSite } from '../../support/browser-site';

/** What the states of a screen are reached with: the page, the app behind it, and whose page it is. */
export interface Stage {
  page: Page;
  site: BrowserSite;
  user: TestUser;
  /** Starts to analyse what was uploaded. Before that, contracts stay in processing. */
  startWorker: () => void;
  /** What is uploaded from now on stays in processing, in a second try of a test too. */
  stopWorker: () => Promise<void>;
}

export interface State {
  /** The section of the specification that names these texts. */
  section: 2 | 4 | 5 | 8 | 9;
  /** How one gets here from the state before, in words. */
  how: string;
  reach?: (stage: Stage) => unknown;
  /** Each is the whole text of something visible, word for word: an element, a label, a placeholder. */
  texts?: readonly string[];
  /** Each stands somewhere in the visible text. The specification gives these in passing, not as a text of their own. */
  parts?: readonly string[];
  /** Each is told to the console and to nobody else. */
  logged?: readonly string[];
}

/** One page from its opening through its states, in this order. */
export interface Screen {
  name: string;
  /** Where it is opened; one without is opened by its first state. */
  address?: string;
  as?: 'user' | 'administrator';
  states: readonly State[];
}

/** A PDF of `public/samples` to upload. */
export const SAMPLE = join(import.meta.dir, '../../../public/samples/saas-agreement.pdf');

/** From now on the call fails: without an answer, or with this status and nothing to read. */
export async function failCall({ page }: Stage, call: string, status?: number): Promise<void> {
  await page.unroute(call);
  await page.route(call, (route) => (status ? route.fulfill({ status, body: '' }) : route.abort()));
}

/** From now on the call reaches the server again. */
export async function mendCall({ page }: Stage, call: string): Promise<void> {
  await page.unroute(call);
}

/** From now on the call waits. @returns lets the calls that wait go on, and all later ones */
export async function holdCall({ page }: Pick<Stage, 'page'>, call: string): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await release.promise;
    await route.fallback();
  });
  return release.resolve;
}

/** Opens an address while the call waits; the next state lets it go on by `go`. */
export function openHeld(address: string, call: string): { reach: State['reach']; go: State['reach'] } {
  let release: (() => void) | undefined;
  return {
    reach: async ({ page, site }) => {
      release = await holdCall({ page }, call);
      await page.goto(site.base + address);
    },
    go: () => release?.(),
  };
}

/** Fills fields by their labels and presses a button. */
export async function submit(
  scope: Pick<Page, 'getByLabel' | 'getByRole'>,
  fields: Record<string, string>,
  button: string,
) {
  for (const [label, value] of Object.entries(fields)) await scope.getByLabel(label, { exact: true }).fill(value);
  await scope.getByRole('button', { name: button, exact: true }).click();
}
