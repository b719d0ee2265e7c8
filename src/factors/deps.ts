import type { Database } from '../db/client';
import type { QueueMail } from '../mail/queue-mail';
import type { SecretBox } from './secret-box';

/** What the verbs of factors are given. */
export interface FactorDeps {
  db: Database;
  now: () => Date;
  secretBox: SecretBox;
  queueMail?: QueueMail | undefined;
}
