import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { recordEvent } from '../../src/audit/record';
import { type ArchivePart, ArchiveWriter, readArchive } from '../../src/backup/archive';
import { ArchiveError } from '../../src/backup/archive-error';
import { backUp } from '../../src/backup/back-up';
import { checkArchive, restore } from '../../src/backup/restore';
import { analyseContract } from '../../src/contracts/analyse';
import { decide, listDecisions } from '../../src/contracts/decide';
import { getFile } from '../../src/contracts/file';
import { listFindings } from '../../src/contracts/findings';
import { getHighlights } from '../../src/contracts/proof';
import { getContract, listContracts } from '../../src/contracts/read';
import { claimJob, finishJob, type Lease } from '../../src/db/jobs';
import { MIGRATIONS } from '../../src/db/migrate';
import { auditEvents, contracts, sessions, users } from '../../src/db/schema';
import { extraction } from '../support/analysis';
import { type ContractWorld, contractWorld, pdfBytes } from '../support/contracts';
import { judgedAnalysis, sixSentences } from '../support/findings';

let world: ContractWorld;
let whole: Uint8Array;
/** Of the archive `whole`: its owner, an analysed contract with a decision, and one that waits. */
let userId: string;
let judged: string;
let waiting: string;

beforeAll(async () => {
  world = await contractWorld();
  userId = await world.addUser();
  judged = (await world.submit(userId, pdfBytes('judged'), 'Größe “A”.pdf')).id;
  const contract = sixSentences();
  const extract = async () => extraction(contract, judgedAnalysis(contract));
  const signal = new AbortController().signal;
  await analyseContract({ ...world, extract, signal }, (await claimJob(world.db, 60_000)) as Lease);
  waiting = (await world.submit(userId, pdfBytes('waiting'))).id;
  const [finding] = (await listFindings(world, userId, judged)).findings;
  const reviewer = { id: userId, name: 'Ada' };
  await decide(
    world,
    reviewer,
    { id: judged, findingId: finding?.id ?? '' },
    { verdict: 'accepted', reason: 'Line\nbreak \\ "' },
  );
  const expiresAt = new Date(Date.now() + 60_000);
  await world.db.insert(sessions).values({ tokenHash: new Uint8Array(32), userId, expiresAt });
  whole = await archiveOf(world);
});
afterAll(() => world.close());

async function archiveOf(from: ContractWorld, change: Partial<Parameters<typeof backUp>[0]> = {}): Promise<Uint8Array> {
  const archive = new ArchiveWriter();
  const bytes = Array.fromAsync(archive.bytes);
  const backed = backUp({ ...from, ...change }, archive).catch((error) => archive.fail(error));
  const chunks = await bytes;
  await backed;
  return Buffer.concat(chunks);
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000);
}
const pieces = (bytes: Uint8Array) => readArchive(chunksOf(bytes));

/** What a restore wrote, looked at in a place of its own. */
async function inEmptyPlace<T>(look: (place: ContractWorld) => Promise<T>): Promise<T> {
  const place = await contractWorld();
  try {
    return await look(place);
  } finally {
    await place.close();
  }
}

const seen = async (place: ContractWorld) => {
  const file = await getFile(place, userId, judged);
  return {
    list: await listContracts(place, userId),
    contract: await getContract(place, userId, judged),
    findings: await listFindings(place, userId, judged),
    marks: await getHighlights(place, userId, judged),
    decisions: await listDecisions(place, userId, judged),
    pdf: await new Response(await file.read(0, file.size)).text(),
    jobs: (await place.rows()).jobs,
  };
};

