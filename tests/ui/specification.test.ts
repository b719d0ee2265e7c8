import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startWorker, type Worker } from '../../src/jobs/worker';
import type { TestUser } from '../support/app';
import { type BrowserSite, browserSite } from '../support/browser-site';
import { eventually } from '../support/eventually';
import { SCREENS, specificationStrings, UNSEEN } from './specification/list';
import type { Screen, Stage, State } from './specification/screen';

const ROOT = join(import.meta.dir, '../..');

/** Every text that the specification gives for a visitor, seen in a real browser on the real app. */
let site: BrowserSite;
let ada: TestUser;
let worker: Worker | undefined;
beforeAll(async () => {
  site = await browserSite();
  ada = await site.signUp('Ada Fischer');
  await site.signUp('Ben Ito');
});
afterAll(async () => {
  await worker?.stop();
  await site.close();
});

const work = () => {
  worker ??= startWorker({ ...site.deps, timing: { pollMs: 200 } });
};

const rest = async () => {
  await worker?.stop();
  worker = undefined;
};

async function stageOf({ as, address = '/404' }: Screen, logged: string[]): Promise<Stage> {
  // Signing in as an administrator ends the session that the browser had.
  const user = as === 'administrator' ? await site.signUpAdmin() : ada;
  const page = await site.open(address, as ? { as: [user.cookies] } : {});
  page.on('console', (message) => logged.push(message.text()));
  page.on('dialog', (dialog) => dialog.accept());
  return { page, site, user, startWorker: work, stopWorker: rest };
}

/** All that can be read on the page: the text of every visible element with and without its children's, labels, placeholders. */
async function readable(page: Page): Promise<{ texts: string[]; all: string }> {
  return await page.evaluate(() => {
    const pieces = new Map<Element, string>();
    const ownPieces = new Map<Element, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, script, style, noscript');
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !shown(parent)) continue;
      ownPieces.set(parent, (ownPieces.get(parent) ?? '') + node.nodeValue);
      for (let element: Element | null = parent; element; element = element.parentElement)
        pieces.set(element, (pieces.get(element) ?? '') + node.nodeValue);
    }
    const named = [...document.querySelectorAll('[aria-label], [placeholder]')].filter(shown);
    const names = named.flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('placeholder')]);
    const tidy = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    return {
      texts: [...pieces.values(), ...ownPieces.values(), ...names].map(tidy),
      all: tidy(pieces.get(document.body) ?? ''),
    };
  });
}

/** Waits until all texts of the state are there, an analysis on a busy machine among them; answers those that did not come. */
async function missing({ texts = [], parts = [], logged = [] }: State, page: Page, console: string[]) {
  const look = async () => {
    const seen = await readable(page);
    return [
      ...texts.filter((text) => !seen.texts.includes(text)),
      ...parts.filter((text) => !seen.all.includes(text)),
      ...logged.filter((text) => !console.some((line) => line.includes(text))),
    ];
  };
  const none = await eventually(async () => (await look()).length === 0, 60_000).catch(() => false);
  return none ? [] : look();
}

describe('the texts of the specification', () => {
  for (const screen of SCREENS) {
    test(screen.name, async () => {
      const logged: string[] = [];
      const stage = await stageOf(screen, logged);
      for (const state of screen.states) {
        await state.reach?.(stage);
        expect({ [state.how]: await missing(state, stage.page, logged) }).toEqual({ [state.how]: [] });
      }
      await stage.page.context().close();
    }, 180_000);
  }

  test('those that no visitor sees are proved where the list says', async () => {
    for (const { text, test: file } of UNSEEN) expect(await Bun.file(join(ROOT, file)).text()).toContain(text);
  });

  test('the list of the documentation is the table of this test', async () => {
    expect(await Bun.file(join(ROOT, 'docs/specification-strings.md')).text()).toBe(specificationStrings());
  });
});
