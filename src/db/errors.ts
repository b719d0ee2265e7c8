/** postgres.js' own codes, Postgres' classes "connection exception" and "operator intervention", and the system's for sockets. */
const DOWN =
  /^(CONNECTION_|CONNECT_TIMEOUT$|ECONN|ENOENT$|EPIPE$|ENOTFOUND$|ETIMEDOUT$|EAI_AGAIN$|EHOSTUNREACH$|08\d{3}$|57P0[1-3]$|53300$)/;

/** The driver's error: drizzle wraps it with the query and its parameters. */
function driverError(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  return error.cause instanceof Error ? driverError(error.cause) : error;
}

/** SQLSTATE, postgres.js' code or the system's. */
function codeOf(error: unknown): string {
  const driver = driverError(error);
  return driver && 'code' in driver ? String(driver.code) : '';
}

/** Whether the database could not be reached or is shutting down, so that the same request may succeed later. */
export function isDatabaseDown(error: unknown): boolean {
  return DOWN.test(codeOf(error)) && isFromDriver(error);
}

/** File errors have codes like ENOENT too: only those of a connection carry no path of a file, or come through drizzle. */
function isFromDriver(error: unknown): boolean {
  return error instanceof Error && (error.cause instanceof Error || 'address' in error || !('path' in error));
}

/** Whether a unique index refused the row (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether Postgres refused a row for what it holds or refers to, or for its size (SQLSTATE classes 22, 23 and 54). */
export function isUnfitRow(error: unknown): boolean {
  return /^(?:2[23]|54)...$/.test(codeOf(error));
}

/** Whether a lock was not to be had in time (SQLSTATE 55P03). */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** Whether Postgres refused a text for characters that it can't hold, which is only U+0000 (SQLSTATE 22021, 22P05). */
export function isUnstorableText(error: unknown): boolean {
  return ['22021', '22P05'].includes(codeOf(error));
}

/** Whether a statement was ended because its time was over (SQLSTATE 57014). */
export function isTimeout(error: unknown): boolean {
  return codeOf(error) === '57014';
}
