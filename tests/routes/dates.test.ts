import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { refreshListing } from '../../src/contracts/refresh-listing';
import { contracts, users } from '../../src/db/schema';
import type { ContractDatesAnswer, DatesAnswer, FeedAddress, LackingAnswer } from '../../src/shared/dates';
import type { Finding } from '../../src/shared/findings';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { SERVICES } from '../support/dated-contracts';
import { addLease, LEASE } from '../support/lease-contract';
import { readCalendar } from '../support/read-calendar';

setDefaultTimeout(30_000);

const NOW = '2026-11-23';
let app: TestApp;
let owner: TestUser;
let id: string;
let clockFails = false;
function now(): Date {
  if (clockFails) throw new Error('the clock stands');
  return new Date(`${NOW}T22:00:00Z`);
}
beforeAll(async () => {
  app = await testApp({ now, env: { APP_URL: 'https://firm.example' } });
});
beforeEach(async () => {
  await app.db.delete(users);
  owner = await app.signUp();
  id = await add(SERVICES);
});
afterAll(() => app.close());

async function add(text: string, as = owner, filename = 'Hosting.pdf'): Promise<string> {
  const added = await addLease(app.db, as.id, filename, text);
  await app.db.transaction((tx) => refreshListing(tx, added));
  return added;
}
const call = (route: string, json?: unknown, as: TestUser | null = owner) =>
  app.call(route.replace(' ', ' /api/'), { as: as?.cookies, ...(json === undefined ? {} : { json }) });
const list = async (query: string, as = owner): Promise<DatesAnswer> =>
  (await call(`GET dates?${query}`, undefined, as)).json();
const shown = ({ dates }: DatesAnswer) => dates.map(({ kind, day, n }) => `${kind} ${day} ${n}`);
const datesOf = async (on: string): Promise<ContractDatesAnswer['dates']> =>
  (await (await call(`GET contracts/${id}/dates?on=${on}`)).json()).dates;

async function decide(path: string, decision: object): Promise<void> {
  const { findings } = (await (await call(`GET contracts/${id}/findings`)).json()) as { findings: Finding[] };
  const finding = findings.find((one) => one.path === path);
  const answer = await call(`PUT contracts/${id}/findings/${finding?.id}/decision`, { reason: 'seen', ...decision });
  expect(answer.status).toBe(200);
}

async function feed(as = owner) {
  const { address }: FeedAddress = await (await call('POST calendar/address', {}, as)).json();
  expect(address).toMatch(/^https:\/\/firm\.example\/api\/calendar\/[\w-]{43}\.ics$/);
  return new URL(address).pathname;
}
const read = async (path: string) => readCalendar(await (await app.call(`GET ${path}`)).text());

describe('the days of all contracts', () => {
  test('are told in order, renewed terms with them', async () => {
    expect(shown(await list('from=2026-01-01&to=2027-12-31'))).toEqual([
      'notice 2026-12-17 0',
      'end 2027-02-15 0',
      'notice 2027-12-17 1',
    ]);
    expect(shown(await list('from=2041-01-01&to=2041-12-31'))).toEqual(['end 2041-02-15 14', 'notice 2041-12-17 15']);
    expect(shown(await list('from=2024-01-01&to=2025-12-31'))).toEqual(['start 2024-02-15 0']);
    expect(shown(await list('from=2026-01-01&to=2027-12-31&kinds=end,start'))).toEqual(['end 2027-02-15 0']);
    const { dates } = await list('from=2027-02-15&to=2027-02-15');
    expect(dates).toMatchObject([{ contractId: id, filename: 'Hosting.pdf', title: 'Services Agreement', id: 'end' }]);
  });

  test('are those of nobody else', async () => {
    const other = await app.signUp();
    expect(shown(await list('from=2026-01-01&to=2027-12-31', other))).toEqual([]);
    expect((await call(`GET contracts/${id}/dates`, undefined, other)).status).toBe(404);
    expect((await call(`GET contracts/${id}/dates.ics`, undefined, other)).status).toBe(404);
    expect((await call('GET dates?from=2026-01-01&to=2027-12-31', undefined, null)).status).toBe(401);
  });

  test.each([
    ['from=2026-01-01', 'to: Required'],
    ['from=2026-02-30&to=2026-03-01', 'Please give the day as YYYY-MM-DD'],
    ['from=2026-03-01&to=2026-02-01', 'two years at most'],
    ['from=2020-03-01&to=2026-02-01', 'two years at most'],
    ['from=2026-01-01&to=2026-02-01&kinds=party', 'Please name kinds of these'],
  ])('%s is refused in words of its user', async (query, words) => {
    const answer = await call(`GET dates?${query}`);
    expect(answer.status).toBe(422);
    expect((await answer.json()).error).toContain(words);
  });
});

