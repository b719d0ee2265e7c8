import { misfitOf } from '../analysis/playbooks/own-playbook';
import { builtInPositions } from '../analysis/playbooks/verdicts';
import type { Database } from '../db/client';
import { isUniqueViolation } from '../db/errors';
import { addVersion, countPlaybooks, insertPlaybook, removePlaybook, setDefault } from '../db/playbooks';
import { AppError } from '../errors';
import { MOST_PLAYBOOKS } from '../shared/playbook-limits';
import {
  AS_BUILT_IN,
  type NewPlaybook,
  type PlaybookChange,
  type PlaybookContent,
  type PlaybookDetail,
} from '../shared/playbooks';
import { getPlaybook, readPlaybook } from './read';

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Makes a playbook of one's own for a side of a kind, at first as built in.
 * @throws AppError invalid where there is no such kind or side, or the content asks for questions that the kind has not; conflict at the most that
 * one user may have
 */
export async function createPlaybook(
  deps: Deps,
  userId: string,
  { kind, side, name = builtInPositions(kind, side).name }: NewPlaybook,
  content: PlaybookContent = AS_BUILT_IN,
): Promise<PlaybookDetail> {
  refuseMisfit(kind, side, content);
  const id = await deps.db.transaction(async (tx) => {
    if ((await countPlaybooks(tx, userId)) >= MOST_PLAYBOOKS)
      throw new AppError(
        'conflict',
        `You have ${MOST_PLAYBOOKS} playbooks, which is the most. Please delete one first.`,
      );
    return await insertPlaybook(tx, { userId, kind, side, name, content, at: deps.now() });
  });
  return await readPlaybook(deps, userId, id);
}

/**
 * Saves a playbook as a new version; earlier ones are kept.
 * @throws AppError not_found; invalid as above; conflict where somebody saved a newer version than the one that the change rests on
 */
export async function savePlaybook(
  deps: Deps,
  userId: string,
  id: string,
  { version: base, name, content }: PlaybookChange,
): Promise<PlaybookDetail> {
  const { kind, side, version } = await getPlaybook(deps, userId, id);
  refuseMisfit(kind, side, content);
  const change = { base, name, content, at: deps.now() };
  const saved = base === version && (await deps.db.transaction((tx) => addVersion(tx, userId, id, change)));
  if (!saved)
    throw new AppError(
      'conflict',
      `Your changes rest on version ${base}, and meanwhile another version was saved. Nothing was overwritten.`,
    );
  return await readPlaybook(deps, userId, id);
}

/** Makes it the default of its kind and side, or no default. @throws AppError not_found; conflict where another is made it at the same time */
export async function setDefaultPlaybook(
  deps: Deps,
  userId: string,
  id: string,
  isDefault: boolean,
): Promise<PlaybookDetail> {
  const row = await getPlaybook(deps, userId, id);
  try {
    await deps.db.transaction((tx) => setDefault(tx, userId, row, isDefault));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', 'Another playbook was made the default at the same moment. Please try again.');
  }
  return await readPlaybook(deps, userId, id);
}

/** Deletes a playbook: contracts that were read by it are read by the default of their kind and side again. Answers what it was for. @throws AppError not_found */
export async function deletePlaybook(deps: Deps, userId: string, id: string): Promise<{ kind: string }> {
  const { kind } = await getPlaybook(deps, userId, id);
  await removePlaybook(deps.db, userId, id, deps.now());
  return { kind };
}

function refuseMisfit(kind: string, side: string, content: PlaybookContent): void {
  const misfit = misfitOf(kind, side, content);
  if (misfit) throw new AppError('invalid', misfit);
}
