import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Recognise } from '../../src/analysis/pdf/recognised';
import { unpackText } from '../../src/contracts/packed-text';
import { runExtraction, WHOLE_MS } from '../../src/jobs/extract';
import { DEFAULT_BUDGET_MS, recognisePages } from '../../src/jobs/recognise';
import { DEFAULT_TIMING } from '../../src/jobs/timing';
import { processIdsWith } from '../support/program';
import { rawPdf } from '../support/raw-pdf';
import { scanPdf } from '../support/scan';

/** The machine may be busy; none of these waits for a time to pass. */
const PATIENT_MS = 180_000;
const FIRST = ['This Agreement is made on March 1, 2026 between', 'Alder Systems, Inc. and Birch Labs LLC.'];
const SECOND = ['This Agreement is governed by the laws of the', 'State of New York.'];

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

/** A page that shows an image which is small in the file and as large as told when it is decoded. */
function hugeImagePdf(side: number): Uint8Array {
  const pixels = deflateSync(new Uint8Array(Math.min(side * side, 100_000_000)));
  const content = 'q 612 0 0 792 0 0 cm /I Do Q';
  const image = `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${pixels.length} >>\nstream\n`;
  return rawPdf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    Buffer.concat([Buffer.from(image), pixels, Buffer.from('\nendstream')]),
  ]);
}

describe('a scan', () => {
  test(
    'is analysed like a contract with a text layer, and says that it was scanned',
    async () => {
      const stages: string[] = [];
      const pdf = await scanPdf([FIRST, [], SECOND], { askew: 1 });
      const { analysis, text, proof } = await runExtraction(pdf, { onStage: (stage) => stages.push(stage) });
      expect(stages).toEqual(['extracting', 'analyzing', 'key_terms', 'risks']);
      const contract = await unpackText(text);
      expect(contract.pages.map(({ source }) => source)).toEqual(['ocr', 'blank', 'ocr']);
      expect(analysis.coverage).toEqual({ pages: 3, read: 3, ocr: 2, unreadable: [], truncated: false });
      expect(analysis.governingLaw).toContain('New York');
      const [evidence] = analysis.facts.governingLaw.evidence;
      expect(evidence).toMatchObject({
        page: 3,
        quote: 'This Agreement is governed by the laws of the State of New York.',
      });
      const marks = proof.highlights.find(({ start }) => start === evidence?.start)?.pages[0];
      expect(marks).toMatchObject({ page: 3 });
    },
    PATIENT_MS,
  );

  test(
    'whose time is up is analysed as far as it was read, and the other pages are named',
    async () => {
      const pdf = await scanPdf([FIRST, SECOND]);
      let budget = Number.NaN;
      const onlyFirst: Recognise = (bytes, _, { budgetMs }) => {
        budget = budgetMs ?? Number.NaN;
        return recognisePages(bytes, [1]);
      };
      const { analysis } = await runExtraction(pdf, { recognise: onlyFirst });
      expect(analysis.coverage).toMatchObject({ pages: 2, read: 1, ocr: 1, unreadable: [2] });
      expect(await recognisePages(pdf, [1, 2], { budgetMs: 1 })).toEqual([]);
      // A reading before and one after it have their share of what a job may take.
      expect(budget).toBeGreaterThan(0);
      expect(budget).toBeLessThanOrEqual(DEFAULT_BUDGET_MS);
      expect(WHOLE_MS).toBeLessThan(DEFAULT_TIMING.jobMs);
    },
    PATIENT_MS,
  );

  test(
    'of many large pages is read whole: no page takes the room of the next',
    async () => {
      const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
      const letter = { dpi: 300, width: 612, height: 792, askew: 1.2 };
      const pdf = await scanPdf(
        numbers.map(() => SECOND),
        letter,
      );
      const read = await recognisePages(pdf, numbers);
      expect(read.map(({ number }) => number).sort()).toEqual(numbers);
      expect(read.filter(({ words }) => words.length < 10)).toEqual([]);
    },
    PATIENT_MS,
  );

  test(
    'that takes long shows what its first pages say, then the whole',
    async () => {
      const pdf = await scanPdf([FIRST, SECOND]);
      const read = await recognisePages(pdf, [1, 2]);
      const shown = Promise.withResolvers<void>();
      const partials: object[] = [];
      const told: string[] = [];
      const whole = await runExtraction(pdf, {
        recognise: async (_pdf, _pages, { onRead }) => {
          for (const page of read) if (page.number === 1) onRead?.(page);
          await shown.promise;
          return read;
        },
        patienceMs: 0,
        onStage: (stage) => told.push(stage),
        onPartial: async ({ analysis }) => {
          const { coverage, completeness, facts, summary } = analysis;
          partials.push({ coverage, pages: completeness?.pages, law: facts.governingLaw.status, summary });
          shown.resolve();
        },
      });
      expect(partials).toMatchObject([
        {
          coverage: { read: 1, unreadable: [], pending: [2] },
          pages: { status: 'unknown', note: 'Not read yet: page 2 of 2.' },
          law: 'unreadable',
          summary: expect.stringContaining('Page 2 has not been read yet'),
        },
      ]);
      expect(whole.analysis.coverage).toEqual({ pages: 2, read: 2, ocr: 2, unreadable: [], truncated: false });
      expect(whole.analysis.governingLaw).toContain('New York');
      expect(told).toEqual(['extracting', 'analyzing', 'key_terms', 'risks']);
    },
    PATIENT_MS,
  );

  test(
    'that is hard to read says on which pages',
    async () => {
      const doubtful = async (bytes: Uint8Array | string) =>
        (await recognisePages(bytes, [1])).map((page) => ({
          ...page,
          words: page.words.map((word) => ({ ...word, confidence: 0.5 })),
        }));
      const { analysis } = await runExtraction(await scanPdf([FIRST]), { recognise: doubtful });
      expect(analysis.coverage.doubtful).toEqual([1]);
    },
    PATIENT_MS,
  );

  test('stops when the work is aborted', async () => {
    const pdf = await scanPdf([FIRST]);
    const abort = new AbortController();
    const recognise = async () => {
      abort.abort(new Error('not wanted any more'));
      return await recognisePages(pdf, [1], { signal: abort.signal });
    };
    await expect(runExtraction(pdf, { recognise, signal: abort.signal })).rejects.toThrow('not wanted any more');
  });
});

