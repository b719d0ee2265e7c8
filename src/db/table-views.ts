import { and, asc, count, eq } from 'drizzle-orm';
import type { NewView, ViewChange } from '../shared/table-views';
import type { Db } from './client';
import { contractViews } from './schema';

export type ViewRow = Pick<typeof contractViews.$inferSelect, 'id' | 'name' | 'content'>;

const { id, name, content } = contractViews;
const COLUMNS = { id, name, content };
const isOwn = (userId: string, which: string) => and(eq(contractViews.userId, userId), eq(id, which));

/** A user's views, the first that was made first. */
export async function findViews(db: Db, userId: string): Promise<ViewRow[]> {
  return await db
    .select(COLUMNS)
    .from(contractViews)
    .where(eq(contractViews.userId, userId))
    .orderBy(asc(contractViews.createdAt), asc(id));
}

/** How many views a user has. */
export async function countViews(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(contractViews).where(eq(contractViews.userId, userId));
  return row?.count ?? 0;
}

/** @throws a unique violation where the user has a view of that name */
export async function insertView(db: Db, userId: string, view: NewView, at: Date): Promise<ViewRow> {
  const [row] = await db
    .insert(contractViews)
    .values({ ...view, userId, createdAt: at })
    .returning(COLUMNS);
  if (!row) throw new Error('The insert returned no row');
  return row;
}

/** Changes a user's own view; null where there is none. `which` must be a UUID. @throws as above */
export async function updateView(db: Db, userId: string, which: string, change: ViewChange): Promise<ViewRow | null> {
  const [row] = await db.update(contractViews).set(change).where(isOwn(userId, which)).returning(COLUMNS);
  return row ?? null;
}

/** Answers whether there was one. `which` must be a UUID. */
export async function deleteView(db: Db, userId: string, which: string): Promise<boolean> {
  return (await db.delete(contractViews).where(isOwn(userId, which)).returning({ id })).length > 0;
}
