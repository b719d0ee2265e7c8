import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { contracts, users } from '../../src/db/schema';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';
import { Line } from '../support/line';
import { runProgram } from '../support/program';
import { zipOf } from '../support/zips';

let world: ContractWorld;
let database: Line;
let place: string;
let env: Record<string, string>;

beforeAll(async () => {
  [world, place] = await Promise.all([contractWorld(), mkdtemp(join(tmpdir(), 'cli-import-'))]);
  const { path, user, database: name } = world.options;
  database = new Line({ path: String(path) });
  env = {
    DATA_DIR: join(place, 'data'),
    DATABASE_URL: `postgres://${user}@127.0.0.1:${await database.listen()}/${name}`,
  };
});
afterAll(async () => {
  await database.close();
  await Promise.all([world.close(), rm(place, { recursive: true, force: true })]);
});

const cli = (...args: string[]) => runProgram('src/cli.ts', ['contracts', 'import', ...args], { env });

async function addUser(): Promise<{ id: string; email: string }> {
  const id = await world.addUser();
  const [user] = await world.db.select().from(users).where(eq(users.id, id));
  return { id, email: user?.email ?? '' };
}

const namesOf = async (userId: string) =>
  (await world.db.select().from(contracts).where(eq(contracts.userId, userId))).map(({ filename }) => filename).sort();

test('a folder: what is taken, what is there already, and what failed', async () => {
  const folder = join(place, 'firm');
  await mkdir(join(folder, 'Leases/2024'), { recursive: true });
  const files: [string, string | Uint8Array | Blob][] = [
    ['Leases/2024/Mill Road.pdf', pdfBytes('mill')],
    ['Leases/Copy of Mill Road.pdf', pdfBytes('mill')],
    ['Loan.pdf', pdfBytes('loan')],
    ['Word.pdf', 'PK no PDF'],
    ['notes.txt', 'x'],
    ['Closing.zip', zipOf({ name: 'Deed.pdf', bytes: pdfBytes('deed') }, { name: '../Evil.pdf', bytes: 'x' })],
  ];
  for (const [name, bytes] of files) await Bun.write(join(folder, name), bytes);
  await symlink('/etc/passwd', join(folder, 'Link.pdf'));
  await symlink('..', join(folder, 'Leases/round'));
  const { id, email } = await addUser();

  const first = await cli(folder, '--user', email.toUpperCase(), '--json');
  expect(first.code).toBe(1);
  const answer = JSON.parse(first.out);
  expect(answer).toEqual({
    imported: [
      { file: 'Closing › Deed.pdf', bytes: 13, id: expect.any(String) },
      { file: 'Leases › 2024 › Mill Road.pdf', bytes: 13, id: expect.any(String) },
      { file: 'Loan.pdf', bytes: 13, id: expect.any(String) },
    ],
    alreadyThere: [{ file: 'Leases › Copy of Mill Road.pdf', sameAs: 'Leases › 2024 › Mill Road.pdf' }],
    failed: [
      { file: 'Closing.zip: ../Evil.pdf', reason: 'The name leads out of the archive (“..”).' },
      { file: 'Link.pdf', reason: 'It is a link and is not followed.' },
      { file: 'Word.pdf', reason: 'Only PDF files can be analyzed. Please choose a file in PDF format.' },
    ],
    passedOver: 1,
  });
  expect(await namesOf(id)).toEqual(['Closing › Deed.pdf', 'Leases › 2024 › Mill Road.pdf', 'Loan.pdf']);

  await rm(join(folder, 'Word.pdf'));
  await rm(join(folder, 'Link.pdf'));
  await rm(join(folder, 'Closing.zip'));
  const second = await cli(folder, '--user', email);
  expect(second.code).toBe(0);
  expect(second.out).toContain('already there  Loan.pdf  (uploaded on ');
  expect(second.out).toEndWith('0 imported, 3 already there, 0 failed. 1 other file is no PDF.\n');
  expect(await namesOf(id)).toHaveLength(3);
});

test('a ZIP: 40 in, three at a time; for another user they are new', async () => {
  const path = join(place, 'forty.zip');
  const entries = Array.from({ length: 40 }, (_, at) => ({ name: `Firm/${at}.pdf`, bytes: pdfBytes(`paper ${at}`) }));
  await Bun.write(path, zipOf(...entries));
  const [ada, ben] = [await addUser(), await addUser()];
  for (const { id, email } of [ada, ben]) {
    const { code, out, err } = await cli(path, '--user', email);
    expect([code, out]).toEqual([0, '40 imported, 0 already there, 0 failed. Analyzed while a server runs.\n']);
    expect(err).not.toContain('failed');
    const names = await namesOf(id);
    expect([names.length, names[0]]).toEqual([40, '0.pdf']);
  }
  const again = await cli(path, '--user', ada.email);
  expect([again.code, again.out.endsWith('0 imported, 40 already there, 0 failed.\n')]).toEqual([0, true]);
});

test.each<[string, string[], string]>([
  ['nobody', ['.', '--user', 'nobody@example.com'], 'There is no user nobody@example.com.'],
  ['no folder', ['nowhere', '--user', 'ada1@example.com'], 'There is no folder or file nowhere.'],
  [
    'another file',
    ['package.json', '--user', 'ada1@example.com'],
    'package.json is neither a folder nor a ZIP archive.',
  ],
  ['no user', ['.'], "required option '--user <email>'"],
])('says what is wrong: %s', async (_, args, words) => {
  const { code, err } = await cli(...args);
  expect(code).toBe(1);
  expect(err).toContain(words);
});
