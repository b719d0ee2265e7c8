import { join } from 'node:path';
import { type Config, ConfigError } from '../config';
import { DiskStorage } from './disk';
import { S3Storage } from './s3';
import { describeOutage, explainRefusal } from './s3-refusal';
import type { Storage } from './storage';

/** The settings that choose the store. */
export type StorageSettings = Pick<
  Config,
  | 'DATA_DIR'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
  | 'S3_CHECKSUM_MODE'
>;

export type StoreName = 's3' | 'disk';

/** What a start waits for a bucket that does not answer. */
const PROBE_MS = 5_000;
/** No object of ours has this prefix: listing it asks for nothing but an answer. */
const PROBE_PREFIX = 'start-probe/';

/** Which store the settings choose: the bucket where S3_BUCKET is set, else the folder DATA_DIR/files. */
export function chosenStore(settings: Pick<Config, 'S3_BUCKET'>): StoreName {
  return settings.S3_BUCKET ? 's3' : 'disk';
}

/**
 * Opens the store that the settings choose, or the one named. A bucket that refuses us is an error; one that does not answer may
 * do so later: that is told to `onOutage`.
 * @throws ConfigError naming the setting or the folder
 */
export async function openStorage(
  settings: StorageSettings,
  { store = chosenStore(settings), onOutage = () => {} }: { store?: StoreName; onOutage?: (why: string) => void } = {},
): Promise<Storage> {
  checkS3(settings);
  if (store === 'disk') return await openFolder(join(settings.DATA_DIR, 'files'));
  if (!settings.S3_BUCKET) throw new ConfigError('Settings: S3_BUCKET is not set, so there is no bucket to use');
  await probe(settings, settings.S3_BUCKET, onOutage);
  return openBucket(settings, settings.S3_BUCKET);
}

/** Where the store is, for people. */
export function describeStore(settings: StorageSettings, store: StoreName): string {
  if (store === 'disk') return `the folder ${join(settings.DATA_DIR, 'files')}`;
  return `the bucket ${settings.S3_BUCKET}${settings.S3_ENDPOINT ? ` at ${settings.S3_ENDPOINT}` : ''}`;
}

async function openFolder(root: string): Promise<Storage> {
  const storage = new DiskStorage(root);
  try {
    await storage.prepare();
  } catch (error) {
    throw new ConfigError(`The folder ${root} (DATA_DIR) cannot be written: ${(error as Error).message}`);
  }
  return storage;
}

async function probe(settings: StorageSettings, bucket: string, onOutage: (why: string) => void): Promise<void> {
  const place = { bucket, endpoint: settings.S3_ENDPOINT };
  try {
    for await (const _ of openBucket(settings, bucket, PROBE_MS).list(PROBE_PREFIX, 1)) break;
  } catch (error) {
    const refusal = explainRefusal(error, place);
    if (refusal) throw new ConfigError(refusal);
    onOutage(describeOutage(error, place));
  }
}

function openBucket(settings: StorageSettings, bucket: string, deadlineMs?: number): Storage {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return new S3Storage({
    bucket,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    checksumMode: settings.S3_CHECKSUM_MODE,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    ...(deadlineMs ? { deadlineMs } : {}),
  });
}

/** Half a set-up would store contracts somewhere else than the operator believes. */
function checkS3(settings: StorageSettings): void {
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (settings[name] && !settings.S3_BUCKET)
      throw new ConfigError(`Settings: ${name} is set but S3_BUCKET is not: set S3_BUCKET too, or neither`);
  if (!settings.S3_ACCESS_KEY_ID !== !settings.S3_SECRET_ACCESS_KEY)
    throw new ConfigError('Settings: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
}
