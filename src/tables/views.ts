import type { Database, Db } from '../db/client';
import { isUniqueViolation } from '../db/errors';
import { countViews, deleteView, findViews, insertView, updateView, type ViewRow } from '../db/table-views';
import { AppError } from '../errors';
import { isId } from '../shared/ids';
import { BUILT_IN_VIEWS, MOST_VIEWS, type NewView, type TableView, type ViewChange } from '../shared/table-views';

interface Deps {
  db: Database;
  now: () => Date;
}

/** The views that everybody has, then a user's own. */
export async function listViews({ db }: { db: Db }, userId: string): Promise<TableView[]> {
  return [...BUILT_IN_VIEWS, ...(await findViews(db, userId)).map(toView)];
}

/** Keeps a view under a name. @throws AppError conflict where the name is taken, or at the most that one user may have */
export async function createView({ db, now }: Deps, userId: string, view: NewView): Promise<TableView> {
  return await named(view.name, async () => {
    if ((await countViews(db, userId)) >= MOST_VIEWS)
      throw new AppError('conflict', `You have ${MOST_VIEWS} views, which is the most. Please delete one first.`);
    return toView(await insertView(db, userId, view, now()));
  });
}

/** Renames a user's own view, or changes what it shows. @throws AppError not_found; conflict where the name is taken */
export async function changeView(
  { db }: { db: Db },
  userId: string,
  id: string,
  change: ViewChange,
): Promise<TableView> {
  const row = await named(change.name, async () => (isId(id) ? await updateView(db, userId, id, change) : null));
  if (!row) throw noView();
  return toView(row);
}

/** @throws AppError not_found */
export async function removeView({ db }: { db: Db }, userId: string, id: string): Promise<void> {
  if (!(isId(id) && (await deleteView(db, userId, id)))) throw noView();
}

async function named<T>(name: string | undefined, keep: () => Promise<T>): Promise<T> {
  const taken = () => new AppError('conflict', `There is a view called “${name}” already. Please choose another name.`);
  if (BUILT_IN_VIEWS.some((view) => view.name.toLowerCase() === name?.toLowerCase())) throw taken();
  try {
    return await keep();
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}

const noView = () => new AppError('not_found', 'There is no such view.');
const toView = ({ id, name, content }: ViewRow): TableView => ({ id, name, isBuiltIn: false, content });
