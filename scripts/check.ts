/** `bun run check`: format, lint, types, derived files, then every test. What CI runs. `--static` leaves the tests out. */
import { join } from 'node:path';
import { install } from './install';

const ROOT = join(import.meta.dir, '..');
const STATIC = [
  ['x', 'biome', 'check'],
  ['x', 'tsc'],
  ['scripts/generate.ts', '--check'],
];
const TESTS = ['run', 'test'];

/** Runs a command of bun's and answers its exit code. */
function run(args: string[]): number {
  console.error(`$ bun ${args.join(' ')}`);
  const command = [process.execPath, ...args];
  return Bun.spawnSync(command, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).exitCode;
}

install();
const commands = process.argv.includes('--static') ? STATIC : [...STATIC, TESTS];
const codes = commands.map(run);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
