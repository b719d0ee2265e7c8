import { type AuditBy, recordEvent } from '../audit/record';
import { sha256 } from '../credentials/tokens';
import type { Database } from '../db/client';
import { readSettings, upsertSetting } from '../db/settings';
import type { Setting } from '../shared/admin';

/** So much of a hash tells two texts apart. */
const HASH_LETTERS = 16;

/** Keeps a part of the operator's code. The audit log has its length and a hash, before and after, not the code. */
export async function saveSetting(
  { db, now }: { db: Database; now: () => Date },
  setting: Setting,
  by: AuditBy,
): Promise<Setting> {
  await db.transaction(async (tx) => {
    const before = (await readSettings(tx)).find(({ key }) => key === setting.key)?.value ?? '';
    await upsertSetting(tx, setting, now());
    if (before === setting.value) return;
    await recordEvent(tx, {
      action: 'operator-code-changed',
      actor: by,
      address: by.address,
      subject: { kind: 'setting', id: setting.key },
      details: {
        ...{ lengthBefore: before.length, length: setting.value.length },
        ...{ hashBefore: hashOf(before), hash: hashOf(setting.value) },
      },
    });
  });
  return setting;
}

const hashOf = (code: string) =>
  code === '' ? null : Buffer.from(sha256(code)).toString('hex').slice(0, HASH_LETTERS);
