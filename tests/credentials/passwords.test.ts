import { afterEach, expect, mock, spyOn, test } from 'bun:test';
import { createGate } from '../../src/credentials/gate';
import { hashPassword, verifyPassword } from '../../src/credentials/passwords';

afterEach(() => mock.restore());

test('a password fits its own hash only, and two hashes of it differ', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toStartWith('$argon2id$');
  expect(await hashPassword('correct horse')).not.toBe(hash);
  expect(await verifyPassword('correct horse', hash, 'stranger')).toBe(true);
  expect(await verifyPassword('correct hors', hash, 'stranger')).toBe(false);
});

test('without an account the same work is done and the answer is no', async () => {
  const hash = await hashPassword('correct horse');
  await verifyPassword('anything', undefined, 'stranger');
  const verify = spyOn(Bun.password, 'verify');
  await verifyPassword('wrong', hash, 'stranger');
  expect(await verifyPassword('wrong', undefined, 'stranger')).toBe(false);
  const costs = verify.mock.calls.map(([, against]) => String(against).split('$').slice(0, 4).join('$'));
  expect(costs).toHaveLength(2);
  expect(costs[0]).toBe(costs[1]);
});

test('a gate runs no more at once than it was told, queues some and refuses the rest', async () => {
  const gate = createGate(2, 3);
  let running = 0;
  let most = 0;
  const door = Promise.withResolvers<void>();
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await door.promise;
    running -= 1;
    return 'done';
  };
  const accepted = [1, 2].map(() => gate(work));
  await Bun.sleep(0);
  accepted.push(...[1, 2, 3].map(() => gate(work)));
  await expect(gate(work)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  door.resolve();
  expect(await Promise.all(accepted)).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
  expect(await gate(async () => 'free again')).toBe('free again');
});
