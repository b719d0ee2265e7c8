import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { deleteAccount } from '../../src/accounts/delete-account';
import { knownDevices, outgoingMail, sentMail, unsubscribeTokens, users } from '../../src/db/schema';
import { MAX_A_DAY } from '../../src/mail/deliver';
import { type ContractWorld, contractWorld } from '../support/contracts';
import { eventually } from '../support/eventually';
import { addContract } from '../support/lease-contract';
import { type MailFault, startMailServer } from '../support/mail-server';
import { type MailWorld, mailWorld, SITE } from '../support/mail-world';
import { scriptOf } from '../support/program';

let world: ContractWorld;
let mail: MailWorld;

beforeAll(async () => {
  world = await contractWorld();
  mail = await mailWorld(world.db);
});
afterEach(async () => {
  await mail.clear();
  await world.clear();
});
afterAll(async () => {
  await mail.close();
  await world.close();
});

const taken = (count: number) => eventually(() => mail.mailServer.mails.length >= count && mail.mailServer.mails);
const none = () => eventually(async () => (await mail.queued()).length === 0);
const addressOf = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? '';

async function queuePasswordMail(to?: string): Promise<string> {
  const userId = to ?? (await world.addUser());
  await world.db.transaction((tx) => mail.queueMail(tx, { to: userId, kind: 'password-changed', by: 'user' }));
  return userId;
}

