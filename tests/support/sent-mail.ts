import type { Database } from '../../src/db/client';
import { createLog } from '../../src/log';
import { DELIVERY, deliverNext } from '../../src/mail/deliver';
import type { Message } from '../../src/mail/message';
import { SITE } from './mail-world';

/** Sends all that waits, and answers what each message said. */
export async function sendAll(db: Database, now: () => Date = () => new Date()): Promise<Message[]> {
  const sent: Message[] = [];
  const server = { send: async (message: Message) => void sent.push(message), check: async () => undefined };
  const deps = { db, log: createLog('silent'), now, server, site: SITE, timing: DELIVERY };
  while ((await deliverNext(deps)) !== 'none');
  return sent;
}

/** The token of the link that a message leads to. */
export function tokenOf(message: Message | undefined): string {
  const [, token] = /#([\w-]{43})\n/.exec(message?.text ?? '') ?? [];
  if (!token) throw new Error('The message has no link that works once');
  return token;
}
