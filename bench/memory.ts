/**
 * Measures the server's memory: idle, over 500 analyses, and while 20 uploads of 50 MB come at once. Linux only.
 *
 *   bun run bench memory [--analyses 500] [--uploads 20] [--megabytes 50]
 *
 * The whole server with its embedded Postgres and, as a reference, a bare Elysia server with the same database driver. RSS is what `ps` shows; of
 * Postgres and the processes that read PDFs, several at once, the proportional share (PSS) is added up, which counts shared pages once. The slope
 * is that of a straight line through the server's RSS over the second half of the analyses. An upload that is refused with 503 comes again
 * after its Retry-After, as a client should; in the end each must be completed.
 */
import { parseArgs } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import { eventually } from '../tests/support/eventually';
import { startBare } from './support/bare';
import { contractPdf } from './support/contract-pdf';
import { processTree } from './support/processes';
import { openSite, type Site, uploadForm } from './support/site';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    analyses: { type: 'string', default: '500' },
    uploads: { type: 'string', default: '20' },
    megabytes: { type: 'string', default: '50' },
  },
});
const LIMIT_MS = 600_000;
/** Analyses that wait or run at a time; more would only queue. */
const AHEAD = 4;

/** MB. */
interface Use {
  server: number;
  postgres: number;
  readers: number;
}

const bare = await startBare();
await fetch(`${bare.url}/`);
const site = await openSite();
console.log('| when | server RSS | Postgres | processes that read PDFs |\n|---|--:|--:|--:|');
await Bun.sleep(3_000);
row('idle', use(site));
console.log(`| a bare Elysia server, idle | ${processTree(bare.pid)[0]?.rss.toFixed(0)} | | |`);
await bare.stop();
const slope = await analyseMany(site, Number(values.analyses));
await Bun.sleep(3_000);
row(`after ${values.analyses} analyses`, use(site));
const end = await uploadAtOnce(site, Number(values.uploads), Number(values.megabytes) * 1024 ** 2);
await Bun.sleep(10_000);
row('ten seconds after', use(site));
console.log(`\nSlope over the second half of the analyses: ${slope.toFixed(2)} MB for each hundred. ${end}`);
await site.dispose();

function use({ process: { pid } }: Site): Use {
  const found: Use = { server: 0, postgres: 0, readers: 0 };
  for (const { pid: id, command, rss, pss } of processTree(pid)) {
    if (id === pid) found.server = rss;
    else if (command.includes('.child.')) found.readers += pss;
    else found.postgres += pss;
  }
  return found;
}

function row(when: string, { server, postgres, readers }: Use): void {
  console.log(`| ${[when, ...[server, postgres, readers].map((mb) => mb.toFixed(0))].join(' | ')} |`);
}

/** Answers the slope of the server's RSS over the second half, in MB for each hundred analyses. */
async function analyseMany(site: Site, count: number): Promise<number> {
  const pdf = await contractPdf(3);
  const seen: [number, number][] = [];
  const half = Math.floor(count / 2);
  let [begun, done] = [0, 0];
  const uploader = async () => {
    while (begun++ < count) {
      await completed(site, await site.upload(pdf, 'small.pdf'));
      done += 1;
      if (done === half) row(`after ${half} analyses`, use(site));
      if (done >= half) seen.push([done / 100, use(site).server]);
    }
  };
  await Promise.all(Array.from({ length: AHEAD }, uploader));
  return slopeOf(seen);
}

async function completed({ contract }: Site, id: string): Promise<void> {
  const { status, summary } = await eventually(async () => {
    const found = await contract(id);
    return found.status !== 'processing' && found;
  }, LIMIT_MS);
  if (status !== 'completed') throw new Error(`A contract was lost: ${summary}`);
}

/** By least squares. */
function slopeOf(points: [number, number][]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return over / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}

async function uploadAtOnce(site: Site, count: number, bytes: number): Promise<string> {
  const pdf = await paddedPdf(bytes);
  const most: Use = { server: 0, postgres: 0, readers: 0 };
  const look = setInterval(() => {
    const now = use(site);
    for (const part of ['server', 'postgres', 'readers'] as const) most[part] = Math.max(most[part], now[part]);
  }, 300);
  const startedAt = performance.now();
  const tries = await Promise.all(Array.from({ length: count }, () => uploadUntilTaken(site, pdf)));
  const uploaded = performance.now() - startedAt;
  for (const { id } of tries) await completed(site, id);
  clearInterval(look);
  row(`most during ${count} uploads of ${values.megabytes} MB at once`, most);
  const refused = tries.reduce((sum, { refused }) => sum + refused, 0);
  return `All ${count} uploads were taken within ${(uploaded / 1_000).toFixed(1)} s, ${refused} times one was told to come again; all are completed.`;
}

async function uploadUntilTaken(site: Site, pdf: Uint8Array): Promise<{ id: string; refused: number }> {
  for (let refused = 0; ; refused++) {
    const answer = await fetch(`${site.url}/api/contracts/upload`, {
      method: 'POST',
      headers: { cookie: site.cookie },
      body: uploadForm(pdf, 'large.pdf'),
    });
    if (answer.status === 201) {
      return { id: ((await answer.json()) as { contract: { id: string } }).contract.id, refused };
    }
    const retryAfter = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !retryAfter) throw new Error(`${answer.status} ${await answer.text()}`);
    await Bun.sleep(retryAfter * 1_000);
  }
}

/** A contract of ten pages with so much in it that nothing shows, as pictures and fonts would be, that it has a little less than so many bytes. */
async function paddedPdf(bytes: number): Promise<Uint8Array> {
  const small = await PDFDocument.load(await contractPdf(10), { updateMetadata: false });
  const base = (await small.save({ useObjectStreams: false })).length;
  const noise = new Uint8Array(bytes - base - 1_024);
  for (let at = 0; at < noise.length; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));
  small.context.register(small.context.stream(noise));
  return await small.save({ useObjectStreams: false });
}
