import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { newToken } from '../../src/credentials/tokens';
import { unsubscribeToken } from '../../src/db/outgoing-mail';
import { makeLink } from '../../src/mail/links';
import { mailQueue } from '../../src/mail/queue-mail';
import { CALLS } from '../../src/routes/api-docs/calls';
import {
  emailChangeAnswerSchema,
  endedSessionsSchema,
  ownSessionsSchema,
  sessionAnswerSchema,
  signUpAnswerSchema,
} from '../../src/shared/accounts';
import { adminUserSchema, analyticsSchema, settingSchema } from '../../src/shared/admin';
import { auditPageSchema } from '../../src/shared/audit';
import { contentsAnswerSchema } from '../../src/shared/contents';
import {
  contractAnswerSchema,
  contractListSchema,
  knownAnswerSchema,
  sideAnswerSchema,
} from '../../src/shared/contracts';
import {
  contractDatesAnswerSchema,
  datesAnswerSchema,
  feedAddressSchema,
  feedAnswerSchema,
  lackingAnswerSchema,
} from '../../src/shared/dates';
import { decisionListSchema, findingAnswerSchema, findingListSchema } from '../../src/shared/findings';
import { highlightsAnswerSchema } from '../../src/shared/highlights';
import { mailStatusSchema, unsubscriptionSchema } from '../../src/shared/mail';
import { planUseSchema } from '../../src/shared/plans';
import {
  AS_BUILT_IN,
  builtInAnswerSchema,
  playbookAnswerSchema,
  playbookFileSchema,
  playbookListSchema,
  rescoreAnswerSchema,
} from '../../src/shared/playbooks';
import { portfolioAnswerSchema } from '../../src/shared/portfolio';
import { runAnswerSchema, runListSchema } from '../../src/shared/runs';
import { passageAnswerSchema, searchAnswerSchema } from '../../src/shared/search';
import { viewAnswerSchema } from '../../src/shared/table-views';
import { type CallInit, PASSWORD, type TestApp, type TestUser } from '../support/app';
import { FACTOR_SCENARIOS } from '../support/factor-scenarios';
import { addRun } from '../support/findings';
import { type ProviderApp, providerApp } from '../support/provider-visits';
import { TABLE_SCENARIOS, VIEW } from '../support/table-scenarios';

/** The people of one scenario. `me` is who calls, null for a stranger; the contract and the account in question are the owner's. */
interface World {
  owner: TestUser;
  other: TestUser;
  admin: TestUser;
  contractId: string;
  /** The contract's run and one of its findings. */
  runId: string;
  findingId: string;
  playbookId: string;
  viewId: string;
  /** By which the owner ends emails about documents. */
  unsubscribeToken: string;
  /** By which the owner can set another password. */
  resetToken: string;
  /** By which the owner can prove the address. */
  verifyToken: string;
  /** A session of the owner. */
  sessionId: string;
  /** The secret address of the owner's calendar. */
  feed: string;
  me: TestUser | null;
  app: TestApp;
}

const ROLES = ['anonymous', 'owner', 'other', 'admin'] as const;

interface Scenario {
  call: string;
  /** The address, where it differs from the call's pattern. */
  path?: (world: World) => string | Promise<string>;
  init?: (world: World) => CallInit | Promise<CallInit>;
  /** Status by role, in the order of ROLES. */
  statuses: readonly [anonymous: number, owner: number, other: number, admin: number];
  /** Where a successful answer may be kept; nowhere unless said otherwise. */
  cache?: string;
  /** What a successful answer holds at least, or the type of the file that it is. */
  answer: v.GenericSchema | string;
}

const done = v.object({ success: v.literal(true) });
const notifications = {
  emailMarketing: false,
  emailSecurity: true,
  emailDocuments: false,
  documentProcessing: true,
  analysisReports: false,
};

function pdfForm(userId?: string): FormData {
  const form = new FormData();
  form.set('pdf', new File(['%PDF-1.7\n'], 'Lease.pdf', { type: 'application/pdf' }));
  if (userId) form.set('userId', userId);
  return form;
}

const LEASE_OF_TENANT = { kind: 'residential-lease-us', side: 'tenant' };

