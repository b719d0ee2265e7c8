/**
 * Shows a contract of more than 300 pages beside its analysis in a real browser: time to the first page, memory on a walk through all pages.
 *
 *   bun run bench viewer [PDF...] [--times 7] [--pages 320] [--walks 1]
 *
 * The contract is printed here; PDFs that are named are joined into one instead. The server is a process of its own, the browser opens the
 * page of the completed analysis with nothing cached, each time as a new profile. Median milliseconds since the address was opened:
 * HTML, analysis (its JSON is there), worker of pdf.js fetched, beginning of the file fetched, opened (the first page has its place), painted (the
 * first page has ink, looked for before every frame: the sheet that the reader sees before the viewer has drawn it, or the viewer's page),
 * text (it can be selected, in the viewer's page). References in the same run, in turn: the application with
 * the first three pages of the contract, and a bare page of pdf.js that draws page 1 of the same file, which is all that can be had.
 *
 * Memory: MB of the proportional share (PSS) of the process that renders the page, sampled every 100 ms: with the first page shown, on a walk
 * that brings every page into sight and waits until it is painted, and while 30 findings are pressed. Nothing forces a collection of garbage.
 */
import { parseArgs } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import type { Browser, Page } from 'playwright-core';
import { build } from '../scripts/build';
import { launchBrowser } from '../tests/support/browser';
import { contractPdf } from './support/contract-pdf';
import { processTree } from './support/processes';
import { openSite, type Site } from './support/site';
import { median } from './support/statistics';
import { BARE_PLACES, serveBare } from './viewer/bare-viewer';
import { type Places, STEPS, type Timeline, watchFirstPage } from './viewer/probe';

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    times: { type: 'string', default: '7' },
    pages: { type: 'string', default: '320' },
    walks: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const FINDINGS = 30;
const SAMPLE_MS = 100;
const VIEWPORT = { width: 1440, height: 900 };
const APP_PLACES: Places = {
  sheet: '.first-sheet[style], .pdfViewer .page[data-page-number="1"]',
  text: '.pdfViewer .page[data-page-number="1"] .textLayer',
};

await build();
const long = positionals.length > 0 ? await joined(positionals) : await contractPdf(Number(values.pages));
const short = await firstPages(long, 3);
const site = await openSite();
const bare = serveBare({ long });
const ids = { long: await completed(site, long), short: await completed(site, short) };
const pages = await pageCount(long);
console.log(`A contract of ${pages} pages, ${(long.length / 1e6).toFixed(1)} MB`);

const subjects = {
  [`the app, ${pages} pages`]: { url: `${site.url}/analysis/${ids.long}`, places: APP_PLACES },
  'the app, 3 pages': { url: `${site.url}/analysis/${ids.short}`, places: APP_PLACES },
  [`bare pdf.js, ${pages} pages`]: { url: `${bare.url}long`, places: BARE_PLACES },
};
await times();
for (let walk = 0; walk < Number(values.walks); walk++) await memory();
await bare.stop(true);
await site.dispose();

async function times(): Promise<void> {
  const seen: Record<string, Timeline[]> = {};
  const browser = await launchBrowser();
  // The first round warms the server and the machine; it is not counted.
  for (let time = 0; time <= Number(values.times); time++) {
    for (const [name, { url, places }] of Object.entries(subjects)) {
      const page = await open(browser, url, places);
      const timeline = await page.evaluate(() => window.firstPage);
      if (time > 0) seen[name] = [...(seen[name] ?? []), timeline];
      await page.context().close();
    }
  }
  await browser.close();
  console.log(`\n| median of ${values.times}, ms | ${STEPS.join(' | ')} | painted: least to most |`);
  console.log(`|---|${'--:|'.repeat(STEPS.length + 1)}`);
  for (const [name, timelines] of Object.entries(seen)) {
    const of = (step: (typeof STEPS)[number]) => timelines.flatMap((timeline) => timeline[step] ?? []);
    const cells = STEPS.map((step) => (of(step).length > 0 ? median(of(step)).toFixed(0) : ''));
    const painted = of('painted');
    const spread = `${Math.min(...painted).toFixed(0)} to ${Math.max(...painted).toFixed(0)}`;
    console.log(`| ${[name, ...cells, spread].join(' | ')} |`);
  }
}

