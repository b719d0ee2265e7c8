import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PlaybookContent } from '../shared/playbooks';
import type { Db } from './client';
import { analyses, contracts, playbooks, playbookVersions } from './schema';

/** A playbook without its content; `savedAt` is of the version that it was read in. */
export interface PlaybookHead {
  id: string;
  name: string;
  kind: string;
  side: string;
  isDefault: boolean;
  /** The version it was read in. */
  version: number;
  createdAt: Date;
  savedAt: Date;
}

export interface PlaybookRow extends PlaybookHead {
  content: PlaybookContent;
}

const { id, name, kind, side, isDefault, createdAt } = playbooks;
const { savedAt, content } = playbookVersions;
const HEAD = { id, name, kind, side, isDefault, createdAt, savedAt, version: playbookVersions.version };
const isOwn = (userId: string) => and(eq(playbooks.userId, userId), isNull(playbooks.deletedAt));
const newest = and(eq(playbookVersions.playbookId, playbooks.id), eq(playbookVersions.version, playbooks.version));

/** Adds a playbook with its first version. Call it in a transaction. */
export async function insertPlaybook(
  tx: Db,
  {
    content: first,
    at,
    ...row
  }: Pick<PlaybookRow, 'name' | 'kind' | 'side' | 'content'> & { userId: string; at: Date },
): Promise<string> {
  const [added] = await tx
    .insert(playbooks)
    .values({ ...row, createdAt: at })
    .returning({ id: playbooks.id });
  if (!added) throw new Error('The insert returned no row');
  await tx.insert(playbookVersions).values({ playbookId: added.id, version: 1, content: first, savedAt: at });
  return added.id;
}

/** A user's playbooks in the order of their names, each as its newest version. */
export async function listPlaybooks(db: Db, userId: string): Promise<PlaybookHead[]> {
  return await db
    .select(HEAD)
    .from(playbooks)
    .innerJoin(playbookVersions, newest)
    .where(isOwn(userId))
    .orderBy(playbooks.name, playbooks.createdAt);
}

/** The own questions of a user's playbooks by side and id, as they were asked last; those of deleted playbooks too, whose versions may still be in use. */
export async function listOwnQuestions(db: Db, userId: string): Promise<{ side: string; id: string; title: string }[]> {
  const rows = await db.execute<{ side: string; id: string; title: string }>(sql`
    select distinct on (${side}, own ->> 'id') ${side} as side, own ->> 'id' as id, own ->> 'title' as title
    from ${playbooks} join ${playbookVersions} on ${playbookVersions.playbookId} = ${id}, jsonb_array_elements(${content} -> 'own') own
    where ${playbooks.userId} = ${userId}
    order by ${side}, own ->> 'id', ${savedAt} desc`);
  return [...rows];
}

/** How many playbooks a user has. */
export async function countPlaybooks(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(playbooks).where(isOwn(userId));
  return row?.count ?? 0;
}

/** A user's own playbook in its newest version, or in the one named; another's, and a deleted one, is not found. `which` must be a UUID. */
export async function findPlaybook(
  db: Db,
  userId: string,
  which: string,
  version?: number,
): Promise<PlaybookRow | null> {
  const [row] = await db
    .select({ ...HEAD, content })
    .from(playbooks)
    .innerJoin(
      playbookVersions,
      version === undefined
        ? newest
        : and(eq(playbookVersions.playbookId, playbooks.id), eq(playbookVersions.version, version)),
    )
    .where(and(isOwn(userId), eq(playbooks.id, which)));
  return row ?? null;
}

/** The versions of a playbook, newest first. */
export async function listVersions(db: Db, which: string): Promise<{ version: number; savedAt: Date }[]> {
  return await db
    .select({ version: playbookVersions.version, savedAt })
    .from(playbookVersions)
    .where(eq(playbookVersions.playbookId, which))
    .orderBy(desc(playbookVersions.version));
}

/**
 * Adds a version that rests on version `base`. Call it in a transaction.
 * @returns whether `base` was the newest; if not, nothing is changed
 */
export async function addVersion(
  tx: Db,
  userId: string,
  which: string,
  { base, name: newName, content: next, at }: { base: number; name: string; content: PlaybookContent; at: Date },
): Promise<boolean> {
  const version = base + 1;
  const [row] = await tx
    .update(playbooks)
    .set({ name: newName, version })
    .where(and(isOwn(userId), eq(playbooks.id, which), eq(playbooks.version, base)))
    .returning({ id: playbooks.id });
  if (row) await tx.insert(playbookVersions).values({ playbookId: which, version, content: next, savedAt: at });
  return row !== undefined;
}