const SCENARIOS: Scenario[] = [
  { call: 'GET /api/auth/session', statuses: [401, 200, 200, 401], answer: sessionAnswerSchema },
  {
    call: 'POST /api/auth/signin',
    init: ({ owner }) => ({ json: { email: owner.email, password: PASSWORD } }),
    statuses: [200, 200, 200, 200],
    answer: sessionAnswerSchema,
  },
  {
    call: 'POST /api/auth/signup',
    init: () => ({ json: { name: 'New Person', email: `${crypto.randomUUID()}@example.com`, password: PASSWORD } }),
    statuses: [201, 201, 201, 201],
    answer: signUpAnswerSchema,
  },
  {
    call: 'POST /api/auth/reauthenticate',
    init: () => ({ json: { password: PASSWORD } }),
    statuses: [401, 200, 200, 401],
    answer: done,
  },
  {
    call: 'POST /api/admin/reauthenticate',
    init: () => ({ json: { password: PASSWORD } }),
    statuses: [401, 403, 403, 200],
    answer: done,
  },
  {
    call: 'POST /api/auth/forgot-password',
    init: ({ owner }) => ({ json: { email: owner.email } }),
    statuses: [200, 200, 200, 200],
    answer: done,
  },
  {
    call: 'POST /api/auth/reset-password',
    init: ({ resetToken }) => ({ json: { token: resetToken, password: 'another horse' } }),
    statuses: [200, 200, 200, 200],
    answer: done,
  },
  {
    call: 'POST /api/auth/verify-email',
    init: ({ verifyToken }) => ({ json: { token: verifyToken } }),
    statuses: [200, 200, 200, 200],
    answer: v.object({ email: v.string() }),
  },
  { call: 'POST /api/auth/signout', statuses: [200, 200, 200, 200], answer: done },
  {
    call: 'GET /api/contracts',
    path: ({ owner }) => `/api/contracts?userId=${owner.id}`,
    statuses: [401, 200, 403, 401],
    answer: contractListSchema,
  },
  {
    call: 'POST /api/contracts/upload',
    init: ({ owner }) => ({ body: pdfForm(owner.id) }),
    statuses: [401, 201, 403, 401],
    answer: contractAnswerSchema,
  },
  {
    call: 'POST /api/contracts/known',
    init: () => ({ json: { sha256: ['0'.repeat(64)] } }),
    statuses: [401, 200, 200, 401],
    answer: knownAnswerSchema,
  },
  {
    call: 'GET /api/contracts/:id',
    path: ({ contractId }) => `/api/contracts/${contractId}`,
    statuses: [401, 200, 404, 401],
    answer: contractAnswerSchema,
  },
  {
    call: 'DELETE /api/contracts/:id',
    path: ({ contractId }) => `/api/contracts/${contractId}`,
    statuses: [401, 200, 404, 401],
    answer: done,
  },
  {
    call: 'PUT /api/contracts/:id/side',
    path: ({ contractId }) => `/api/contracts/${contractId}/side`,
    init: () => ({ json: { side: 'neutral' } }),
    statuses: [401, 200, 404, 401],
    answer: sideAnswerSchema,
  },
  {
    call: 'GET /api/contracts/:id/file',
    path: ({ contractId }) => `/api/contracts/${contractId}/file`,
    statuses: [401, 200, 404, 401],
    answer: 'application/pdf',
  },
  {
    call: 'GET /api/contracts/:id/analyses',
    path: ({ contractId }) => `/api/contracts/${contractId}/analyses`,
    statuses: [401, 200, 404, 401],
    answer: runListSchema,
  },
  {
    call: 'POST /api/contracts/:id/analyses',
    path: ({ contractId }) => `/api/contracts/${contractId}/analyses`,
    statuses: [401, 202, 404, 401],
    answer: contractAnswerSchema,
  },
  {
    call: 'GET /api/contracts/:id/analyses/:run',
    path: ({ contractId, runId }) => `/api/contracts/${contractId}/analyses/${runId}`,
    statuses: [401, 200, 404, 401],
    answer: runAnswerSchema,
  },
  {
    call: 'GET /api/contracts/:id/highlights',
    path: ({ contractId }) => `/api/contracts/${contractId}/highlights`,
    statuses: [401, 200, 404, 401],
    answer: highlightsAnswerSchema,
  },
  {
    call: 'GET /api/contracts/:id/passage',
    path: ({ contractId }) => `/api/contracts/${contractId}/passage?at=0-4`,
    statuses: [401, 200, 404, 401],
    answer: passageAnswerSchema,
  },
  {
    call: 'GET /api/search',
    path: () => '/api/search?q=liability',
    statuses: [401, 200, 200, 401],
    answer: searchAnswerSchema,
  },
  {
    call: 'GET /api/contracts/:id/contents',
    path: ({ contractId }) => `/api/contracts/${contractId}/contents`,
    statuses: [401, 200, 404, 401],
    answer: contentsAnswerSchema,
  },
  {
    call: 'GET /api/contracts/:id/findings',
    path: ({ contractId }) => `/api/contracts/${contractId}/findings`,
    statuses: [401, 200, 404, 401],
    answer: findingListSchema,
  },
  {
    call: 'PUT /api/contracts/:id/findings/:finding/decision',
    path: ({ contractId, findingId }) => `/api/contracts/${contractId}/findings/${findingId}/decision`,
    init: () => ({ json: { verdict: 'accepted' } }),
    statuses: [401, 200, 404, 401],
    answer: findingAnswerSchema,
  },
  {
    call: 'DELETE /api/contracts/:id/findings/:finding/decision',
    path: ({ contractId, findingId }) => `/api/contracts/${contractId}/findings/${findingId}/decision`,
    statuses: [401, 200, 404, 401],
    answer: findingAnswerSchema,
  },
  {
    call: 'POST /api/contracts/:id/findings/accept',
    path: ({ contractId }) => `/api/contracts/${contractId}/findings/accept`,
    init: ({ findingId }) => ({ json: { findings: [findingId] } }),
    statuses: [401, 200, 404, 401],
    answer: findingListSchema,
  },
  {
    call: 'GET /api/contracts/:id/decisions',
    path: ({ contractId }) => `/api/contracts/${contractId}/decisions`,
    statuses: [401, 200, 404, 401],
    answer: decisionListSchema,
  },
  {
    call: 'GET /api/contracts/:id/exports/:format',
    path: ({ contractId }) => `/api/contracts/${contractId}/exports/facts.csv`,
    statuses: [401, 200, 404, 401],
    answer: 'text/csv; charset=utf-8',
  },
  {
    call: 'GET /api/contracts/:id/dates',
    path: ({ contractId }) => `/api/contracts/${contractId}/dates?on=2027-01-01`,
    statuses: [401, 200, 404, 401],
    answer: contractDatesAnswerSchema,
  },
  {
    call: 'GET /api/contracts/:id/dates.ics',
    path: ({ contractId }) => `/api/contracts/${contractId}/dates.ics`,
    statuses: [401, 200, 404, 401],
    answer: 'text/calendar; charset=utf-8',
  },
  {
    call: 'GET /api/dates',
    path: () => '/api/dates?from=2026-01-01&to=2026-12-31',
    statuses: [401, 200, 200, 401],
    answer: datesAnswerSchema,
  },
  { call: 'GET /api/dates/lacking', statuses: [401, 200, 200, 401], answer: lackingAnswerSchema },
  { call: 'GET /api/calendar', statuses: [401, 200, 200, 401], answer: feedAnswerSchema },
  {
    call: 'PUT /api/calendar',
    init: () => ({ json: { kinds: ['notice'], leadDays: [7] } }),
    statuses: [401, 200, 200, 401],
    answer: feedAnswerSchema,
  },
  { call: 'POST /api/calendar/address', statuses: [401, 201, 201, 401], answer: feedAddressSchema },
  { call: 'DELETE /api/calendar/address', statuses: [401, 200, 200, 401], answer: feedAnswerSchema },
  {
    call: 'GET /api/calendar/:file',
    path: ({ feed }) => feed,
    statuses: [200, 200, 200, 200],
    cache: 'private, no-cache',
    answer: 'text/calendar; charset=utf-8',
  },
  { call: 'GET /api/playbooks', statuses: [401, 200, 200, 401], answer: playbookListSchema },
  {
    call: 'POST /api/playbooks',
    init: () => ({ json: LEASE_OF_TENANT }),
    statuses: [401, 201, 201, 401],
    answer: playbookAnswerSchema,
  },
  {
    call: 'POST /api/playbooks/import',
    init: () => ({
      json: {
        format: 'counterpart-playbook',
        formatVersion: 1,
        name: 'Ours',
        ...LEASE_OF_TENANT,
        content: AS_BUILT_IN,
      },
    }),
    statuses: [401, 201, 201, 401],
    answer: playbookAnswerSchema,
  },
  {
    call: 'GET /api/playbooks/built-in/:kind/:side',
    path: () => '/api/playbooks/built-in/residential-lease-us/tenant',
    statuses: [401, 200, 200, 401],
    answer: builtInAnswerSchema,
  },
  {
    call: 'GET /api/playbooks/:id',
    path: ({ playbookId }) => `/api/playbooks/${playbookId}`,
    statuses: [401, 200, 404, 401],
    answer: playbookAnswerSchema,
  },
  {
    call: 'PUT /api/playbooks/:id',
    path: ({ playbookId }) => `/api/playbooks/${playbookId}`,
    init: () => ({ json: { name: 'Ours', version: 1, content: AS_BUILT_IN } }),
    statuses: [401, 200, 404, 401],
    answer: playbookAnswerSchema,
  },
  {
    call: 'DELETE /api/playbooks/:id',
    path: ({ playbookId }) => `/api/playbooks/${playbookId}`,
    statuses: [401, 200, 404, 401],
    answer: done,
  },
  {
    call: 'PUT /api/playbooks/:id/default',
    path: ({ playbookId }) => `/api/playbooks/${playbookId}/default`,
    init: () => ({ json: { isDefault: true } }),
    statuses: [401, 200, 404, 401],
    answer: playbookAnswerSchema,
  },
  {
    call: 'GET /api/playbooks/:id/file',
    path: ({ playbookId }) => `/api/playbooks/${playbookId}/file`,
    statuses: [401, 200, 404, 401],
    answer: playbookFileSchema,
  },
  {
    call: 'POST /api/playbooks/:id/rescore',
    path: ({ playbookId }) => `/api/playbooks/${playbookId}/rescore`,
    init: () => ({ json: { contracts: 'all' } }),
    statuses: [401, 200, 404, 401],
    answer: rescoreAnswerSchema,
  },
  { call: 'GET /api/portfolio', statuses: [401, 200, 200, 401], answer: portfolioAnswerSchema },
  {
    call: 'PATCH /api/user/profile',
    init: ({ me }) => ({ json: { name: 'New Name', email: me?.email ?? 'a@example.com' } }),
    statuses: [401, 200, 200, 401],
    answer: v.object({ user: v.object({ name: v.literal('New Name') }) }),
  },
  {
    call: 'PATCH /api/user/password',
    init: () => ({ json: { currentPassword: PASSWORD, newPassword: 'another horse' } }),
    statuses: [401, 200, 200, 401],
    answer: done,
  },
  {
    call: 'PATCH /api/user/notifications',
    init: () => ({ json: notifications }),
    statuses: [401, 200, 200, 401],
    answer: v.object({ user: v.object({ notifications: v.object({ emailMarketing: v.literal(false) }) }) }),
  },
  { call: 'GET /api/user/sessions', statuses: [401, 200, 200, 401], answer: ownSessionsSchema },
  { call: 'DELETE /api/user/sessions', statuses: [401, 200, 200, 401], answer: endedSessionsSchema },
  {
    call: 'DELETE /api/user/sessions/:id',
    path: ({ sessionId }) => `/api/user/sessions/${sessionId}`,
    statuses: [401, 200, 404, 401],
    answer: done,
  },
  {
    call: 'POST /api/user/email',
    init: () => ({ json: { email: `${crypto.randomUUID()}@example.com` } }),
    statuses: [401, 200, 200, 401],
    answer: emailChangeAnswerSchema,
  },
  { call: 'POST /api/user/email/verification', statuses: [401, 200, 200, 401], answer: done },
  { call: 'GET /api/user/mail', statuses: [401, 200, 200, 401], answer: mailStatusSchema },
  {
    call: 'GET /api/unsubscribe/:token',
    path: ({ unsubscribeToken }) => `/api/unsubscribe/${unsubscribeToken}`,
    statuses: [200, 200, 200, 200],
    answer: unsubscriptionSchema,
  },
  { call: 'GET /api/user/plan', statuses: [401, 200, 200, 401], answer: planUseSchema },
  { call: 'DELETE /api/user/account', statuses: [401, 200, 200, 401], answer: done },
  {
    call: 'POST /api/admin/login',
    init: ({ admin }) => ({ json: { email: admin.email, password: PASSWORD } }),
    statuses: [200, 200, 200, 200],
    answer: v.object({ isAdmin: v.literal(true) }),
  },
  {
    call: 'GET /api/admin/session',
    statuses: [200, 200, 200, 200],
    answer: v.object({ isAdmin: v.boolean() }),
  },
  {
    call: 'GET /api/admin/users',
    statuses: [401, 403, 403, 200],
    answer: v.object({ users: v.pipe(v.array(adminUserSchema), v.minLength(2)) }),
  },
  { call: 'GET /api/admin/analytics', statuses: [401, 403, 403, 200], answer: analyticsSchema },
  {
    call: 'GET /api/admin/settings',
    statuses: [401, 403, 403, 200],
    answer: v.object({ settings: v.array(settingSchema) }),
  },
  { call: 'POST /api/admin/logout', statuses: [200, 200, 200, 200], answer: done },
  {
    call: 'PATCH /api/admin/users/:id',
    path: ({ owner }) => `/api/admin/users/${owner.id}`,
    init: () => ({ json: { plan: 'pro' } }),
    statuses: [401, 403, 403, 200],
    answer: v.object({ user: v.object({ ...adminUserSchema.entries, plan: v.literal('pro') }) }),
  },
  {
    call: 'DELETE /api/admin/users/:id',
    path: ({ owner }) => `/api/admin/users/${owner.id}`,
    statuses: [401, 403, 403, 200],
    answer: done,
  },
  {
    call: 'DELETE /api/admin/users/:id/sessions',
    path: ({ owner }) => `/api/admin/users/${owner.id}/sessions`,
    statuses: [401, 403, 403, 200],
    answer: v.object({ ended: v.literal(1) }),
  },
  {
    call: 'POST /api/admin/settings',
    init: () => ({ json: { key: 'body_html', value: '<p>Hello</p>' } }),
    statuses: [401, 403, 403, 200],
    answer: v.object({ setting: settingSchema }),
  },
  { call: 'GET /api/user/activity', statuses: [401, 200, 200, 401], answer: auditPageSchema },
  { call: 'GET /api/admin/audit', statuses: [401, 403, 403, 200], answer: auditPageSchema },
  { call: 'GET /api/admin/audit.csv', statuses: [401, 403, 403, 200], answer: 'text/csv; charset=utf-8' },
  ...TABLE_SCENARIOS,
  ...FACTOR_SCENARIOS,
  { call: 'GET /api/docs', statuses: [200, 200, 200, 200], answer: 'text/html; charset=utf-8' },
  {
    call: 'GET /api/docs/json',
    statuses: [200, 200, 200, 200],
    answer: v.object({ openapi: v.string(), paths: v.object({}) }),
  },
];

