/** `bun run start`: installs, builds, and runs the server in this process. `--dev` starts it again after every change. */
import { install } from './install';

install();
if (process.argv.includes('--dev')) {
  const { dev } = await import('./dev');
  await dev();
} else {
  const { build } = await import('./build');
  await build();
  await import('../src/main');
}
