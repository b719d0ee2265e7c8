import { TOTP } from 'otpauth';
import type { Db } from '../../src/db/client';
import { confirmApp, type FactorOwner, insertUnconfirmedApp } from '../../src/db/factors';
import type { AppSetup, FactorAdded } from '../../src/shared/factors';
import { Cookies, type TestApp, type TestUser } from './app';

/** Where the calls of each kind of account are. */
export const DOORS = {
  user: { factors: '/api/user/factors', signIn: 'POST /api/auth/signin', step: '/api/auth/second-step' },
  admin: { factors: '/api/admin/factors', signIn: 'POST /api/admin/login', step: '/api/admin/second-step' },
} as const;
export type Door = keyof typeof DOORS;

/** The code that an authenticator app shows, so many steps of 30 seconds away from the moment. */
export function codeOf(secret: string, at: Date, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() + steps * 30_000 });
}

/** A code that the app does not show now, before or after. */
export function wrongCode(secret: string, at: Date): string {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, at, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

/** Adds an authenticator app to an account that is signed in, as its page does; its code of this moment is spent. */
export async function addApp(app: TestApp, door: Door, person: TestUser, at: Date, name = 'Phone') {
  const { factors } = DOORS[door];
  const begun = await app.call(`POST ${factors}/app`, { json: { name }, as: person.cookies });
  if (begun.status !== 200) throw new Error(`begin: ${begun.status} ${await begun.text()}`);
  const setup = (await begun.json()) as AppSetup;
  const json = { code: codeOf(setup.secret, at) };
  const answer = await app.call(`POST ${factors}/app/${setup.id}`, { json, as: person.cookies });
  if (answer.status !== 200) throw new Error(`confirm: ${answer.status} ${await answer.text()}`);
  const { recoveryCodes } = (await answer.json()) as FactorAdded;
  return { ...setup, recoveryCodes: recoveryCodes ?? [] };
}

/** Signs in by the password in a new browser, up to the second step. */
export async function passPassword(app: TestApp, door: Door, person: TestUser) {
  const cookies = new Cookies();
  const json = { email: person.email, password: person.password };
  return { cookies, answer: await app.call(DOORS[door].signIn, { json, as: cookies }) };
}

/** An authenticator app of an account as it stands in the database; begun only, or one that counts. @param secret sealed for `id` */
export async function addSeededApp(
  db: Db,
  owner: FactorOwner,
  secret: Uint8Array,
  { id = crypto.randomUUID() as string, counts = true } = {},
): Promise<string> {
  await insertUnconfirmedApp(db, owner, { id, name: 'Phone', secret, createdAt: new Date() });
  if (counts) await confirmApp(db, id, 1, new Date());
  return id;
}