/** For monitors, not part of the specification's calls. */
const PROBES = ['GET /api/health', 'GET /api/ready', 'GET /api/metrics'];

let site: ProviderApp;
let app: TestApp;
beforeAll(async () => {
  site = await providerApp({ queueMail: mailQueue(), env: { APP_URL: 'http://localhost:3000' } });
  app = site.app;
});
afterAll(() => site.close());

async function world(role: (typeof ROLES)[number]): Promise<World> {
  const [owner, other, admin] = await Promise.all([app.signUp(), app.signUp(), app.signUpAdmin()]);
  const uploaded = await app.call('POST /api/contracts/upload', { body: pdfForm(), as: owner.cookies });
  const { contract } = v.parse(contractAnswerSchema, await uploaded.json());
  await addRun(app.db, contract.id);
  const known = await app.call(`GET /api/contracts/${contract.id}/findings`, { as: owner.cookies });
  const { run, findings } = v.parse(findingListSchema, await known.json());
  const people = { anonymous: null, owner, other, admin };
  const made = await app.call('POST /api/playbooks', { json: LEASE_OF_TENANT, as: owner.cookies });
  const { playbook } = v.parse(playbookAnswerSchema, await made.json());
  const token = await unsubscribeToken(app.db, owner.id, 'emailDocuments', newToken());
  const calendar = await app.call('POST /api/calendar/address', { as: owner.cookies });
  const { address } = v.parse(feedAddressSchema, await calendar.json());
  const kept = await app.call('POST /api/table/views', { json: VIEW, as: owner.cookies });
  const { view } = v.parse(viewAnswerSchema, await kept.json());
  const sessions = await app.call('GET /api/user/sessions', { as: owner.cookies });
  const [session] = v.parse(ownSessionsSchema, await sessions.json()).sessions;
  const ids = {
    sessionId: session?.id ?? '',
    verifyToken: await makeLink(app.deps, { userId: owner.id, purpose: 'email-verification', email: owner.email }),
    resetToken: await makeLink(app.deps, { userId: owner.id, purpose: 'password-reset', email: owner.email }),
    ...{ contractId: contract.id, runId: run, findingId: findings[0]?.id ?? '' },
    ...{ playbookId: playbook.id, viewId: view.id, feed: new URL(address).pathname },
  };
  return { owner, other, admin, ...ids, unsubscribeToken: token, me: people[role], app };
}