describe('a payment that a contract names', () => {
  const year = 'from=2026-04-01&to=2027-03-31&kinds=payment';
  let lease: string;
  let finding: Finding | undefined;
  beforeEach(async () => {
    lease = await add(LEASE, owner, 'Oak Avenue.pdf');
    const { findings } = (await (await call(`GET contracts/${lease}/findings`)).json()) as { findings: Finding[] };
    finding = findings.find(({ path }) => path === 'datedTerms.0');
  });
  const decision = () => `contracts/${lease}/findings/${finding?.id}/decision`;
  const payments = async (path: string) =>
    (await read(path)).events.filter(({ summary }) => summary.includes('Rent due')).length;

  test('is left out of the list, the file, the feed and what is missing once it is rejected, and comes back', async () => {
    await call('PUT calendar', { kinds: ['payment'], leadDays: [] });
    const calendar = await feed();
    const file = async () => {
      const text = await (await call(`GET contracts/${lease}/dates.ics`)).text();
      return readCalendar(text).events.filter(({ summary }) => summary.includes('Rent due')).length;
    };
    expect((await list(year)).dates).toHaveLength(12);
    const before = [await file(), await payments(calendar)];
    expect(before.every((count) => count > 0)).toBe(true);
    expect((await call(`PUT ${decision()}`, { verdict: 'rejected' })).status).toBe(422);
    expect((await call(`PUT ${decision()}`, { verdict: 'rejected', reason: 'Paid at once.' })).status).toBe(200);
    expect([(await list(year)).dates, await file(), await payments(calendar)]).toEqual([[], 0, 0]);
    expect((await call(`DELETE ${decision()}`)).status).toBe(200);
    expect([(await list(year)).dates.length, await file(), await payments(calendar)]).toEqual([12, ...before]);
    expect((await call(`PUT ${decision()}`, { verdict: 'accepted' })).status).toBe(200);
    const { dates }: ContractDatesAnswer = await (await call(`GET contracts/${lease}/dates`)).json();
    expect(dates.find(({ kind }) => kind === 'payment')?.inputs[0]?.state).toBe('accepted');
  });

  test('is decided on by nobody else', async () => {
    const other = await app.signUp();
    const input = { verdict: 'rejected', reason: 'no' };
    expect((await call(`PUT ${decision()}`, input, other)).status).toBe(404);
    expect((await call(`PUT ${decision()}`, input, null)).status).toBe(401);
    expect((await app.call(`DELETE /api/${decision()}`, { as: other.cookies })).status).toBe(404);
    expect((await list(year)).dates).toHaveLength(12);
  });
});

