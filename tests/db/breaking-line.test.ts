import { expect, test } from 'bun:test';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client';

/** AuthenticationOk and ReadyForQuery, idle (PostgreSQL's protocol 3.0). */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A rejection that nobody hears fails the test by itself: in the server it would be the end of everyone's connection. */
test('connections that break at their first question fail the call that asked, and nothing else', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => socket.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const db = openDatabase({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    user: 'u',
    database: 'd',
  });
  const calls = Array.from({ length: 5 }, () => db.execute(sql`select 1`));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  await db.$client.end({ timeout: 1 });
  server.close();
});