describe.each(SCENARIOS)('$call', ({ call, path, init, statuses, answer, cache = 'no-store' }) => {
  test.each(ROLES.map((role, index) => [role, statuses[index] ?? 0] as const))('%s: %d', async (role, status) => {
    const people = await world(role);
    const [method, pattern] = call.split(' ');
    const response = await app.call(`${method} ${(await path?.(people)) ?? pattern}`, {
      ...(await init?.(people)),
      as: people.me?.cookies,
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe(response.ok ? cache : 'no-store');
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none';", "frame-ancestors 'none'"]) expect(policy).toContain(part);
    if (status < 300 && typeof answer === 'string') {
      expect(response.headers.get('content-type')).toBe(answer);
      return;
    }
    const expected = typeof answer === 'string' || status >= 300 ? v.object({ error: v.string() }) : answer;
    expect(v.safeParse(expected, await response.json()).issues).toBeUndefined();
  });
});

test('isAdmin is true for an administrator only', async () => {
  for (const role of ROLES) {
    const { me } = await world(role);
    const response = await app.call('GET /api/admin/session', { as: me?.cookies });
    expect(await response.json()).toMatchObject({ isAdmin: role === 'admin' });
  }
});

describe('the description of the API says who may make a call and with what answers', () => {
  const allowed = { anyone: '++++', user: '-++-', owner: '-+--', admin: '---+' } as const;

  test.each(SCENARIOS.map(({ call, statuses }) => [call, statuses] as const))('%s', async (call, statuses) => {
    const { paths } = await (await app.call('GET /api/docs/json')).json();
    const [method = '', path = ''] = call.split(' ');
    const { responses } = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    expect(Object.keys(responses)).toEqual(expect.arrayContaining([...new Set(statuses)].map(String)));
    const answered = statuses.map((status) => (status < 300 ? '+' : '-')).join('');
    // The one list of which a user may name another's.
    if (call !== 'GET /api/contracts' && call !== 'POST /api/contracts/upload')
      expect(answered).toBe(allowed[CALLS[call]?.who ?? 'anyone']);
  });
});

test('every call that the app serves has a scenario, and every scenario is served', () => {
  const served = app.app.routes
    .filter(({ method, path }) => method !== 'HEAD' && path.startsWith('/api') && !/^\/api(\/\*)?$/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
  expect(served.sort()).toEqual([...SCENARIOS.map(({ call }) => call), ...PROBES].sort());
});

describe('addresses that are no call', () => {
  const UNKNOWN = [
    'GET /api',
    'GET /api/',
    'GET /api/nothing',
    'GET /api/contracts/a/b/c',
    'POST /api/auth/session',
    'GET /api/auth/signin',
    'PUT /api/user/profile',
    'DELETE /api/admin/settings',
    'PATCH /api/admin/users',
  ];
  test.each(UNKNOWN)('%s answers 404 as JSON', async (route) => {
    const { admin } = await world('admin');
    const response = await app.call(route, { as: admin.cookies });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});

test('a session that has ended is as good as none', async () => {
  const { owner, admin } = await world('owner');
  const before = { user: owner.cookies.copy(), admin: admin.cookies.copy() };
  await app.call('POST /api/auth/signout', { as: owner.cookies });
  await app.call('POST /api/admin/logout', { as: admin.cookies });
  expect((await app.call('GET /api/auth/session', { as: before.user })).status).toBe(401);
  expect((await app.call('GET /api/admin/users', { as: before.admin })).status).toBe(401);
  expect(owner.cookies.header + admin.cookies.header).toBe('');
});
