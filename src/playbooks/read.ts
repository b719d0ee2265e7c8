import { builtInQuestions, misfitOf, playbookKinds } from '../analysis/playbooks/own-playbook';
import type { Db } from '../db/client';
import {
  findPlaybook,
  listPlaybooks as findPlaybooks,
  listVersions,
  type PlaybookHead,
  type PlaybookRow,
} from '../db/playbooks';
import { AppError } from '../errors';
import { isId } from '../shared/ids';
import {
  AS_BUILT_IN,
  type BuiltInQuestion,
  type PlaybookDetail,
  type PlaybookItem,
  type PlaybookList,
} from '../shared/playbooks';

/** A user's own playbooks, and every kind of contract for which one can be made. */
export async function listPlaybooks({ db }: { db: Db }, userId: string): Promise<PlaybookList> {
  return { playbooks: (await findPlaybooks(db, userId)).map(toItem), kinds: playbookKinds() };
}

/** The questions of a kind with the built-in positions of a side. @throws AppError not_found */
export function readBuiltIn(kind: string, side: string): BuiltInQuestion[] {
  const misfit = misfitOf(kind, side, AS_BUILT_IN);
  if (misfit) throw new AppError('not_found', misfit);
  return builtInQuestions(kind, side);
}

/** A user's own playbook, in its newest version or the one named, with all that an editor needs. @throws AppError not_found */
export async function readPlaybook(
  deps: { db: Db },
  userId: string,
  id: string,
  version?: number,
): Promise<PlaybookDetail> {
  const row = await getPlaybook(deps, userId, id, version);
  const versions = await listVersions(deps.db, id);
  return {
    ...toItem(row),
    content: row.content,
    questions: builtInQuestions(row.kind, row.side),
    versions: versions.map((one) => ({ version: one.version, savedAt: one.savedAt.toISOString() })),
  };
}

/** A user's own playbook. @throws AppError not_found where there is none, it is another user's, or it has no such version */
export async function getPlaybook(
  { db }: { db: Db },
  userId: string,
  id: string,
  version?: number,
): Promise<PlaybookRow> {
  const row = isId(id) ? await findPlaybook(db, userId, id, version) : null;
  if (!row) throw new AppError('not_found', 'This playbook does not exist.');
  return row;
}

function toItem({ id, name, kind, side, isDefault, version, createdAt, savedAt }: PlaybookHead): PlaybookItem {
  return {
    id,
    name,
    kind,
    side,
    isDefault,
    version,
    createdAt: createdAt.toISOString(),
    savedAt: savedAt.toISOString(),
  };
}