describe('a backup', () => {
  test('brings everything into an empty place, where the work goes on', async () => {
    await inEmptyPlace(async (place) => {
      const restored = await restore(place, pieces(whole));
      expect(restored).toMatchObject({ rows: { users: 1, contracts: 2, analyses: 1, jobs: 1 }, files: 2, missing: [] });
      expect(await seen(place)).toEqual(await seen(world));
      expect(await place.db.select().from(sessions)).toEqual([]);
      const ben = { name: 'Ben', email: 'ben@example.com', passwordHash: 'x' };
      const [other] = await place.db.insert(users).values(ben).returning();
      const [next, theirs] = [await place.submit(userId), await place.submit(other?.id ?? '')];
      // What waited before comes before whoever is new here, and then each in turn.
      for (const id of [waiting, theirs.id, next.id]) {
        const lease = (await claimJob(place.db, 60_000)) as Lease;
        expect(lease.contractId).toBe(id);
        await finishJob(place.db, lease);
      }
    });
  });

  test('is proved without a place for it', async () => {
    expect(await checkArchive(pieces(whole))).toMatchObject({
      rows: { contracts: 2, admins: 0 },
      files: 2,
      missing: [],
    });
  });

  test('has no contract that was deleted while it was made, and names files that the store lost', async () => {
    await inEmptyPlace(async (source) => {
      const owner = await source.addUser();
      const [kept, deleted, lost] = [
        await source.submit(owner),
        await source.submit(owner),
        await source.submit(owner),
      ];
      const storage = Object.assign(Object.create(source.storage), {
        get: async (key: string) => {
          const [row] = await source.db.select().from(contracts).where(eq(contracts.objectKey, key));
          if (row?.id === deleted.id) await source.db.delete(contracts).where(eq(contracts.id, deleted.id));
          if (row?.id !== kept.id) await source.storage.delete(key);
          return await source.storage.get(key);
        },
      });
      const bytes = await archiveOf(source, { storage });
      await inEmptyPlace(async (place) => {
        expect(await restore(place, pieces(bytes))).toMatchObject({ files: 1, missing: [lost.id] });
        const ids = (await listContracts(place, owner)).map(({ id }) => id);
        expect(ids.sort()).toEqual([kept.id, lost.id].sort());
        expect(await readdir(join(place.folder, 'contracts'))).toHaveLength(1);
      });
    });
  });

  test('of an older version fits the database of its time, which is brought up to date afterwards', async () => {
    await inEmptyPlace(async (place) => {
      const [first] = await Array.fromAsync(pieces(whole));
      if (first?.kind !== 'head') throw new Error('no head');
      const { entries } = await Bun.file(join(MIGRATIONS, 'meta/_journal.json')).json();
      const level = entries[3].when;
      const snapshot = await Bun.file(join(MIGRATIONS, 'meta/0003_snapshot.json')).json();
      const known = (table: string): object | undefined => snapshot.tables[`public.${table}`]?.columns;
      const tables = first.head.tables
        .filter(({ name }) => known(name))
        .map((table) => ({ ...table, columns: table.columns.filter((name) => name in (known(table.name) ?? {})) }));
      const older = await rewritten(whole, (piece) => {
        if (piece.kind === 'head') return { kind: 'head', head: { ...piece.head, level, tables } };
        if (piece.kind === 'rows') return known(piece.table) ? piece : null;
        if (piece.kind !== 'end') return piece;
        const rows = Object.fromEntries(Object.entries(piece.end.rows).filter(([table]) => known(table)));
        return { kind: 'end', end: { ...piece.end, rows } };
      });
      await restore(place, pieces(older));
      await migrate(place.db, { migrationsFolder: MIGRATIONS });
      const [now, then] = [await seen(place), await seen(world)];
      // Turns were not known then: they are dealt anew. Nor was what lists show.
      const common = ({ jobs, ...rest }: typeof now): unknown =>
        JSON.parse(
          JSON.stringify({ ...rest, jobs: jobs.map((job) => ({ ...job, turn: 0 })) }, (key, value) =>
            key === 'headline' || key === 'listedBy' ? undefined : value,
          ),
        );
      expect(common(now)).toEqual(common(then));
    });
  });
});