describe('hostile images', () => {
  test(
    'of more pixels than a page can have are not decoded',
    async () => {
      expect(await recognisePages(hugeImagePdf(100_000), [1])).toMatchObject([{ words: [] }]);
    },
    PATIENT_MS,
  );

  test(
    'that take more memory than there is leave their page unread, and no other',
    async () => {
      const limits = { memoryKib: 900 * 1024 };
      const read = await recognisePages(hugeImagePdf(6_000), [1], { limits });
      expect(read.flatMap(({ words }) => words)).toEqual([]);
      expect(await recognisePages(await scanPdf([SECOND]), [1])).toMatchObject([{ number: 1 }]);
    },
    PATIENT_MS,
  );
});

describe.skipIf(process.platform !== 'linux')('a process that is killed from outside', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recognise-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Reads a scan of one page from a file, and kills as many processes on the way. */
  async function readKilling(times: number): Promise<{ read: number[]; killed: number }> {
    const path = join(folder, `${times}.pdf`);
    await writeFile(path, await scanPdf([SECOND]));
    const killed = new Set<number>();
    let isOver = false;
    const kill = async () => {
      while (!isOver && killed.size < times) {
        for (const pid of processIdsWith(path)) {
          if (killed.size >= times) break;
          killed.add(pid);
          process.kill(pid, 'SIGKILL');
        }
        await Bun.sleep(5);
      }
    };
    const killing = kill();
    const read = await recognisePages(path, [1]);
    isOver = true;
    await killing;
    return { read: read.map(({ number }) => number), killed: killed.size };
  }

  test.each([
    ['has one more chance', 1, [1]],
    ['has no third', 2, []],
  ])(
    '%s',
    async (_, times, numbers) => {
      expect(await readKilling(times)).toEqual({ read: numbers, killed: times });
    },
    PATIENT_MS,
  );
});

const isolated = process.platform === 'linux' && Bun.spawnSync(['unshare', '-rn', 'true']).exitCode === 0;

test.skipIf(!isolated)(
  'scans are read where there is no network at all',
  async () => {
    const script = `import { recognisePages } from ${JSON.stringify(`${import.meta.dir}/../../src/jobs/recognise.ts`)};
      const [page] = await recognisePages(await Bun.stdin.bytes(), [1]);
      console.log(page.words.map(({ text }) => text).join(' '));`;
    const run = Bun.spawn(['unshare', '-rn', process.execPath, '-e', script], {
      stdin: await scanPdf([SECOND]),
      stdout: 'pipe',
    });
    expect((await new Response(run.stdout).text()).trim()).toBe(SECOND.join(' '));
  },
  PATIENT_MS,
);
