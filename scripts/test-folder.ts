import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../src/db/embedded/processes';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Databases, browser and what tests write take some 1.5 GB at the most. */
const ROOM = 4 * 1024 ** 3;
const LEFT_BEHIND_MS = 600_000;
const NAME = /^counterpart-run-(\d+)-/;

/**
 * A folder for all temporary files of a run of the tests, so that none are left and the runs of two users don't meet; it goes with this process.
 * It is as open as such folders are: a database in it may run as another user. Where there is room it lies in memory, since tests
 * make hundreds of databases of a thousand files each: on a disk they cost several times as much of the processor. A TMPDIR that is set already wins.
 * From then on it is TMPDIR.
 */
export function testFolder(): string {
  const inMemory = process.env.TMPDIR || !hasRoom() ? null : folderIn(MEMORY);
  const folder = inMemory && runsPrograms(inMemory) ? inMemory : folderIn(tmpdir());
  process.env.TMPDIR = folder;
  return folder;
}

function folderIn(parent: string): string {
  removeLeftBehind(parent);
  const folder = mkdtempSync(join(parent, `counterpart-run-${process.pid}-`));
  chmodSync(folder, 0o1777);
  process.once('exit', () => remove(folder));
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM;
  } catch {
    return false;
  }
}

/** Containers may forbid it (noexec), and a browser is unpacked there. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/** Where something still writes to it, a later run removes the rest: that is no fault of the tests. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}

/** Folders of runs that were killed; those of other containers, whose ids are not ours, are written to all the time. */
function removeLeftBehind(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(NAME.exec(name)?.[1] ?? 0);
    if (pid === 0 || isAlive(pid)) continue;
    const folder = join(parent, name);
    const touched = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - touched > LEFT_BEHIND_MS) remove(folder);
  }
}
