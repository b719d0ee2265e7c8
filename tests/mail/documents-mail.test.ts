import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { toRow } from '../../src/contracts/dates/rows';
import { replaceDates } from '../../src/db/dates';
import { contracts, outgoingMail, users } from '../../src/db/schema';
import { ExtractionError } from '../../src/jobs/extraction-error';
import { startWorker, type Worker } from '../../src/jobs/worker';
import { letterOf } from '../../src/mail/letters';
import { GATHERING, mailQueue, type QueueMail } from '../../src/mail/queue-mail';
import { queueReminders } from '../../src/mail/reminders';
import { UNSUBSCRIBE_PATH, unsubscribe } from '../../src/mail/unsubscribe';
import type { ContractDate } from '../../src/shared/dates';
import { MAIL_KINDS } from '../../src/shared/mail';
import { routeOf, routes } from '../../src/ui/routes';
import { quickExtract } from '../support/analysis';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';
import { eventually } from '../support/eventually';
import { addContract } from '../support/lease-contract';
import { type MailWorld, mailWorld, SITE } from '../support/mail-world';

let world: ContractWorld;
let mail: MailWorld;
let worker: Worker | undefined;

beforeAll(async () => {
  world = await contractWorld();
  mail = await mailWorld(world.db);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await mail.clear();
  await world.clear();
});
afterAll(async () => {
  await mail.close();
  await world.close();
});

const FAST = { leaseMs: 5_000, pollMs: 50, retryMs: 20, drainMs: 5_000 };
const taken = (count: number) => eventually(() => mail.mailServer.mails.length >= count && mail.mailServer.mails);
const none = () => eventually(async () => (await mail.queued()).length === 0);

function analyse({ queueMail, extract = quickExtract }: { queueMail: QueueMail; extract?: typeof quickExtract }) {
  worker = startWorker({ ...world, config: { WORKER_CONCURRENCY: 2 }, extract, timing: FAST, queueMail });
}

const allEnded = () => eventually(async () => (await world.rows()).jobs.length === 0);
const failing: typeof quickExtract = async () => {
  throw new ExtractionError('encrypted');
};

/** Long enough that what is due is what the test makes due. */
const gathering = mailQueue(GATHERING);
const makeDue = () => world.db.update(outgoingMail).set({ runAt: sql`now()` });