/** The archive with its pieces changed; null leaves one out. */
async function rewritten(bytes: Uint8Array, change: (piece: ArchivePart) => ArchivePart | null): Promise<Uint8Array> {
  const archive = new ArchiveWriter();
  const chunks = Array.fromAsync(archive.bytes);
  for (const piece of await Array.fromAsync(pieces(bytes))) {
    const next = change(piece);
    if (next?.kind === 'head') await archive.head(next.head);
    if (next?.kind === 'rows') await archive.rows(next.table, next.lines);
    if (next?.kind === 'file') await archive.file(next.key, next.bytes);
    if (next?.kind === 'end') await archive.end(next.end);
  }
  return Buffer.concat(await chunks);
}

test('the audit log of a place that nobody used yet is kept, and the restored one added', async () => {
  await inEmptyPlace(async (place) => {
    await recordEvent(place.db, { action: 'sign-in-failed', actor: { kind: 'stranger', id: null } });
    const known = await world.db.select().from(auditEvents);
    await place.db.insert(auditEvents).values(known.slice(0, 1));
    await restore(place, pieces(whole));
    const actions = (await place.db.select().from(auditEvents)).map(({ action }) => action);
    expect(actions.sort()).toEqual(['contract-uploaded', 'contract-uploaded', 'sign-in-failed']);
  });
});

describe('what is refused, and leaves the place empty', () => {
  const lose = (kind: 'rows of users' | 'file') => {
    let lost = false;
    return (piece: ArchivePart): ArchivePart | null => {
      const isIt = kind === 'file' ? piece.kind === 'file' : piece.kind === 'rows' && piece.table === 'users';
      if (!isIt || lost) return piece;
      lost = true;
      return null;
    };
  };
  const other = (piece: ArchivePart): ArchivePart =>
    piece.kind === 'file' ? { ...piece, bytes: new TextEncoder().encode('%PDF-other') } : piece;
  const newer = (piece: ArchivePart): ArchivePart =>
    piece.kind === 'head' ? { ...piece, head: { ...piece.head, level: piece.head.level + 1 } } : piece;
  const cases: [string, () => Promise<Uint8Array>, string][] = [
    ['one without an end', async () => whole.subarray(0, Buffer.from(whole).indexOf('end.json')), 'cut off'],
    ['one cut within a file', async () => whole.subarray(0, Buffer.from(whole).indexOf('files/') + 515), 'damaged'],
    ['one with a damaged part', async () => damaged(), 'damaged'],
    ['lost rows', () => rewritten(whole, lose('rows of users')), 'do not fit together'],
    ['a lost file', () => rewritten(whole, lose('file')), '1 files did not arrive'],
    ['another file', () => rewritten(whole, other), 'not the one that was uploaded'],
    ['a newer version', () => rewritten(whole, newer), 'newer version'],
    ['something else', async () => new TextEncoder().encode('hello'.repeat(500)), 'no backup at all'],
    ['nothing', async () => new Uint8Array(0), 'no backup at all'],
  ];
  /** One byte within the rows of contracts. */
  const damaged = () => {
    const at = Buffer.from(whole).indexOf('database/contracts/') + 512 + 60;
    return whole.map((byte, i) => (i === at ? byte ^ 255 : byte));
  };
  let place: ContractWorld;
  beforeAll(async () => {
    place = await contractWorld();
  });
  afterAll(() => place.close());

  test.each(cases)('%s', async (_, make, message) => {
    const fault = await restore(place, pieces(await make())).catch((error) => error);
    expect(fault).toBeInstanceOf(Error);
    if (message) expect(fault.message).toContain(message);
    const { contracts: rows, jobs } = await place.rows();
    expect([rows, jobs, await place.db.select().from(users)]).toEqual([[], [], []]);
  });

  test('a place that is in use', async () => {
    await place.addUser();
    const fault = await restore(place, pieces(whole)).catch((error) => error);
    expect(fault).toBeInstanceOf(ArchiveError);
    expect(fault.message).toContain('into an empty place only');
    await place.db.delete(users);
  });
});
