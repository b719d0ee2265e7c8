import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type CallInit, PASSWORD, type TestApp, type TestUser, testApp } from '../support/app';

const SECRET = 'hunter2-never-shown';
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface People {
  user: TestUser;
  other: TestUser;
  admin: TestUser;
}

type Case = [
  call: string,
  as: keyof People | null,
  init: CallInit | ((people: People) => CallInit),
  status: number,
  error: string,
];

const json = (text: string): CallInit => ({ body: text, headers: { 'content-type': 'application/json' } });
const taken = 'An account with this email already exists';
const invalidEmail = 'Please enter a valid email address';

const CASES: Case[] = [
  [
    'POST /api/auth/signup',
    null,
    { json: { name: 'A', email: 'a@example.com', password: SECRET } },
    422,
    'Name must be at least 2 characters',
  ],
  [
    'POST /api/auth/signup',
    null,
    { json: { name: '  A ', email: 'a@example.com', password: SECRET } },
    422,
    'Name must be at least 2 characters',
  ],
  ['POST /api/auth/signup', null, { json: { name: 'Ada', email: 'a@example', password: SECRET } }, 422, invalidEmail],
  [
    'POST /api/auth/signup',
    null,
    { json: { name: 'Ada', email: 'a@example.com', password: 'hunter2' } },
    422,
    'Password must be at least 8 characters',
  ],
  [
    'POST /api/auth/signup',
    null,
    { json: { name: 'Ada', email: 'a@example.com', password: [SECRET] } },
    422,
    'password: Invalid input',
  ],
  ...['Ada\nLovelace', 'Ada \u202eecalevoL', 'A\u200bda', 'Ada\u2066x\u2069', 'Ada\u0000'].map(
    (name): Case => [
      'POST /api/auth/signup',
      null,
      { json: { name, email: 'a@example.com', password: SECRET } },
      422,
      'Name must not contain line breaks or invisible characters',
    ],
  ),
  ['POST /api/auth/signup', null, { json: { name: 'Ada', email: 'a@example.com' } }, 422, 'password: Required'],
  ['POST /api/auth/signup', null, { json: [SECRET] }, 422, 'name: Required'],
  ['POST /api/auth/signup', null, { json: SECRET }, 422, 'The body of this request must be a JSON object.'],
  ['POST /api/auth/signup', null, {}, 422, 'The body of this request must be a JSON object.'],
  [
    'POST /api/auth/signup',
    null,
    json(`{"password":"${SECRET}",`),
    400,
    'The request could not be read. Please check its format.',
  ],
  [
    'POST /api/auth/signup',
    null,
    { body: `password=${SECRET}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'The body of this request must be sent as application/json.',
  ],
  [
    'POST /api/auth/signup',
    null,
    ({ user }) => ({ json: { name: 'Ada', email: user.email.toUpperCase(), password: SECRET } }),
    409,
    taken,
  ],
  [
    'POST /api/auth/signin',
    null,
    { json: { email: 'a@example.com', password: 'short' } },
    422,
    'Password must be at least 6 characters',
  ],
  ['POST /api/auth/signin', null, { json: { email: 'a', password: SECRET } }, 422, invalidEmail],
  [
    'POST /api/auth/signin',
    null,
    { json: { email: 'nobody@example.com', password: SECRET } },
    401,
    'Invalid email or password',
  ],
  [
    'POST /api/auth/signin',
    null,
    ({ user }) => ({ json: { email: user.email, password: SECRET } }),
    401,
    'Invalid email or password',
  ],
  ['PATCH /api/user/profile', null, { json: { password: SECRET } }, 401, 'Please sign in to continue.'],
  [
    'PATCH /api/user/profile',
    'user',
    ({ user }) => ({ json: { name: 'A', email: user.email } }),
    422,
    'Name must be at least 2 characters',
  ],
  [
    'PATCH /api/user/profile',
    'user',
    { json: { name: 'Ada', email: 'b@example.com' } },
    400,
    'Email cannot be changed here',
  ],
  [
    'PATCH /api/user/profile',
    'user',
    ({ other }) => ({ json: { name: 'Ada', email: other.email } }),
    400,
    'Email cannot be changed here',
  ],
  [
    'PATCH /api/user/password',
    'user',
    { json: { currentPassword: SECRET, newPassword: `${SECRET}!` } },
    403,
    'Your current password is not correct',
  ],
  [
    'PATCH /api/user/password',
    'user',
    { json: { currentPassword: '', newPassword: SECRET } },
    422,
    'Current password is required',
  ],
  [
    'PATCH /api/user/password',
    'user',
    { json: { currentPassword: PASSWORD, newPassword: 'hunter2' } },
    422,
    'Password must be at least 8 characters',
  ],
  ['PATCH /api/user/notifications', 'user', { json: { emailMarketing: 'yes' } }, 422, 'emailMarketing: Invalid input'],
  ['PATCH /api/user/notifications', 'user', { json: { emailMarketing: true } }, 422, 'emailSecurity: Required'],
  [
    'POST /api/admin/login',
    null,
    { json: { email: '', password: SECRET } },
    422,
    'Please enter both email and password',
  ],
  [
    'POST /api/admin/login',
    null,
    { json: { email: 'nobody@example.com', password: SECRET } },
    401,
    'Invalid admin credentials',
  ],
  [
    'POST /api/admin/login',
    null,
    ({ admin }) => ({ json: { email: admin.email, password: SECRET } }),
    401,
    'Invalid admin credentials',
  ],
  [
    'POST /api/admin/login',
    null,
    ({ user }) => ({ json: { email: user.email, password: PASSWORD } }),
    401,
    'Invalid admin credentials',
  ],
  [
    'POST /api/auth/signin',
    null,
    ({ admin }) => ({ json: { email: admin.email, password: PASSWORD } }),
    401,
    'Invalid email or password',
  ],
  ['PATCH /api/admin/users/:other', 'admin', ({ user }) => ({ json: { email: user.email.toUpperCase() } }), 409, taken],
  ['PATCH /api/admin/users/:other', 'admin', { json: { email: 'b' } }, 422, invalidEmail],
  ['PATCH /api/admin/users/:other', 'admin', { json: { plan: 'gold' } }, 422, 'plan: Invalid input'],
  ['PATCH /api/admin/users/:other', 'admin', { json: { password: '' } }, 422, 'Password must be at least 8 characters'],
  [`PATCH /api/admin/users/${NOBODY}`, 'admin', { json: { plan: 'pro' } }, 404, 'This user does not exist.'],
  ['PATCH /api/admin/users/1%20or%201', 'admin', { json: { plan: 'pro' } }, 404, 'This user does not exist.'],
  [`DELETE /api/admin/users/${NOBODY}`, 'admin', {}, 404, 'This user does not exist.'],
  ['DELETE /api/admin/users/me', 'admin', {}, 404, 'This user does not exist.'],
  ['POST /api/admin/settings', 'admin', { json: { key: 'footer_js', value: 'x' } }, 422, 'key: Invalid input'],
  [
    'POST /api/admin/settings',
    'admin',
    { json: { key: 'body_js', value: 'x'.repeat(200_001) } },
    422,
    'Code must be at most 200,000 characters',
  ],
  ['GET /api/admin/users', 'user', {}, 403, 'Only administrators can do this.'],
  ['GET /api/admin/users', null, {}, 401, 'Please sign in as an administrator to continue.'],
  [`GET /api/contracts/${NOBODY}`, 'user', {}, 404, 'This contract does not exist.'],
  ['GET /api/contracts/1', 'user', {}, 404, 'This contract does not exist.'],
  [
    'PATCH /api/user/profile',
    'user',
    ({ user }) => ({ json: { name: 'A\u0000da', email: user.email } }),
    422,
    'Name must not contain line breaks or invisible characters',
  ],
  [
    'POST /api/admin/login',
    null,
    { json: { email: 'a\u0000', password: SECRET } },
    400,
    'The text holds characters that cannot be stored.',
  ],
];

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await testApp();
  people = { user: await app.signUp(), other: await app.signUp(), admin: await app.signUpAdmin() };
});
afterAll(() => app.close());

describe('bad requests are told apart in words for people, and nothing of them comes back', () => {
  test.each(CASES)('%s as %p %#', async (call, as, init, status, error) => {
    const response = await app.call(call.replace(':other', people.other.id), {
      ...(typeof init === 'function' ? init(people) : init),
      as: as ? people[as].cookies : undefined,
    });
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ error });
    expect(response.status).toBe(status);
    expect(text).not.toContain(SECRET);
    expect(app.logged()).not.toContain(SECRET);
  });
});

test('what was refused changed nothing', async () => {
  const response = await app.call('GET /api/admin/users', { as: people.admin.cookies });
  const { users } = (await response.json()) as { users: { email: string; plan: string; name: string }[] };
  expect(users.map(({ email, plan, name }) => ({ email, plan, name })).reverse()).toEqual(
    [people.user, people.other].map(({ email }) => ({ email, plan: 'free', name: 'Ada Lovelace' })),
  );
});
