import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';

/** Keys whose values never reach the log, wherever they stand on the first two levels. */
const SECRET = ['password', 'passwordHash', 'currentPassword', 'newPassword', 'token', 'cookie', 'authorization'];
/** Contract text and what is quoted of it; and a query's parameters, which hold all of these. */
const PRIVATE = ['text', 'quote', 'aiAnalysis', 'params', 'parameters', 'args'];

/** Class, code and place of an error. The words of a failed query quote its parameters, so those are left out. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const quotesInput = 'query' in error || 'issues' in error || error.name === 'PostgresError';
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    message: quotesInput ? undefined : error.message,
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: error.cause === undefined ? undefined : describe(error.cause),
  };
}

/** The log of one process: a JSON object per line, to standard output by default. */
export function createLog(level: Config['LOG_LEVEL'], destination: DestinationStream = pino.destination(1)): Logger {
  const keys = [...SECRET, ...PRIVATE];
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describe },
      redact: { paths: [...keys, ...keys.map((key) => `*.${key}`)], censor: '[removed]' },
    },
    destination,
  );
}
