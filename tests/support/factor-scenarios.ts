import * as v from 'valibot';
import type { Database } from '../../src/db/client';
import { type FactorOwner, replaceRecoveryCodes } from '../../src/db/factors';
import { recoveryCodeHash } from '../../src/factors/recovery-codes';
import { beginSecondStep } from '../../src/factors/second-step';
import { secretBox } from '../../src/factors/secret-box';
import { sessionAnswerSchema } from '../../src/shared/accounts';
import { adminSessionSchema } from '../../src/shared/admin';
import {
  appSetupAnswerSchema,
  factorAddedSchema,
  factorListSchema,
  factorSchema,
  recoveryCodesAnswerSchema,
  secondStepSchema,
} from '../../src/shared/factors';
import type { TestApp } from './app';
import { addSeededApp, codeOf, DOORS, type Door } from './two-step';

interface Seeded {
  app: TestApp;
  owner: { id: string };
  admin: { id: string };
}

const RECOVERY_CODE = 'ABCD-EFGH-JKMN-PQRS';
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

export const FACTOR_SCENARIOS = [...scenariosOf('user'), ...scenariosOf('admin')];
