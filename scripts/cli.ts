/** `bun run cli ...`: installs if need be and runs the command line in this process. */
import { install } from './install';

install();
await import('../src/cli');