/** Makes a playbook the default of its kind and side, in place of any other, or no default. Call it in a transaction. */
export async function setDefault(
  tx: Db,
  userId: string,
  { id: which, kind: ofKind, side: ofSide }: Pick<PlaybookHead, 'id' | 'kind' | 'side'>,
  wanted: boolean,
): Promise<void> {
  const same = and(eq(playbooks.userId, userId), eq(playbooks.kind, ofKind), eq(playbooks.side, ofSide));
  if (wanted)
    await tx
      .update(playbooks)
      .set({ isDefault: false })
      .where(and(same, eq(playbooks.isDefault, true)));
  await tx
    .update(playbooks)
    .set({ isDefault: wanted })
    .where(and(isOwn(userId), eq(playbooks.id, which)));
}

/** Shows a playbook to nobody any more. Its versions stay. */
export async function removePlaybook(db: Db, userId: string, which: string, at: Date): Promise<void> {
  await db
    .update(playbooks)
    .set({ deletedAt: at, isDefault: false })
    .where(and(isOwn(userId), eq(playbooks.id, which)));
}

/** Which playbook was applied to a contract, in which version. */
export interface Applied {
  playbook: string | null;
  playbookVersion: number | null;
}

/** A user's playbooks for a kind that may count for a contract: the defaults, and the one that was applied to it in its version. */
export async function findPlaybooksInUse(
  db: Db,
  userId: string,
  ofKind: string,
  { playbook, playbookVersion }: Applied,
): Promise<PlaybookRow[]> {
  const wanted = sql`case when ${playbooks.id}::text = ${playbook} then ${playbookVersion}::int else ${playbooks.version} end`;
  return await db
    .select({ ...HEAD, content })
    .from(playbooks)
    .innerJoin(
      playbookVersions,
      and(eq(playbookVersions.playbookId, playbooks.id), eq(playbookVersions.version, wanted)),
    )
    .where(
      and(
        isOwn(userId),
        eq(playbooks.kind, ofKind),
        or(eq(playbooks.isDefault, true), sql`${playbooks.id}::text = ${playbook}`),
      ),
    );
}

/** A user's contracts that read as ones of a kind; with `using` those of them that are read by this playbook of the kind. */
export interface OfKind {
  kind: string;
  using?: Pick<PlaybookRow, 'id' | 'side' | 'isDefault'>;
}

/** Where a listing does not tell the kind yet, the analysis does. */
const KIND = sql`case when ${contracts.headline} ? 'playbookKind' then ${contracts.headline} ->> 'playbookKind'
  else (select case when ${analyses.analysis} ? 'questions' then ${analyses.analysis} #>> '{kind,id}' end from ${analyses} where ${analyses.id} = ${contracts.analysisId}) end`;

function isOfKind(userId: string, { kind: ofKind, using }: OfKind): SQL {
  const all = sql`${contracts.userId} = ${userId} and ${contracts.upload} = 'ready' and ${contracts.analysisId} is not null and ${KIND} = ${ofKind}`;
  if (!using) return all;
  const others = sql`select ${id}::text from ${playbooks} where ${isOwn(userId)} and ${kind} = ${ofKind} and ${side} = ${using.side}`;
  const byDefault = using.isDefault
    ? sql`${contracts.playbook} is null or (${contracts.playbook} <> 'built-in' and ${contracts.playbook} not in (${others}))`
    : sql`false`;
  return sql`${all} and (${contracts.playbook} = ${using.id} or ${byDefault}) and coalesce(${contracts.actingFor}, ${using.side}) = ${using.side}`;
}

interface Part {
  /** Of these ids only. */
  among?: readonly string[];
  /** After the one that has this id. */
  after?: string | undefined;
  limit?: number;
}

/** The ids of such contracts in their order, all of them or a part. */
export async function findContractsOfKind(
  db: Db,
  userId: string,
  which: OfKind,
  { among, after, limit }: Part = {},
): Promise<string[]> {
  const listed = among ? sql` and ${contracts.id} = any(${`{${among.join(',')}}`}::uuid[])` : sql``;
  const later = after ? sql` and ${contracts.id} > ${after}` : sql``;
  const most = limit === undefined ? sql`` : sql` limit ${limit}`;
  const rows = await db.execute<{ id: string }>(
    sql`select ${contracts.id} as id from ${contracts} where ${isOfKind(userId, which)}${listed}${later} order by ${contracts.id}${most}`,
  );
  return rows.map((row) => row.id);
}

/** How many there are. */
export async function countContractsOfKind(db: Db, userId: string, which: OfKind): Promise<number> {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${contracts} where ${isOfKind(userId, which)}`,
  );
  return row?.count ?? 0;
}
