import { afterAll, beforeAll, expect, test } from 'bun:test';
import { connect } from 'node:net';
import { type TestApp, testApp } from '../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  app.app.listen({ port: 0, hostname: '127.0.0.1' });
});
afterAll(async () => {
  await app.app.stop(true);
  await app.close();
});

/** What the server answers to these lines, to the end of the connection. */
function answerTo(lines: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(app.app.server?.port ?? 0, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  socket.on('close', () => resolve(answer)).on('error', reject);
  return promise;
}

test.each(['/', '/api/health', '/api/contracts'])(
  'TRACE of %s is refused, and nothing that was sent comes back',
  async (path) => {
    const sent = ['Host: localhost', 'Cookie: session=planted-token', 'Connection: close'];
    const answer = await answerTo([`TRACE ${path} HTTP/1.1`, ...sent]);
    expect(answer).toStartWith('HTTP/1.1 404 ');
    expect(answer).not.toContain('planted-token');
  },
);
