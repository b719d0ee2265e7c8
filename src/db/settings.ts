import type { Setting } from '../shared/admin';
import type { Db } from './client';
import { settings } from './schema';

/** The operator's settings that were ever saved, by key. */
export async function readSettings(db: Db): Promise<Setting[]> {
  return db.select({ key: settings.key, value: settings.value }).from(settings).orderBy(settings.key);
}

export async function upsertSetting(db: Db, setting: Setting, updatedAt: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ ...setting, updatedAt })
    .onConflictDoUpdate({ target: settings.key, set: { value: setting.value, updatedAt } });
}
