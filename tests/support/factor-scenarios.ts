import * as v from 'valibot';
import { newToken, sha256 } from '../../src/credentials/tokens';
import type { Database } from '../../src/db/client';
import { type FactorOwner, replaceRecoveryCodes } from '../../src/db/factors';
import { insertProviderJoin, linkIdentity, selectIdentities } from '../../src/db/provider-identities';
import { recoveryCodeHash } from '../../src/factors/recovery-codes';
import { beginSecondStep } from '../../src/factors/second-step';
import { secretBox } from '../../src/factors/secret-box';
import { sessionAnswerSchema } from '../../src/shared/accounts';
import { adminSessionSchema } from '../../src/shared/admin';
import {
  appSetupAnswerSchema,
  confirmingMethodsSchema,
  factorAddedSchema,
  factorListSchema,
  factorSchema,
  passkeyOptionsSchema,
  recoveryCodesAnswerSchema,
  secondStepSchema,
} from '../../src/shared/factors';
import { ownIdentitiesSchema, providerAddressSchema } from '../../src/shared/provider-sign-in';
import { type Cookies, PASSWORD, type TestApp } from './app';
import { SoftwarePasskey } from './software-passkey';
import { addSeededApp, codeOf, DOORS, type Door } from './two-step';

interface Seeded {
  app: TestApp;
  owner: { id: string };
  admin: { id: string };
}

/** Where the app is called from without APP_URL. */
const SITE = 'http://localhost:3000';

const RECOVERY_CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01';
/** Base32 of the bytes below. */
const SECRET = 'AEBAGBAFAYDQQCIKBMGA2DQPCAIREEYU';
const SECRET_BYTES = Uint8Array.from({ length: 20 }, (_, index) => index + 1);

/** An authenticator app of an account, as it stands in the database; begun only, or one that counts. */
async function seedApp(app: TestApp, owner: FactorOwner, counts: boolean): Promise<string> {
  const id = crypto.randomUUID();
  const secret = await secretBox(app.config).seal(SECRET_BYTES, id);
  return await addSeededApp(app.db, owner, secret, { id, counts });
}

async function seedPending(db: Database, owner: FactorOwner): Promise<string> {
  await db.$client`delete from recovery_codes`;
  await replaceRecoveryCodes(db, owner, [recoveryCodeHash(RECOVERY_CODE)]);
  const begun = await beginSecondStep({ now: () => new Date() }, db, owner);
  return `${owner.kind === 'user' ? 'pending' : 'admin_pending'}=${begun?.token}`;
}

/** Who may make which call of the factors of one kind of account; as in `routes/calls.test.ts`. */
function scenariosOf(door: Door) {
  const { factors, step } = DOORS[door];
  const own = door === 'user' ? ([401, 200, 200, 401] as const) : ([401, 403, 403, 200] as const);
  const owners = door === 'user' ? ([401, 200, 404, 401] as const) : own;
  const ownerOf = ({ owner, admin }: Seeded): FactorOwner => ({
    kind: door,
    id: door === 'user' ? owner.id : admin.id,
  });
  const at = (counts: boolean) => async (world: Seeded) => {
    const id = await seedApp(world.app, ownerOf(world), counts);
    return counts ? `${factors}/${id}` : `${factors}/app/${id}`;
  };
  const waiting = async (world: Seeded) => {
    await seedApp(world.app, ownerOf(world), true);
    return { headers: { cookie: await seedPending(world.app.db, ownerOf(world)) } };
  };
  const anyone = [200, 200, 200, 200] as const;
  return [
    { call: `GET ${factors}`, statuses: own, answer: factorListSchema },
    {
      call: `POST ${factors}/app`,
      init: () => ({ json: { name: 'Phone' } }),
      statuses: own,
      answer: appSetupAnswerSchema,
    },
    {
      call: `POST ${factors}/app/:id`,
      path: at(false),
      init: () => ({ json: { code: codeOf(SECRET, new Date()) } }),
      statuses: owners,
      answer: factorAddedSchema,
    },
    {
      call: `PATCH ${factors}/:id`,
      path: at(true),
      init: () => ({ json: { name: 'Old phone' } }),
      statuses: owners,
      answer: v.object({ factor: factorSchema }),
    },
    { call: `DELETE ${factors}/:id`, path: at(true), statuses: owners, answer: v.object({ success: v.literal(true) }) },
    {
      call: `POST ${factors}/recovery-codes`,
      init: async (world: Seeded & { me: { id: string } | null }) => {
        if (world.me) await seedApp(world.app, { kind: door, id: world.me.id }, true).catch(() => undefined);
        return {};
      },
      statuses: own,
      answer: recoveryCodesAnswerSchema,
    },
    { call: `POST ${factors}/passkey/options`, statuses: own, answer: passkeyOptionsSchema },
    {
      call: `POST ${factors}/passkey`,
      init: async (world: Seeded & { me: { cookies: Cookies } | null }) => {
        const passkey = new SoftwarePasskey(SITE);
        const as = world.me?.cookies;
        const options = await world.app.call(`POST ${factors}/passkey/options`, { as });
        return { json: { name: 'Laptop', response: passkey.register(await options.json()) } };
      },
      statuses: own,
      answer: factorAddedSchema,
    },
    { call: `POST ${step}/passkey`, init: waiting, statuses: anyone, answer: passkeyOptionsSchema },
    { call: `GET ${step}`, init: waiting, statuses: anyone, answer: secondStepSchema },
    {
      call: `POST ${step}`,
      init: async (world: Seeded) => ({
        ...(await waiting(world)),
        json: { method: 'recovery', code: RECOVERY_CODE },
      }),
      statuses: anyone,
      answer: door === 'user' ? sessionAnswerSchema : adminSessionSchema,
    },
    { call: `DELETE ${step}`, init: waiting, statuses: anyone, answer: v.object({ success: v.literal(true) }) },
  ];
}