describe('analyses that end', () => {
  test('are one message, however many, each with its link and its outcome', async () => {
    const userId = await world.addUser();
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.push((await world.submit(userId, pdfBytes(String(i)), `Lease ${i}.pdf`)).id);
    analyse({ queueMail: gathering });
    await allEnded();
    await worker?.stop();
    const broken = await world.submit(userId, pdfBytes('x'), 'Locked.pdf');
    analyse({ queueMail: gathering, extract: failing });
    await allEnded();
    expect(await mail.queued()).toMatchObject([{ kind: 'analyses', open: true, userId }]);
    await makeDue();
    mail.send();
    const [sent] = await taken(1);
    await none();
    expect(mail.mailServer.mails).toHaveLength(1);
    expect(sent?.subject).toBe('5 analyses are finished, 1 failed');
    for (const id of [...ids, broken.id]) expect(sent?.text).toContain(`${SITE}/analysis/${id}`);
    expect(sent?.text).toMatch(/- Locked\.pdf: could not be analyzed; its page says why\n/);
    expect(sent?.text).toContain('- Lease 3.pdf: finished\n');
    // Nothing of what the contract says.
    expect(sent?.text).not.toContain('A short contract');
  });

  test('wait while others of the user are to come, a little after the last, and not forever', async () => {
    const userId = await world.addUser();
    const waits = async () => {
      const [row] = await world.db.execute<{ wait: number; age: number }>(sql`
        select extract(epoch from run_at - now())::float8 as wait, extract(epoch from run_at - created_at)::float8 as age from outgoing_mail`);
      return { wait: row?.wait ?? 0, age: row?.age ?? 0 };
    };
    const first = await addContract(world.db, userId);
    const last = await addContract(world.db, userId);
    await world.submit(userId);
    await gathering(world.db, { kind: 'analyses', contractId: first, failed: false });
    expect((await waits()).wait).toBeGreaterThan(GATHERING.quietMs / 1_000 + 60);
    await world.db.execute(sql`delete from jobs`);
    await gathering(world.db, { kind: 'analyses', contractId: last, failed: false });
    expect((await waits()).wait).toBeLessThanOrEqual(GATHERING.quietMs / 1_000);
    expect(await mail.queued()).toHaveLength(1);
    await world.db.update(outgoingMail).set({ createdAt: sql`now() - interval '59 minutes 30 seconds'` });
    await gathering(world.db, { kind: 'analyses', contractId: last, failed: false });
    expect((await waits()).age).toBeCloseTo(GATHERING.maxMs / 1_000, 0);
  });

  test('while one message is being sent begin the next', async () => {
    const userId = await world.addUser();
    const [first, second] = [
      await addContract(world.db, userId, 'A.pdf'),
      await addContract(world.db, userId, 'B.pdf'),
    ];
    await mail.queueMail(world.db, { kind: 'analyses', contractId: first, failed: false });
    mail.mailServer.setFault('hangs after data', 1);
    mail.send({ server: mail.open(undefined, { socketTimeout: 500 }) });
    await eventually(() => mail.mailServer.isHanging());
    await mail.queueMail(world.db, { kind: 'analyses', contractId: second, failed: false });
    const both = await taken(2);
    await none();
    expect(both.map(({ text }) => /[AB]\.pdf/.exec(text ?? '')?.[0]).sort()).toEqual(['A.pdf', 'B.pdf']);
  });

  test('of many at the same time lose none and need one message', async () => {
    const userId = await world.addUser();
    const ids = await Promise.all(Array.from({ length: 20 }, (_, i) => addContract(world.db, userId, `${i}.pdf`)));
    await Promise.all(
      ids.map((contractId) =>
        world.db.transaction((tx) => gathering(tx, { kind: 'analyses', contractId, failed: false })),
      ),
    );
    expect(await mail.queued()).toHaveLength(1);
    expect(await mail.listed()).toHaveLength(20);
  });

  test('are counted where they are too many to be named', async () => {
    const userId = await world.addUser();
    for (let i = 0; i < 40; i += 1) {
      const contractId = await addContract(world.db, userId, `Contract ${i}.pdf`);
      await mail.queueMail(world.db, { kind: 'analyses', contractId, failed: false });
    }
    mail.send();
    const [sent] = await taken(1);
    expect(sent?.subject).toBe('40 analyses are finished');
    expect(sent?.text).toContain('- and 15 more in My Documents');
    expect(sent?.text?.match(/^- Contract/gm)).toHaveLength(25);
  });

  test('of contracts that were deleted since are not told', async () => {
    const userId = await world.addUser();
    const [kept, gone] = [
      await addContract(world.db, userId, 'Kept.pdf'),
      await addContract(world.db, userId, 'Gone.pdf'),
    ];
    for (const contractId of [kept, gone])
      await mail.queueMail(world.db, { kind: 'analyses', contractId, failed: false });
    await world.db.delete(contracts).where(eq(contracts.id, gone));
    mail.send();
    const [sent] = await taken(1);
    expect(sent?.subject).toBe('Your analysis is finished');
    expect(sent?.text).not.toContain('Gone.pdf');
    await none();
    await mail.quiet();
    await mail.queueMail(world.db, { kind: 'analyses', contractId: kept, failed: false });
    await world.db.delete(contracts).where(eq(contracts.id, kept));
    mail.send();
    await none();
    expect(mail.mailServer.mails).toHaveLength(1);
  });

  test('among many that nobody waits for, or with the switch off, are not told', async () => {
    const userId = await world.addUser();
    await world.submit(userId);
    await world.db.execute(sql`update jobs set bulk = true`);
    analyse({ queueMail: gathering });
    await allEnded();
    const off = await world.addUser();
    await world.db.update(users).set({ emailDocuments: false }).where(eq(users.id, off));
    await world.submit(off);
    await allEnded();
    expect((await world.rows()).analyses).toHaveLength(2);
    expect(await mail.queued()).toEqual([]);
  });
});

