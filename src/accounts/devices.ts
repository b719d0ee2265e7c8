import { newToken, sha256 } from '../credentials/tokens';
import type { Db, Transaction } from '../db/client';
import { deleteUnusedDevices, noteDevice, trimDevices } from '../db/known-devices';
import type { QueueMail } from '../mail/queue-mail';

/** How long a browser keeps the cookie by which it is known; browsers allow no more. */
export const DEVICE_DAYS = 400;
const DAY_MS = 24 * 60 * 60_000;
/** Nobody has more; whoever makes up new ones fills no table. */
const MAX_DEVICES = 50;

interface DeviceDeps {
  now: () => Date;
  queueMail?: QueueMail | undefined;
}

/**
 * Notes the browser of a sign-in, and tells the user by e-mail of one that was not known, unless it is their first. A browser is known by a random cookie and
 * nothing else: one whose cookies were cleared is a new one.
 * @param token what the browser's cookie says; null where it has none
 * @param address where the sign-in came from
 * @returns what its cookie has to say from now on
 */
export async function recogniseDevice(
  deps: DeviceDeps,
  tx: Transaction,
  userId: string,
  { token, address }: { token: string | null; address: string },
): Promise<string> {
  const device = token ?? newToken();
  const at = deps.now();
  const { known, first } = await noteDevice(tx, userId, sha256(device), at);
  if (!known) await trimDevices(tx, userId, MAX_DEVICES);
  if (!known && !first) await deps.queueMail?.(tx, { to: userId, kind: 'new-sign-in', from: address, at });
  return device;
}

/** Forgets browsers whose cookie has run out. */
export async function removeUnusedDevices({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await deleteUnusedDevices(db, new Date(now().getTime() - DEVICE_DAYS * DAY_MS));
}