async function memory(): Promise<void> {
  const browser = await launchBrowser();
  const measure = await memoryOf(browser);
  console.log('\n| MB | at its end | at most |\n|---|--:|--:|');
  const url = `${site.url}/analysis/${ids.long}`;
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const [result, { end, most }] = await measure(work);
    console.log(`| ${name} | ${end.toFixed(0)} | ${most.toFixed(0)} |`);
    return result;
  };
  const blank = await step('an empty page', () => open(browser, `${site.url}/favicon.svg`, { sheet: 'none' }));
  await blank.context().close();
  const page = await step('first page shown', async () => {
    const page = await open(browser, url, APP_PLACES);
    await page.evaluate(() => window.firstPage);
    await Bun.sleep(2_000);
    return page;
  });
  const startedAt = performance.now();
  await step('walked through all pages', () => walk(page));
  console.log(`(${((performance.now() - startedAt) / pages).toFixed(0)} ms a page)`);
  await step(`pressed ${FINDINGS} findings`, () => pressFindings(page));
  await step('ten seconds later', () => Bun.sleep(10_000));
  await browser.close();
}

async function open(browser: Browser, url: string, places: Places): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const [name = '', value = ''] = site.cookie.split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(watchFirstPage, places);
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

/** Brings every page to the top of the pane, one after another, each until it is painted. */
async function walk(page: Page): Promise<void> {
  for (let number = 1; number <= pages; number++) {
    await page.evaluate((number) => {
      const sheet = document.querySelector<HTMLElement>(`.pdfViewer .page[data-page-number="${number}"]`);
      sheet?.closest('[role=document]')?.scrollTo({ top: sheet.offsetTop - 8 });
    }, number);
    await painted(page, number);
  }
}

/** Looked for by the page itself: a locator of Playwright goes through all elements of the analysis each time, and its garbage would be counted as the viewer's. */
async function painted(page: Page, number: number): Promise<void> {
  await page.evaluate(async (number) => {
    const end = performance.now() + 60_000;
    const canvas = () => document.querySelector(`.pdfViewer .page[data-page-number="${number}"] canvas`);
    while (!canvas()?.checkVisibility()) {
      if (performance.now() > end) throw new Error(`Page ${number} is not painted`);
      await new Promise(requestAnimationFrame);
    }
  }, number);
}

/** Presses findings from all over the analysis; each is waited for until its words are marked on a page that is painted. */
async function pressFindings(page: Page): Promise<void> {
  const chips = page.getByRole('button', { name: /words of the contract on/ });
  const count = await chips.count();
  for (let pressed = 0; pressed < FINDINGS; pressed++) {
    const chip = chips.nth(Math.floor((pressed * count) / FINDINGS));
    await chip.click();
    await page.locator('.pdfViewer .page:has(canvas) .pdf-mark').first().waitFor();
  }
}

/** Runs work while the memory of the process that renders the browser's page is sampled. */
async function memoryOf(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const root = processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
  const now = () => {
    const renderers = processTree(root).filter(({ command }) => command.includes('--type=renderer'));
    return Math.max(0, ...renderers.map(({ pss }) => pss));
  };
  return async <T>(work: () => Promise<T>): Promise<[T, { end: number; most: number }]> => {
    let most = 0;
    const timer = setInterval(() => (most = Math.max(most, now())), SAMPLE_MS);
    const result = await work().finally(() => clearInterval(timer));
    const end = now();
    return [result, { end, most: Math.max(most, end) }];
  };
}

async function completed({ upload, contract }: Site, pdf: Uint8Array): Promise<string> {
  const id = await upload(pdf, 'contract.pdf');
  while ((await contract(id)).status === 'processing') await Bun.sleep(50);
  const { status, summary } = await contract(id);
  if (status !== 'completed') throw new Error(summary ?? status);
  return id;
}

async function joined(paths: string[]): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  for (const path of paths) {
    const part = await PDFDocument.load(await Bun.file(path).bytes(), { ignoreEncryption: true });
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  return whole.save();
}

async function firstPages(pdf: Uint8Array, count: number): Promise<Uint8Array> {
  const first = await PDFDocument.create();
  const pages = await first.copyPages(
    await PDFDocument.load(pdf),
    Array.from({ length: count }, (_, i) => i),
  );
  for (const page of pages) first.addPage(page);
  return first.save();
}

async function pageCount(pdf: Uint8Array): Promise<number> {
  return (await PDFDocument.load(pdf)).getPageCount();
}
