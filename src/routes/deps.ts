import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database } from '../db/client';
import type { SecretBox } from '../factors/secret-box';
import type { QueueMail } from '../mail/queue-mail';
import type { Storage } from '../storage/storage';

/** What the routes are given by `main.ts`; tests give their own. */
export interface AppDeps {
  config: Config;
  db: Database;
  storage: Storage;
  /** Encrypts the secrets of authenticator apps. */
  secretBox: SecretBox;
  log: Logger;
  /** The clock, so that tests can set it. */
  now: () => Date;
  /** Called after a job was committed, so that a worker in this process need not wait for its next poll. */
  wakeWorker: () => void;
  /** Keeps e-mails to be sent; undefined where no mail server is configured. */
  queueMail?: QueueMail | undefined;
  /** Aborts with the first signal to end: from then on balancers are asked to send nothing more. */
  stopping: AbortSignal;
}
