import { describe, expect, test } from 'bun:test';
import { AppError } from '../../src/errors';
import { EXTRACTION_MESSAGES, ExtractionError } from '../../src/jobs/extraction-error';
import { judge, MAX_ATTEMPTS } from '../../src/jobs/retry';

const unavailable = new AppError('unavailable', 'The file store cannot be reached.', 30);
const databaseDown = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });

describe('what lies in the document is final, with its own words', () => {
  test.each([
    'encrypted',
    'damaged',
    'empty',
    'image_only',
    'illegible',
    'too_large',
    'not_pdf',
    'memory',
    'timeout',
    'nested',
    'huge_pictures',
  ] as const)('%s', (code) => {
    const verdict = judge(new ExtractionError(code), { attempts: 1 }, 2_000);
    expect(verdict).toEqual({ kind: 'fail', summary: EXTRACTION_MESSAGES[code] });
  });

  test('a file that is no longer there', () => {
    expect(judge(new AppError('not_found', 'Gone.'), { attempts: 1 }, 2_000)).toEqual({
      kind: 'fail',
      summary: 'Gone.',
    });
  });

  test.each([
    ['late', 3],
    ['killed', 3],
    ['internal', 3],
  ] as const)('%s at attempt %d, since earlier ones may have been the machine', (code, last) => {
    const error = new ExtractionError(code);
    expect(judge(error, { attempts: last - 1 }, 2_000).kind).toBe('retry');
    expect(judge(error, { attempts: last }, 2_000)).toEqual({ kind: 'fail', summary: EXTRACTION_MESSAGES[code] });
  });
});

describe('what lies in the surroundings is tried again', () => {
  test.each([
    ['the store', unavailable],
    ['the database', databaseDown],
  ])('%s, until three hours have gone', (_what, error) => {
    for (const attempts of [1, 5, MAX_ATTEMPTS - 1]) expect(judge(error, { attempts }, 2_000).kind).toBe('retry');
    expect(judge(error, { attempts: MAX_ATTEMPTS }, 2_000)).toMatchObject({
      kind: 'fail',
      summary: expect.stringContaining('a part of the service was down'),
    });
  });

  test('a fault of ours three times, told without its details', () => {
    const fault = new Error('secret detail');
    expect(judge(fault, { attempts: 2 }, 2_000).kind).toBe('retry');
    const last = judge(fault, { attempts: 3 }, 2_000);
    expect(last).toMatchObject({ kind: 'fail', summary: expect.stringContaining('on our side') });
    expect(JSON.stringify(last)).not.toContain('secret');
  });

  test('pauses double with jitter up to a quarter of an hour', () => {
    const pause = (attempts: number) => {
      const verdict = judge(databaseDown, { attempts }, 2_000);
      return verdict.kind === 'retry' ? verdict.delayMs : 0;
    };
    for (const [attempts, most] of [
      [1, 2_000],
      [3, 8_000],
      [15, 900_000],
    ] as const)
      for (let i = 0; i < 50; i++) {
        expect(pause(attempts)).toBeGreaterThanOrEqual(most / 2);
        expect(pause(attempts)).toBeLessThanOrEqual(most);
      }
    expect(new Set(Array.from({ length: 20 }, () => pause(3))).size).toBeGreaterThan(1);
  });

  test('not before the time that the error names', () => {
    expect(judge(unavailable, { attempts: 1 }, 2_000)).toEqual({ kind: 'retry', delayMs: 30_000 });
  });
});
