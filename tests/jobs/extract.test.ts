import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackText } from '../../src/contracts/packed-text';
import { runCapped } from '../../src/jobs/capped-process';
import { checkExtraction, DEFAULT_LIMITS, type ExtractionError, runExtraction } from '../../src/jobs/extract';
import { UPLOAD_MAX_BYTES } from '../../src/shared/limits';
import { drawnPdf } from '../support/drawn-pdf';
import { contractPdf } from '../support/pdf';
import { processIdsWith } from '../support/program';
import { bombPdf, encryptedPdf, nestedFormsPdf, picturePdf, twoPagePdf } from '../support/raw-pdf';

/** The machine may be busy; none of these waits for a time to pass. */
const PATIENT_MS = 180_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function codeOf(work: Promise<unknown>): Promise<string> {
  return await work.then(
    () => 'done',
    (error: ExtractionError) => error.code,
  );
}

describe('a contract', () => {
  test('is read and analysed, with its stages told in order', async () => {
    const stages: string[] = [];
    const { text, analysis, proof } = await runExtraction(await contractPdf(), {
      onStage: (stage) => stages.push(stage),
    });
    expect(stages).toEqual(['extracting', 'analyzing', 'key_terms', 'risks']);
    expect((await unpackText(text)).text).toContain('by and between Alder Systems, Inc.');
    expect(analysis.governingLaw).toContain('New York');
    expect(analysis.coverage).toEqual({ pages: 1, read: 1, ocr: 0, unreadable: [], truncated: false });
    const [quote] = analysis.facts.governingLaw.evidence;
    expect(proof.highlights.find(({ start }) => start === quote?.start)?.pages).toMatchObject([{ page: 1 }]);
  });

  test('is read from a path as well', async () => {
    const path = join(folder, "contract with a space & a quote'.pdf");
    await writeFile(path, await contractPdf());
    expect((await runExtraction(path)).analysis.coverage.pages).toBe(1);
  });

  test('with a bad page is analysed, and says so', async () => {
    const { analysis } = await runExtraction(twoPagePdf('[ no page'));
    expect(analysis.coverage).toMatchObject({ pages: 2, read: 1, unreadable: [2] });
  });
});

describe('files that cannot be analysed end with a code and a sentence', () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const scan = () =>
    drawnPdf([[]], {
      onPage: async (page, _, document) =>
        page.drawImage(await document.embedPng(pixel), { x: 0, y: 0, width: 612, height: 792 }),
    });

  const scribble = () =>
    drawnPdf([[]], {
      onPage: (page) => {
        for (const x of [100, 180, 330])
          page.drawLine({ start: { x, y: 100 }, end: { x: 500 - x, y: 700 }, thickness: 12 });
      },
    });

  test.each([
    ['encrypted', encryptedPdf, 'protected by a password'],
    ['damaged', () => new TextEncoder().encode('%PDF-1.7 and no more'), 'damaged'],
    ['empty', () => drawnPdf([[]]), 'no text'],
    ['empty', () => new Uint8Array(0), 'no text'],
    ['empty', scan, 'no text'],
    ['nested', () => nestedFormsPdf(10, 9), 'nested too deeply'],
    ['huge_pictures', () => picturePdf(8_000, 6_000), '40 million pixels'],
    ['illegible', scribble, 'no text could be recognized'],
    ['not_pdf', () => new TextEncoder().encode('Dear Sirs'), 'not a PDF'],
    ['too_large', () => new Uint8Array(UPLOAD_MAX_BYTES + 1), '50 MB'],
  ] as const)(
    '%s',
    async (code, pdf, words) => {
      const error: ExtractionError = await runExtraction(await pdf()).catch((reason) => reason);
      expect(error.code).toBe(code);
      expect(error.message).toContain(words);
    },
    PATIENT_MS,
  );

  test('image_only where text recognition is off', async () => {
    const error: ExtractionError = await runExtraction(await scan(), { recognise: false }).catch((reason) => reason);
    expect(error.code).toBe('image_only');
    expect(error.message).toContain('text recognition is not available');
  });

  test('too_large by path, without reading it', async () => {
    const path = join(folder, 'large.pdf');
    await writeFile(path, new Uint8Array(UPLOAD_MAX_BYTES + 1));
    expect(await codeOf(runExtraction(path))).toBe('too_large');
  });
});

