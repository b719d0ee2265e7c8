/**
 * What may be logged and kept of an error: its class, code and words. Those of a query's wrapper and of a schema's check quote
 * their input, which may be a contract's text, so only the class and code of such errors are told.
 */
export function describeFault(error: unknown): { type: string; code?: string; message?: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  if ('query' in error || 'issues' in error || error.name === 'PostgresError') {
    const cause = error.cause ? describeFault(error.cause) : undefined;
    return { type: cause?.type ?? error.name, code: cause?.code ?? code };
  }
  const reason = error.cause instanceof Error ? describeFault(error.cause) : undefined;
  return {
    type: error.name,
    code,
    message: reason ? `${error.message} (${reason.type} ${reason.message ?? ''})` : error.message,
  };
}