const USERS = [401, 200, 200, 401] as const;
const ADMINS = [401, 403, 403, 200] as const;

/** Has somebody of the provider that is set up sign in to an account, where it is a user's. @returns the id of that */
async function joinProvider(app: TestApp, userId: string): Promise<string | undefined> {
  const identity = { issuer: app.config.OIDC_ISSUER ?? '', subject: newToken() };
  const [user] = await app.db.$client`select 1 from users where id = ${userId}`;
  if (!user) return undefined;
  await linkIdentity(app.db, identity, userId, new Date());
  return (await selectIdentities(app.db, userId)).at(-1)?.id;
}

/** Signing in by a passkey alone, proving it anew, and joining an account to a provider. */
const PASSKEY_SCENARIOS = [
  {
    call: 'POST /api/auth/join',
    init: async ({ app, other }: Seeded & { other: { id: string } }) => {
      const token = newToken();
      const expiresAt = new Date(Date.now() + 60_000);
      const identity = { issuer: 'https://provider.example', subject: token, userId: other.id };
      await insertProviderJoin(app.db, { tokenHash: sha256(token), ...identity, expiresAt });
      return { json: { password: PASSWORD }, headers: { cookie: `join=${token}` } };
    },
    statuses: [200, 200, 200, 200] as const,
    answer: sessionAnswerSchema,
  },
  {
    call: 'POST /api/user/password',
    init: async ({ app, me }: Seeded & { me: { id: string } | null }) => {
      if (me) await app.db.$client`update users set password_hash = null where id = ${me.id}`;
      return { json: { newPassword: 'a brand new horse' } };
    },
    statuses: [401, 200, 200, 401] as const,
    answer: v.object({ success: v.literal(true) }),
  },
  { call: 'GET /api/admin/reauthenticate', statuses: ADMINS, answer: confirmingMethodsSchema },
  { call: 'POST /api/admin/reauthenticate/passkey', statuses: ADMINS, answer: passkeyOptionsSchema },
  { call: 'GET /api/auth/reauthenticate', statuses: USERS, answer: confirmingMethodsSchema },
  { call: 'POST /api/auth/reauthenticate/passkey', statuses: USERS, answer: passkeyOptionsSchema },
  {
    call: 'POST /api/auth/reauthenticate/provider',
    init: async ({ app, me }: Seeded & { me: { id: string } | null }) => {
      if (me?.id !== undefined) await joinProvider(app, me.id);
      return { json: { next: '/account' } };
    },
    statuses: USERS,
    answer: providerAddressSchema,
  },
  { call: 'GET /api/user/identities', statuses: USERS, answer: ownIdentitiesSchema },
  {
    call: 'DELETE /api/user/identities/:id',
    path: async ({ app, owner }: Seeded & { owner: { id: string } }) =>
      `/api/user/identities/${await joinProvider(app, owner.id)}`,
    statuses: [401, 200, 404, 401] as const,
    answer: v.object({ success: v.literal(true) }),
  },
  {
    call: 'POST /api/auth/passkey/options',
    statuses: [200, 200, 200, 200] as const,
    answer: passkeyOptionsSchema,
  },
  {
    call: 'POST /api/auth/passkey',
    init: async ({ app, other }: Seeded & { other: { cookies: Cookies } }) => {
      const passkey = new SoftwarePasskey(SITE);
      const begun = await app.call('POST /api/user/factors/passkey/options', { as: other.cookies });
      const made = { name: 'Laptop', response: passkey.register(await begun.json()) };
      await app.call('POST /api/user/factors/passkey', { json: made, as: other.cookies });
      const options = await (await app.call('POST /api/auth/passkey/options')).json();
      return { json: { response: passkey.answer(options) } };
    },
    statuses: [200, 200, 200, 200] as const,
    answer: sessionAnswerSchema,
  },
];

export const FACTOR_SCENARIOS = [...scenariosOf('user'), ...scenariosOf('admin'), ...PASSKEY_SCENARIOS];
