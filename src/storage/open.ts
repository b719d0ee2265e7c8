import { join } from 'node:path';
import { type Config, ConfigError } from '../config';
import { DiskStorage } from './disk';
import { S3Storage } from './s3';
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
>;

/**
 * Opens the bucket where S3_BUCKET is set, else the folder DATA_DIR/files. A bucket that can't be reached now may be later, so
 * only the folder is tried.
 * @throws ConfigError naming the setting or the folder
 */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  checkS3(settings);
  if (settings.S3_BUCKET) return openBucket(settings, settings.S3_BUCKET);
  const root = join(settings.DATA_DIR, 'files');
  const storage = new DiskStorage(root);
  try {
    await storage.prepare();
  } catch (error) {
    throw new ConfigError(`The folder ${root} (DATA_DIR) cannot be written: ${(error as Error).message}`);
  }
  return storage;
}

function openBucket(settings: StorageSettings, bucket: string): Storage {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return new S3Storage({
    bucket,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
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
