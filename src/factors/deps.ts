import type { Database } from '../db/client';
import type { FactorOwner } from '../db/factors';
import type { QueueMail } from '../mail/queue-mail';
import type { SecretBox } from './secret-box';

/** Whoever changes the factors of their own account, and the address they come from; null where it is not known. */
export interface FactorActor extends FactorOwner {
  address: string | null;
}

/** What the verbs of factors are given. */
export interface FactorDeps {
  db: Database;
  now: () => Date;
  secretBox: SecretBox;
  queueMail?: QueueMail | undefined;
}