describe('the days of a contract', () => {
  test('say what they do, from what, and when they come next as seen on a day', async () => {
    const [start, end, notice] = await datesOf(NOW);
    expect(start).toMatchObject({ id: 'start', day: '2024-02-15', next: '2024-02-15', upcoming: [] });
    expect(end).toMatchObject({ rule: 'Effective date + 3 years.', next: '2027-02-15' });
    expect(notice).toMatchObject({
      effect: 'Notice by this day prevents the renewal for 1 year.',
      upcoming: ['2026-12-17', '2027-12-17', '2028-12-17'],
    });
    expect(notice?.inputs.map(({ label, value }) => [label, value])).toEqual([
      ['Effective date', 'Feb 15, 2024'],
      ['Term', '3 years'],
      ['Notice period', '60 days'],
      ['Renewal', '1 year'],
    ]);
    expect(notice?.inputs.every(({ evidence, finding }) => finding && evidence[0]?.page === 1)).toBe(true);
    expect((await datesOf('2026-12-18'))[2]?.next).toBe('2027-12-17');
  });

  test('follow a corrected day, and one that was rejected says what is lacking', async () => {
    await decide('facts.effectiveDate', { verdict: 'corrected', value: '2024-03-31' });
    const [start, end, notice] = await datesOf(NOW);
    expect([start?.next, end?.next, notice?.next]).toEqual(['2024-03-31', '2027-03-31', '2027-01-30']);
    await decide('facts.effectiveDate', { verdict: 'rejected' });
    expect(shown(await list('from=2026-01-01&to=2027-12-31'))).toEqual([]);
    const { lacking, next }: LackingAnswer = await (await call('GET dates/lacking')).json();
    expect(next).toBeNull();
    expect(lacking.map(({ lacks }) => lacks)).toEqual([
      'No end date: the effective date was rejected.',
      'No last day for notice: there is no end of the term, since the effective date was rejected.',
      'No start: the effective date was rejected.',
    ]);
    expect(lacking[0]).toMatchObject({ contractId: id, filename: 'Hosting.pdf' });
    expect((await call('GET dates/lacking?after=nothing')).status).toBe(400);
  });

  test('can be taken along as a calendar', async () => {
    const answer = await call(`GET contracts/${id}/dates.ics`);
    expect(answer.headers.get('content-disposition')).toContain('Hosting - dates.ics');
    const { name, events } = readCalendar(await answer.text());
    expect(name).toBe('Hosting');
    expect(events.map(({ day }) => day)).toEqual([
      '2024-02-15',
      '2026-12-17',
      '2027-02-15',
      '2027-12-17',
      '2028-02-15',
    ]);
  });
});

