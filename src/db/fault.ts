/** What may be logged and kept of an error. */
export interface Fault {
  type: string;
  code?: string;
  message?: string;
  /** Places only: the first line of a stack repeats the message. */
  stack?: string[];
}

/**
 * What may be logged and kept of an error: its class, code, words and place. The words of a query's wrapper, of Postgres and of a
 * schema's check quote their input, which may be a password or a contract's text, so those of such errors are left out.
 */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if ('query' in error || 'issues' in error || error.name === 'PostgresError') {
    const cause = error.cause ? describeFault(error.cause) : undefined;
    return { type: cause?.type ?? error.name, code: cause?.code ?? code, stack };
  }
  const reason = error.cause instanceof Error ? describeFault(error.cause) : undefined;
  const message = reason ? `${error.message} (${reason.type} ${reason.message ?? ''})` : error.message;
  return { type: error.name, code, message, stack };
}
