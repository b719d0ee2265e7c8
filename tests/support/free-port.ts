/** A port that nobody listens on now: for a site whose address has to be known before it is there. */
export async function freePort(): Promise<number> {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() });
  const { port } = server;
  await server.stop(true);
  if (port === undefined) throw new Error('The system gave no port');
  return port;
}