describe('a message about documents', () => {
  test('has what ends such messages at one press, in its headers and as its last link', async () => {
    const userId = await world.addUser();
    const contractId = await addContract(world.db, userId);
    await mail.queueMail(world.db, { kind: 'analyses', contractId, failed: false });
    mail.send();
    const [sent] = await taken(1);
    const [, link = ''] = /Unsubscribe: (\S+)/.exec(sent?.text ?? '') ?? [];
    expect(link).toMatch(new RegExp(`^${SITE}/unsubscribe/[\\w-]{43}$`));
    const header = (name: string) => sent?.headerLines.find(({ key }) => key === name)?.line.replace(/\r?\n\s+/g, ' ');
    expect(header('list-unsubscribe')).toBe(`List-Unsubscribe: <${link}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await none();
    await unsubscribe(world, link.split('/').at(-1) ?? '');
    await mail.queueMail(world.db, { kind: 'analyses', contractId, failed: false });
    expect(await mail.queued()).toEqual([]);
    expect(sent?.html).toContain(`<a href="${link}">Unsubscribe</a>`);
    expect(sent?.text).toContain('because “Document updates” is on in your account');
  });

  const HOSTILE = [
    '<img src=x onerror=alert(1)>.pdf',
    'a"b\'c&d.pdf',
    'Lease.pdf\r\nBcc: everybody@example.com\r\n\r\nDear Sir',
    'invoice\u202efdp.exe',
    `${'very long '.repeat(60)}.pdf`,
    '=?utf-8?Q?=41?= Vertrag über Bücher 契約.pdf',
    '</style><script>alert(1)</script>',
  ];
  test.each(HOSTILE)('is not changed by a file called %j', async (filename) => {
    const userId = await world.addUser();
    await world.db
      .update(users)
      .set({ name: `Ada\r\nBcc: ${filename}` })
      .where(eq(users.id, userId));
    const contractId = await addContract(world.db, userId, filename);
    await mail.queueMail(world.db, { kind: 'analyses', contractId, failed: false });
    mail.send();
    const [sent] = await taken(1);
    expect(sent?.subject).toBe('Your analysis is finished');
    expect(sent?.headers.has('bcc')).toBe(false);
    expect(sent?.headerLines.map(({ key }) => key).sort()).toEqual(HEADERS);
    const html = typeof sent?.html === 'string' ? sent.html : '';
    expect(html.match(/<(script|img|style)\b/g)).toEqual(['<style']);
    expect(html.match(/<\/(\w+)>/g)?.length).toBeGreaterThan(10);
    expect(html).not.toMatch(/[\u202a-\u202e]/);
    const [, named = ''] = /^- (.*): finished$/m.exec(sent?.text ?? '') ?? [];
    expect(named.length).toBeGreaterThan(3);
    expect(named.length).toBeLessThanOrEqual(120);
    expect(sent?.text).not.toContain('Ada');
  });
});

const HEADERS = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'list-unsubscribe', 'list-unsubscribe-post'],
  ...['message-id', 'mime-version', 'subject', 'to', 'x-auto-response-suppress'],
];

describe('days that are coming up', () => {
  const date = (kind: ContractDate['kind'], day: string | null, more: Partial<ContractDate> = {}): ContractDate => ({
    ...{
      id: kind,
      kind,
      label: 'As in the paper',
      day,
      repeats: null,
      effect: null,
      rule: 'As the contract writes it.',
    },
    ...{ inputs: [], lacks: null, none: null, notes: [] },
    ...more,
  });
  const NOW = new Date('2026-11-23T09:00:00Z');
  const at = (iso: string) => new Date(iso);
  const remind = (now = NOW) => queueReminders({ db: world.db, log: world.log, now: () => now });

  async function contractWith(dates: ContractDate[], filename = 'Lease.pdf', owner?: string) {
    const userId = owner ?? (await world.addUser());
    const id = await addContract(world.db, userId, filename);
    await replaceDates(world.db, { id, userId }, dates.map(toRow));
    return { id, userId };
  }

  /** Of what waits, by day and kind. */
  const told = async () => (await mail.listed()).map(({ about, day }) => `${about} ${day}`).sort();

  test('are told thirty, seven and one day ahead, each once', async () => {
    await contractWith([date('notice', '2026-12-31')]);
    const days: string[] = [];
    for (let day = 1; day <= 31; day += 1) {
      const now = at(`2026-12-${String(day).padStart(2, '0')}T09:00:00Z`);
      for (let look = 0; look < 2; look += 1) if ((await remind(now)) > 0) days.push(now.toISOString().slice(0, 10));
    }
    expect(days).toEqual(['2026-12-01', '2026-12-24', '2026-12-30']);
    expect(await remind(at('2027-01-01T09:00:00Z'))).toBe(0);
  });

  test('say which contract, what and when, and nothing of its words', async () => {
    const { id } = await contractWith([date('notice', '2026-11-30')]);
    await remind();
    mail.send({ now: () => NOW });
    const [sent] = await taken(1);
    expect(sent?.subject).toBe('Last day for notice is coming up: Nov 30, 2026');
    expect(sent?.text).toContain(`- Lease.pdf: Last day for notice: Nov 30, 2026, in 7 days\n  ${SITE}/analysis/${id}`);
    expect(sent?.text).not.toContain('As in the paper');
    expect(sent?.text).toContain(`Dates: ${SITE}/dates\n`);
    expect(sent?.text).toContain('Unsubscribe: ');
  });

  test('of many old contracts are one message on the first start, with each day once and none that has passed', async () => {
    const userId = await world.addUser();
    const days = [
      '2024-01-01',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-28',
      '2026-12-20',
      '2026-12-24',
      '2030-01-01',
    ];
    for (const day of days) await contractWith([date('end', day)], `${day}.pdf`, userId);
    expect(await remind()).toBe(1);
    const coming = ['end 2026-11-23', 'end 2026-11-24', 'end 2026-11-28', 'end 2026-12-20'];
    expect(await told()).toEqual(coming);
    expect(await remind()).toBe(0);
    mail.send({ now: () => NOW });
    const [sent] = await taken(1);
    expect(sent?.subject).toBe('4 days of your contracts are coming up');
    expect(sent?.text).toMatch(
      /23, 2026, today[\s\S]*24, 2026, tomorrow[\s\S]*28, 2026, in 5 days[\s\S]*20, 2026, in 27 days/,
    );
    // The one that was told five days ahead is told again the day before, not seven days ahead.
    await none();
    for (const day of ['24', '25', '26']) await remind(at(`2026-11-${day}T09:00:00Z`));
    expect(await told()).toEqual(['end 2026-12-24']);
  });

  test('that come again are told each time', async () => {
    const every = { months: 12, days: 0 };
    const repeats = { base: '2020-12-01', first: { months: 0, days: 0 }, every, lead: null, times: null, until: null };
    await contractWith([date('end', '2020-12-01', { repeats })]);
    expect(await remind()).toBe(1);
    expect(await remind(at('2027-11-23T09:00:00Z'))).toBe(1);
    expect(await told()).toEqual(['end 2026-12-01', 'end 2027-12-01']);
  });

  test('that move are told anew, those that the reader rejected are not told', async () => {
    const { id, userId } = await contractWith([date('end', '2026-12-01'), date('notice', '2026-11-25')]);
    await replaceDates(world.db, { id, userId }, [toRow(date('end', '2026-12-02'))]);
    await remind();
    expect(await told()).toEqual(['end 2026-12-02']);
    await replaceDates(world.db, { id, userId }, [toRow(date('end', '2026-12-03'))]);
    await remind(at('2026-11-24T09:00:00Z'));
    expect(await told()).toEqual(['end 2026-12-02', 'end 2026-12-03']);
  });

  test.each([
    ['before the morning', at('2026-11-23T05:59:00Z')],
    ['of the start, of payments and reviews', NOW],
  ])('%s are not told', async (_, now) => {
    await contractWith([date('start', '2026-11-30'), date('payment', '2026-11-30'), date('review', '2026-11-30')]);
    if (now !== NOW) await contractWith([date('end', '2026-11-30')]);
    expect(await remind(now)).toBe(0);
    expect(await mail.queued()).toEqual([]);
  });

  test('are not told with the switch off, and are told in one message to each of two users by two processes at once', async () => {
    const [one, other, off] = [await world.addUser(), await world.addUser(), await world.addUser()];
    await world.db.update(users).set({ emailDocuments: false }).where(eq(users.id, off));
    for (const userId of [one, other, off]) await contractWith([date('end', '2026-11-30')], 'A.pdf', userId);
    const queued = await Promise.all([remind(), remind()]);
    expect(queued[0] + queued[1]).toBe(2);
    expect((await mail.queued()).map(({ userId }) => userId).sort()).toEqual([one, other].sort());
  });
});

test('every link of a letter leads to a page that there is', () => {
  const source = { data: {}, listed: [], all: 2, failed: 0, today: '2026-11-23' };
  const listed = [{ contractId: 'id', filename: 'Lease.pdf', about: 'notice', failed: false, day: '2026-11-30' }];
  const paths = MAIL_KINDS.flatMap((kind) => {
    const { rows, action } = letterOf({
      ...source,
      kind,
      listed: kind === 'analyses' || kind === 'days' ? listed : [],
    });
    return [...rows, action].map(({ path }) => path);
  });
  expect(paths.length).toBeGreaterThan(MAIL_KINDS.length);
  for (const path of [...paths, `${UNSUBSCRIBE_PATH}x`])
    expect([path, routes.includes(routeOf(path))]).toEqual([path, true]);
});
