import { expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { commandLine, isAlive, isOther } from '../../../src/db/embedded/processes';
import { eventually } from '../../support/eventually';

test('a process that runs is alive, one that is gone is not', async () => {
  const child = Bun.spawn(['sleep', '60']);
  expect(isAlive(child.pid)).toBe(true);
  child.kill();
  await child.exited;
  expect(isAlive(child.pid)).toBe(false);
});

test.if(process.platform === 'linux')(
  'a process that ended and was not asked for by its parent is not alive',
  async () => {
    // `sleep` takes the shell's place and knows nothing of the child that the shell left it.
    const script = 'exec 3<&0; cat <&3 & echo $!; exec sleep 60';
    const parent = Bun.spawn(['sh', '-c', script], { stdin: 'pipe', stdout: 'pipe' });
    try {
      const { value } = await parent.stdout.getReader().read();
      const pid = Number(new TextDecoder().decode(value));
      expect(pid).toBeGreaterThan(1);
      await eventually(() => commandLine(parent.pid).startsWith('sleep'));
      parent.stdin.end();
      await eventually(() => !isAlive(pid));
      // Its id is still taken.
      expect(() => process.kill(pid, 0)).not.toThrow();
    } finally {
      parent.kill();
      await parent.exited;
    }
  },
);

test('neither this process nor a thread of it is another one', async () => {
  const child = Bun.spawn(['sleep', '60']);
  expect(isOther(child.pid)).toBe(true);
  child.kill();
  await child.exited;
  const ours = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  expect(ours).toContain(process.pid);
  expect(ours.filter(isOther)).toEqual([]);
});
