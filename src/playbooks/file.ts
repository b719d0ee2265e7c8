import type { Database } from '../db/client';
import type { PlaybookDetail, PlaybookFile } from '../shared/playbooks';
import { createPlaybook } from './change';
import { getPlaybook } from './read';

/** A user's own playbook to take along, in its newest version. @throws AppError not_found */
export async function exportPlaybook(deps: { db: Database }, userId: string, id: string): Promise<PlaybookFile> {
  const { name, kind, side, version, content } = await getPlaybook(deps, userId, id);
  return { format: 'counterpart-playbook', formatVersion: 1, name, kind, side, version, content };
}

/** Makes a playbook of an exported file: always a new one, as version 1. @throws as `createPlaybook` does */
export async function importPlaybook(
  deps: { db: Database; now: () => Date },
  userId: string,
  { name, kind, side, content }: PlaybookFile,
): Promise<PlaybookDetail> {
  return await createPlaybook(deps, userId, { name, kind, side }, content);
}