describe('a message', () => {
  test('goes to its user as text and HTML, and leaves nothing behind', async () => {
    const userId = await queuePasswordMail();
    const [row] = await mail.queued();
    mail.send();
    const [sent] = await taken(1);
    await none();
    expect(sent?.subject).toBe('Your password was changed');
    expect(sent?.to).toMatchObject({ value: [{ address: await addressOf(userId) }] });
    expect(sent?.from?.value).toEqual([{ address: 'mail@firm.example', name: 'Counterpart' }]);
    expect(sent?.messageId).toBe(`<${row?.id}@firm.example>`);
    expect(sent?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(sent?.text).toContain(`Turn it off in your account: ${SITE}/account`);
    expect(sent?.text).toContain('because “Security alerts” is on');
    expect(sent?.html).toContain(`<a href="${SITE}/account">`);
    // What guards an account is not turned off by whoever can read an e-mail.
    expect(sent?.headers.get('list')).toBeUndefined();
    expect(sent?.text).not.toContain('unsubscribe');
  });

  test('is not written where the preference is off, nor sent where it was turned off since', async () => {
    const before = mail.mailServer.connections();
    const off = await world.addUser();
    await world.db.update(users).set({ emailSecurity: false }).where(eq(users.id, off));
    await queuePasswordMail(off);
    expect(await mail.queued()).toEqual([]);
    const userId = await queuePasswordMail();
    await world.db.update(users).set({ emailSecurity: false }).where(eq(users.id, userId));
    mail.send();
    await none();
    expect(mail.mailServer.connections()).toBe(before);
  });

  test('is not there when the transaction of what it tells of fails', async () => {
    const userId = await world.addUser();
    const work = world.db.transaction(async (tx) => {
      await mail.queueMail(tx, { to: userId, kind: 'password-changed', by: 'user' });
      throw new Error('The password could not be changed');
    });
    await expect(work).rejects.toThrow('could not be changed');
    expect(await mail.queued()).toEqual([]);
  });

  test('goes with its account, and so does all that is kept for e-mails', async () => {
    const userId = await queuePasswordMail();
    await world.db.insert(unsubscribeTokens).values({ token: 'x', userId, preference: 'emailDocuments' });
    await world.db.insert(sentMail).values({ userId });
    const device = { userId, tokenHash: new Uint8Array(32), firstSeenAt: new Date(), lastSeenAt: new Date() };
    await world.db.insert(knownDevices).values(device);
    await deleteAccount(world, userId, { kind: 'user', id: userId, address: null });
    for (const table of [outgoingMail, unsubscribeTokens, sentMail, knownDevices])
      expect(await world.db.select().from(table)).toEqual([]);
  });
});

describe('of many processes', () => {
  test('one sends a message, whoever else looks', async () => {
    for (let i = 0; i < 12; i += 1) await queuePasswordMail();
    for (let i = 0; i < 3; i += 1) mail.send();
    await none();
    const ids = mail.mailServer.mails.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(12);
    expect(ids).toHaveLength(12);
  });

  test('another sends what one was sending when it died', async () => {
    await queuePasswordMail();
    await world.db
      .update(outgoingMail)
      .set({ leaseToken: crypto.randomUUID(), leaseUntil: sql`now() + interval '1 hour'`, attempts: 1 });
    mail.send();
    await queuePasswordMail();
    // The second one is sent past the first, which is still held.
    await taken(1);
    await eventually(async () => (await mail.queued()).length === 1);
    await world.db.update(outgoingMail).set({ leaseUntil: sql`now() - interval '1 second'` });
    await taken(2);
    await none();
  });
});

describe('a process that is killed', () => {
  const mailer = () => {
    const settings = { options: world.options, url: mail.mailServer.url, site: SITE };
    const file = scriptOf('tests/support/mailer-process.ts');
    return Bun.spawn([process.execPath, file, JSON.stringify(settings)], { stdout: 'ignore', stderr: 'ignore' });
  };

  test('before the server has taken the message: another process sends it, once', async () => {
    mail.mailServer.setFault('hangs after data', 1);
    await queuePasswordMail();
    const doomed = mailer();
    await eventually(() => mail.mailServer.isHanging());
    doomed.kill('SIGKILL');
    await doomed.exited;
    expect(mail.mailServer.mails).toEqual([]);
    mail.send();
    await taken(1);
    await none();
    expect(mail.mailServer.mails).toHaveLength(1);
  });

  test('after the server has taken it, and before it is written down: it goes twice, under one id', async () => {
    mail.mailServer.setFault('keeps it and hangs', 1);
    await queuePasswordMail();
    const doomed = mailer();
    await taken(1);
    doomed.kill('SIGKILL');
    await doomed.exited;
    mail.send();
    const both = await taken(2);
    await none();
    expect(new Set(both.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

describe('a mail server that', () => {
  const PASSING: [MailFault, number][] = [
    ['away', 2],
    ['garbage', 2],
    ['refuses sender', 2],
    ['greylists', 3],
    ['full', 2],
  ];
  test.each(PASSING)('%s %d times gets the message once it does not', async (fault, times) => {
    mail.mailServer.setFault(fault, times);
    const before = mail.mailServer.connections();
    const userId = await queuePasswordMail();
    mail.send();
    await taken(1);
    await none();
    expect(mail.mailServer.connections() - before).toBe(times + 1);
    expect(mail.mailServer.mails).toHaveLength(1);
    expect(mail.logged()).not.toContain(await addressOf(userId));
  });

  test.each(['hangs at greeting', 'hangs after data'] as const)('%s is left, and asked again', async (fault) => {
    mail.mailServer.setFault(fault, 1);
    await queuePasswordMail();
    mail.send({ server: mail.open(undefined, { greetingTimeout: 200, socketTimeout: 200 }) });
    await taken(1);
    await none();
  });

  test('says nothing until the time of the attempt is over is left as well', async () => {
    mail.mailServer.setFault('hangs at greeting', 1);
    await queuePasswordMail();
    mail.send({ timing: { attemptMs: 200 } });
    await taken(1);
    await none();
  });

  test.each(['refuses recipient', 'refuses words'] as const)('%s for good is not asked again', async (fault) => {
    mail.mailServer.setFault(fault, 1);
    const refused = await queuePasswordMail();
    mail.send();
    await none();
    expect(mail.mailServer.mails).toEqual([]);
    expect(mail.logged()).toContain('an email was given up');
    expect(mail.logged()).not.toContain(await addressOf(refused));
  });

  test('breaks the line when it has the whole message may get it again, and it can be told by its id', async () => {
    mail.mailServer.setFault('takes it and dies', 1);
    await queuePasswordMail();
    mail.send();
    const both = await taken(2);
    await none();
    expect(new Set(both.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('does so each time gets it four times and no more', async () => {
    mail.mailServer.setFault('takes it and dies');
    await queuePasswordMail();
    mail.send();
    await none();
    expect(mail.mailServer.mails).toHaveLength(4);
  });

  test('chokes at one message gets the others', async () => {
    await queuePasswordMail();
    mail.mailServer.setFault('hangs after data', 1);
    mail.send({ timing: { retryMs: 3_600_000 }, server: mail.open(undefined, { socketTimeout: 200 }) });
    await eventually(async () => (await mail.queued())[0]?.lastError);
    await queuePasswordMail();
    await queuePasswordMail();
    await taken(2);
    await eventually(async () => (await mail.queued()).length === 1);
  });

  test('is down is told of once, and that it is back', async () => {
    mail.mailServer.setFault('away', 5);
    await queuePasswordMail();
    mail.send();
    await none();
    expect(mail.logged().split('the mail server takes no emails')).toHaveLength(2);
    await eventually(() => mail.logged().includes('emails can be sent again'));
  });

  test('refuses the password is asked again, and the log has neither password nor user', async () => {
    const guarded = await startMailServer({ password: 'p@ss:word/' });
    try {
      guarded.setFault('wrong password', 2);
      await queuePasswordMail();
      mail.send({ server: mail.open(guarded.url) });
      await eventually(() => guarded.mails.length > 0);
      await none();
      expect(mail.logged()).not.toMatch(/p@ss|p%40ss|counterpart:/);
    } finally {
      await mail.quiet();
      await guarded.close();
    }
  });
});

test('a password does not go over the network in the open', async () => {
  const server = mail.open(`${mail.mailServer.url.replace('//', '//me:secret@')}?requireTLS=true`);
  await expect(server.check()).rejects.toMatchObject({ name: 'MailFailure', kind: 'down' });
});

test('what could not be sent in time is given up, and the log says so without its words', async () => {
  const userId = await queuePasswordMail();
  await world.db.update(outgoingMail).set({ expiresAt: sql`now() - interval '1 second'`, lastError: 'ETIMEDOUT' });
  mail.send();
  await none();
  expect(mail.mailServer.mails).toEqual([]);
  expect(mail.logged()).toContain('it could not be sent in time');
  expect(mail.logged()).not.toContain(await addressOf(userId));
});

test('an account is sent only so many in a day, those about documents stop first; the next one waits', async () => {
  const userId = await world.addUser();
  const sent = (length: number) => world.db.insert(sentMail).values(Array.from({ length }, () => ({ userId })));
  await sent(MAX_A_DAY.others);
  const contractId = await addContract(world.db, userId);
  await mail.queueMail(world.db, { kind: 'analyses', contractId, failed: false });
  mail.send();
  await eventually(async () => (await mail.queued())[0]?.lastError === 'daily limit');
  await queuePasswordMail(userId);
  await taken(1);
  await mail.clear();
  await sent(MAX_A_DAY.all - MAX_A_DAY.others);
  await queuePasswordMail(userId);
  mail.send();
  await eventually(async () => (await mail.queued())[0]?.lastError === 'daily limit');
  await queuePasswordMail();
  await taken(1);
  await eventually(async () => (await mail.queued()).length === 1);
  expect(await mail.queued()).toMatchObject([{ userId, attempts: 0 }]);
});
