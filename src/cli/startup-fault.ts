import { ArchiveError } from '../backup/archive-error';
import { ConfigError } from '../config';
import { EmbeddedError } from '../db/embedded/error';
import { MigrationError } from '../db/migrate';
import { DatabaseUrlError } from '../db/open';
import { AppError } from '../errors';

const EXPECTED = [ArchiveError, ConfigError, EmbeddedError, MigrationError, DatabaseUrlError, AppError];

/** The one line for the operator when a program of ours can't do its work; of an error nobody expected, the stack as well. */
export function faultLine(error: unknown): string {
  if (EXPECTED.some((type) => error instanceof type)) return `counterpart: ${(error as Error).message}`;
  return `counterpart: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
