import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';
import { describeFault } from './db/fault';

/** Keys whose values never reach the log, wherever they stand on the first two levels. */
const SECRET = ['password', 'passwordHash', 'currentPassword', 'newPassword', 'token', 'cookie', 'authorization'];
/** Contract text and what is quoted of it; and a query's parameters, which hold all of these. */
const PRIVATE = ['text', 'quote', 'aiAnalysis', 'params', 'parameters', 'args'];

/** The log of one process: a JSON object per line, to standard output by default. */
export function createLog(level: Config['LOG_LEVEL'], destination: DestinationStream = pino.destination(1)): Logger {
  const keys = [...SECRET, ...PRIVATE];
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeFault },
      redact: { paths: [...keys, ...keys.map((key) => `*.${key}`)], censor: '[removed]' },
    },
    destination,
  );
}
