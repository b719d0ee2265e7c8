import { afterEach, expect, test } from 'bun:test';
import { createUploadGate, UPLOAD_ROOM, type UploadPlace, type UploadRoom } from '../../src/routes/upload-gate';
import { MIB } from '../../src/shared/limits';
import { networkOf } from '../../src/shared/network';
import { eventually } from '../support/eventually';

type Gate = ReturnType<typeof createUploadGate>;

const gateOf = (room: Partial<UploadRoom> = {}) =>
  createUploadGate({ ...UPLOAD_ROOM, bytes: 8 * MIB, waitMs: 20, patienceMs: 60_000, ...room });

const leaving: (() => void)[] = [];
/** What is held counts in the figures of the whole process, which other files look at. */
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

/** An upload that stays until it is told to leave, or is put out. */
function begin(gate: Gate, account: string, network = account) {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  leaving.push(leave);
  let entered: UploadPlace | undefined;
  const ended = gate({ account, network }, async (place) => {
    entered = place;
    const { promise: out, reject } = Promise.withResolvers<never>();
    place.signal.addEventListener('abort', () => reject(place.signal.reason));
    await Promise.race([left, out]);
    return 'kept' as const;
  }).catch(({ code, retryAfter }) => ({ code, retryAfter }));
  if (!entered) return { place: undefined as unknown as UploadPlace, ended, leave };
  return { place: entered, ended, leave };
}

const putOut = { code: 'unavailable', retryAfter: 5 };

test('room is taken by what arrives, not by what is declared: silent lines keep nobody out', async () => {
  const gate = gateOf();
  for (let i = 0; i < 30; i++) await begin(gate, `slow${i}`, `net${i % 4}`).place.hold(1);
  const { place, leave, ended } = begin(gate, 'ada');
  await place.hold(MIB / 4);
  leave();
  expect(await ended).toBe('kept');
});

test('who lacks room gets that of the account that holds most, and the newest upload of it', async () => {
  const gate = gateOf();
  const greedy = [begin(gate, 'eve'), begin(gate, 'eve')];
  for (const { place } of greedy) await place.hold(4 * MIB);
  const [first, second] = greedy;
  const { place, leave, ended } = begin(gate, 'ada');
  await place.hold(2 * MIB);
  expect(await second?.ended).toEqual(putOut);
  expect(first?.place.signal.aborted).toBe(false);
  leave();
  first?.leave();
  expect([await ended, await first?.ended]).toEqual(['kept', 'kept']);
});

test('many accounts of one network count as one', async () => {
  const gate = gateOf();
  const crowd = Array.from({ length: 10 }, (_, i) => begin(gate, `eve${i}`, 'net'));
  for (const { place } of crowd) await place.hold(MIB / 2);
  const big = begin(gate, 'ben', 'elsewhere');
  await big.place.hold(3 * MIB);
  // Ben holds more than any of them, but not more than all of them together.
  const more = begin(gate, 'ada', 'third');
  await more.place.hold(MIB / 4);
  expect(big.place.signal.aborted).toBe(false);
  expect(crowd.filter(({ place }) => place.signal.aborted)).toHaveLength(1);
});

test('an upload that has arrived is kept, and its room is given back when it is done', async () => {
  const gate = gateOf();
  const done = begin(gate, 'eve');
  await done.place.hold(8 * MIB);
  done.place.arrived();
  const { place } = begin(gate, 'ada');
  let hasRoom = false;
  const held = place.hold(MIB).then(() => {
    hasRoom = true;
  });
  await Bun.sleep(100);
  expect([hasRoom, done.place.signal.aborted]).toEqual([false, false]);
  done.leave();
  await held;
});

test('uploads of one account that wait for one another don’t wait for ever', async () => {
  const gate = gateOf();
  const all = Array.from({ length: 4 }, () => begin(gate, 'ada'));
  const outcomes = all.map(async ({ place, leave, ended }) => {
    for (let bytes = MIB; bytes <= 4 * MIB; bytes += MIB) await place.hold(bytes).catch(() => undefined);
    leave();
    return await ended;
  });
  const ended = await Promise.all(outcomes);
  expect(ended).toContain('kept');
  for (const one of ended) expect(one === 'kept' || one.code === 'unavailable').toBe(true);
});

test('who waits in vain is told so', async () => {
  const gate = gateOf({ patienceMs: 50 });
  const done = begin(gate, 'eve');
  await done.place.hold(8 * MIB);
  done.place.arrived();
  const { place, ended } = begin(gate, 'ada');
  await expect(place.hold(MIB)).rejects.toMatchObject(putOut);
  expect(await ended).toEqual(putOut);
});

test.each<[string, Partial<UploadRoom>]>([
  ['of one account', { ofAccount: 3 }],
  ['of one network', { ofNetwork: 3 }],
  ['in all', { uploads: 3 }],
])('so many %s and no more', async (_what, limits) => {
  const gate = gateOf(limits);
  const inside = Array.from({ length: 3 }, () => begin(gate, 'ada'));
  expect(await begin(gate, 'ada').ended).toEqual(putOut);
  inside[0]?.leave();
  await inside[0]?.ended;
  const next = begin(gate, 'ada');
  await eventually(() => next.place !== undefined);
  next.leave();
  expect(await next.ended).toBe('kept');
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
