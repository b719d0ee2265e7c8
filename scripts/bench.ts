/**
 * `bun run bench [NAME] [ARGUMENT...]`: runs a benchmark of `bench/`, or lists them with what their first lines say.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install';

const FOLDER = join(import.meta.dir, '../bench');

/** The first sentence of the comment that each benchmark begins with. */
async function list(): Promise<void> {
  for (const file of (await Array.fromAsync(new Bun.Glob('*.ts').scan(FOLDER))).sort()) {
    const comment = /^\/\*\*\s*\n \* ([\s\S]*?)(?:\.\s|:\s|\n \*\n)/.exec(await Bun.file(join(FOLDER, file)).text());
    console.log(`${file.replace('.ts', '').padEnd(12)} ${(comment?.[1] ?? '').replace(/\s*\n \*\s*/g, ' ')}`);
  }
}

install();
const [name, ...args] = process.argv.slice(2);
if (!name) await list();
else if (!/^[a-z-]+$/.test(name) || !existsSync(join(FOLDER, `${name}.ts`))) {
  console.error(`There is no benchmark '${name}'. These are:`);
  await list();
  process.exitCode = 1;
} else {
  const run = Bun.spawn([process.execPath, join(FOLDER, `${name}.ts`), ...args], {
    stdio: ['inherit', 'inherit', 'inherit'],
  });
  process.exitCode = await run.exited;
}
