import { expect, test } from 'bun:test';
import { createLog } from '../src/log';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('secrets and contract text never reach the log', () => {
  const line = logged((log) => {
    log.info({ password: 'SECRET', user: { token: 'SECRET', email: 'a' }, contract: { text: 'SECRET' } }, 'hello');
    log.info({ headers: { cookie: 'SECRET', authorization: 'SECRET' } }, 'hello');
  });
  expect(line).not.toContain('SECRET');
  expect(line).toContain('"email":"a"');
});

test('the error of a query is logged without its parameters', () => {
  const error = Object.assign(new Error('Failed query: insert into users values ($1) params: SECRET'), {
    query: 'insert',
    params: ['SECRET'],
    cause: Object.assign(new Error('Key (email)=(SECRET) exists'), { name: 'PostgresError', code: '23505' }),
  });
  const line = logged((log) => log.error({ err: error }, 'failed'));
  expect(line).not.toContain('SECRET');
  expect(line).toContain('23505');
});

test('an error of another kind keeps its words, and lines below the level are left out', () => {
  expect(logged((log) => log.error({ err: new RangeError('too far') }, 'failed'))).toContain('too far');
  expect(logged((log) => log.debug('chatter'))).toBe('');
});