describe('limits', () => {
  test(
    'memory: a few kilobytes that grow to gigabytes',
    async () => {
      const fault: ExtractionError = await runExtraction(bombPdf(600)).catch((reason) => reason);
      expect(fault.code).toBe('memory');
      // Where it can be seen from outside, it is ended before an allocation is refused.
      if (process.platform === 'linux') expect(fault.cause).toMatchObject({ message: 'resident memory' });
    },
    PATIENT_MS,
  );

  test(
    'memory: an allocation that is refused',
    async () => {
      expect(await codeOf(runExtraction(bombPdf(400), { limits: { memoryKib: 700 * 1024 } }))).toBe('memory');
    },
    PATIENT_MS,
  );

  test(
    'processor time',
    async () => {
      expect(await codeOf(runExtraction(bombPdf(60), { limits: { cpuSeconds: 1 } }))).toBe('timeout');
    },
    PATIENT_MS,
  );

  test(
    'wall-clock time',
    async () => {
      expect(await codeOf(runExtraction(bombPdf(60), { limits: { wallMs: 500 } }))).toBe('late');
    },
    PATIENT_MS,
  );

  test(
    'output',
    async () => {
      expect(await codeOf(runExtraction(await contractPdf(), { limits: { outputBytes: 500 } }))).toBe('memory');
    },
    PATIENT_MS,
  );

  test(
    'the self-test tells the operator when the process cannot start within its limits',
    async () => {
      await checkExtraction();
      await expect(checkExtraction({ memoryKib: 20 * 1024 })).rejects.toThrow('PDFs cannot be read on this machine');
    },
    PATIENT_MS,
  );
});

describe('the process', () => {
  test.skipIf(process.platform !== 'linux')('is killed when the work is aborted', async () => {
    const path = join(folder, 'aborted.pdf');
    await writeFile(path, bombPdf(60));
    const abort = new AbortController();
    let running: number[] = [];
    const work = runExtraction(path, {
      signal: abort.signal,
      onStage: () => {
        running = processIdsWith(path);
        abort.abort(new Error('not wanted any more'));
      },
    });
    await expect(work).rejects.toThrow('not wanted any more');
    expect(running).toHaveLength(1);
    expect(processIdsWith(path)).toEqual([]);
  });

  test('does not start when the work is aborted already', async () => {
    await expect(runExtraction(await contractPdf(), { signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow(
      'early',
    );
  });

  test('knows nothing of our settings', async () => {
    const script = join(folder, 'environment.ts');
    await writeFile(script, 'console.log(JSON.stringify({ environment: process.env, folder: process.cwd() }));');
    process.env.MISTRAL_API_KEY = 'a secret';
    const lines: string[] = [];
    const onLine = (line: string) => lines.push(line);
    const ending = await runCapped({ script, args: [], input: null, limits: DEFAULT_LIMITS, onLine }).finally(() => {
      delete process.env.MISTRAL_API_KEY;
    });
    expect(ending).toEqual({ kind: 'exit', code: 0 });
    const { environment, folder: workingFolder } = JSON.parse(lines.join(''));
    const names = Object.keys(environment).filter((name) => !/^BUN_|^DO_NOT_TRACK$|^MALLOC_ARENA_MAX$/.test(name));
    expect(names.sort().filter((name) => !['PATH', 'PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([]);
    expect(workingFolder).toBe('/');
  });

  test.skipIf(process.platform !== 'linux')('is killed when the parent fails while it runs', async () => {
    const path = join(folder, 'left.pdf');
    await writeFile(path, bombPdf(60));
    const fail = () => {
      throw new Error('the parent failed');
    };
    await expect(runExtraction(path, { onStage: fail })).rejects.toThrow('the parent failed');
    expect(processIdsWith(path)).toEqual([]);
  });
});
