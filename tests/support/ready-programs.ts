/**
 * Run before each test file where a run has made our programs ready (`scripts/test.ts`): sources that run in the test's own process start
 * the ready ones as well.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { atPlace } from '../../scripts/at-place';
import { ROOT, TEST_PROGRAMS } from './program';

/** Sources that start a process or a thread by its file, and ask for no other file by their own place. */
export const STARTERS = /\/src\/(?:jobs\/(?:extract|recognise|review)|exports\/(?:print-memo|write-workbook))\.ts$/;

const ready = process.env[TEST_PROGRAMS];
if (ready)
  Bun.plugin({
    name: 'ready-programs',
    setup(build) {
      build.onLoad({ filter: STARTERS }, ({ path }) => ({
        contents: atPlace(readFileSync(path, 'utf8'), join(ready, relative(ROOT, path))),
        loader: 'ts',
      }));
    },
  });