describe('the feed of a user', () => {
  test('is opened by its address alone, and has the day for notice with its rule and words', async () => {
    const { name, events } = await read(await feed());
    expect(name).toBe('Contract dates');
    expect(events.map(({ day }) => day)).toEqual(['2026-12-17', '2027-02-15', '2027-12-17', '2028-02-15']);
    expect(events[0]).toMatchObject({
      uid: `notice.0@${id}.counterpart`,
      summary: 'Last day for notice against renewal: Services Agreement',
      alarms: [30, 7, 1].map((days) => -(days * 24 - 9) * 3_600),
    });
    expect(events[0]?.url).toStartWith(`https://firm.example/analysis/${id}#finding-fact-effectiveDate-`);
    for (const words of ['prevents the renewal', 'less 60 days', 'Term: 3 years', '(page 1)'])
      expect(events[0]?.description).toContain(words);
  });

  test('holds the kinds and alarms that its user chose', async () => {
    const path = await feed();
    const answer = await call('PUT calendar', { kinds: ['start', 'notice', 'notice'], leadDays: [0, 14, 14] });
    expect((await answer.json()).feed).toMatchObject({ kinds: ['start', 'notice'], leadDays: [14, 0] });
    const { events } = await read(path);
    expect(events.map(({ summary }) => summary.split(':')[0])).toEqual(
      Array(2).fill('Last day for notice against renewal'),
    );
    expect(events[0]?.alarms).toEqual([-(14 * 24 - 9) * 3_600, 9 * 3_600]);
    for (const wrong of [
      { kinds: [], leadDays: [] },
      { kinds: ['x'], leadDays: [] },
      { kinds: ['end'], leadDays: [400] },
      { kinds: ['end'], leadDays: [1, 2, 3, 4, 5, 6] },
      { kinds: ['end'], leadDays: [1.5] },
    ])
      expect((await call('PUT calendar', wrong)).status).toBe(422);
  });

  test('loses what a reader rejected and moves what was corrected, with a higher number', async () => {
    const path = await feed();
    const before = await read(path);
    await decide('facts.noticePeriod', { verdict: 'rejected' });
    expect((await read(path)).events.map(({ day }) => day)).toEqual(['2027-02-15', '2028-02-15']);
    await decide('facts.noticePeriod', { verdict: 'corrected', value: '90 days' });
    const after = await read(path);
    expect(after.events[0]).toMatchObject({ uid: before.events[0]?.uid, day: '2026-11-17' });
    expect(after.events[0]?.sequence).toBeGreaterThanOrEqual(before.events[0]?.sequence ?? Infinity);
  });

  test('is not sent again while it is the same', async () => {
    const path = await feed();
    const first = await app.call(`GET ${path}`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.getSetCookie()).toEqual([]);
    const same = await app.call(`GET ${path}`, { headers: { 'if-none-match': `"x", W/${etag}` } });
    expect([same.status, await same.text()]).toEqual([304, '']);
    await decide('facts.noticePeriod', { verdict: 'rejected' });
    expect((await app.call(`GET ${path}`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('has one address at a time, which can be given up', async () => {
    const first = await feed();
    const second = await feed();
    expect((await app.call(`GET ${first}`)).status).toBe(404);
    expect((await app.call(`GET ${second}`)).status).toBe(200);
    expect((await (await call('GET calendar')).json()).feed.madeAt).toBe(`${NOW}T22:00:00.000Z`);
    await call('PUT calendar', { kinds: ['end'], leadDays: [3] });
    const { feed: revoked } = await (await call('DELETE calendar/address')).json();
    expect(revoked).toEqual({ kinds: ['end'], leadDays: [3], madeAt: null });
    expect((await app.call(`GET ${second}`)).status).toBe(404);
  });

  test('with a wrong address looks like any call that does not exist', async () => {
    const path = await feed();
    const nothing = await (await app.call('GET /api/nothing')).text();
    const wrong = `${path.slice(0, -6)}xx.ics`;
    for (const other of [
      wrong,
      path.replace('.ics', ''),
      '/api/calendar/x.ics',
      `/api/calendar/${'a'.repeat(43)}.ics`,
    ]) {
      const answer = await app.call(`GET ${other}`);
      expect([answer.status, await answer.text()]).toEqual([404, nothing]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('has the days of its user only, and is gone with the account and with the contract', async () => {
    const other = await app.signUp();
    await add(SERVICES, other, 'Theirs.pdf');
    const [mine, theirs] = [await feed(), await feed(other)];
    const uids = async (path: string) => (await read(path)).events.map(({ uid }) => uid);
    expect((await uids(mine)).every((uid) => uid.includes(id))).toBe(true);
    expect((await uids(theirs)).some((uid) => uid.includes(id))).toBe(false);
    await app.db.delete(contracts).where(eq(contracts.id, id));
    expect(await uids(mine)).toEqual([]);
    await call('DELETE user/account', undefined, other);
    expect((await app.call(`GET ${theirs}`)).status).toBe(404);
  });

  test('stands in no log and nowhere in the database', async () => {
    const path = await feed();
    const secret = path.slice('/api/calendar/'.length, -'.ics'.length);
    await app.call(`GET ${path}`);
    clockFails = true;
    const failed = await app.call(`GET ${path}`);
    clockFails = false;
    expect(failed.status).toBe(500);
    expect(app.logged()).toContain('/api/calendar/*.ics');
    const rows = await app.db.execute('select row_to_json(f)::text as line from calendar_feeds f');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(app.logged()).not.toContain(secret);
  });
});
