import { serveOptions } from '../../src/app';

/** How often the balancer asks each server whether it is ready. */
const HEALTH_EVERY_MS = 250;
/** Headers that speak of one connection only (RFC 9110, 7.6.1), and the length, which follows from the body. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

interface Backend {
  url: string;
  ready: boolean;
}

/**
 * A small load balancer, as nginx or HAProxy are set up: servers in turn, kept connections to each, `/api/ready` as the health
 * check. A connection that is refused, on which nothing was sent, is tried at the next server; a request never.
 */
export class Balancer {
  /** Connections that were refused. */
  refused = 0;
  private readonly backends: Backend[] = [];
  private turn = 0;
  private readonly timer = setInterval(() => void this.check(), HEALTH_EVERY_MS);
  private readonly server = Bun.serve({
    ...serveOptions,
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => this.forward(request),
  });

  get url(): string {
    return `http://127.0.0.1:${this.server.port}`;
  }

  /** Names a server, not to be used before it says that it is ready; `instead` of one that has ended. */
  add(url: string, instead?: string): void {
    const backend = { url, ready: false };
    const place = this.backends.findIndex((known) => known.url === instead);
    if (place >= 0) this.backends[place] = backend;
    else this.backends.push(backend);
  }

  isReady(url: string): boolean {
    return this.backends.some((backend) => backend.url === url && backend.ready);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.server.stop(true);
  }

  private async check(): Promise<void> {
    const look = async (backend: Backend) => {
      const answer = await fetch(`${backend.url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      backend.ready = answer?.status === 200;
    };
    await Promise.all(this.backends.map(look));
  }

  private async forward(request: Request): Promise<Response> {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const body = hasBody ? await request.arrayBuffer() : undefined;
    const ready = this.backends.filter((backend) => backend.ready);
    this.turn++;
    for (let i = 0; i < ready.length; i++) {
      const backend = ready[(this.turn + i) % ready.length];
      try {
        return await this.pass(request, body, backend?.url ?? '');
      } catch (error) {
        if (!isRefused(error)) return new Response(`the server broke off: ${error}`, { status: 502 });
        this.refused++;
      }
    }
    return new Response('no server is ready', { status: 503 });
  }

  private async pass(request: Request, body: ArrayBuffer | undefined, backend: string): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers = forwardable(request.headers);
    headers.set('x-forwarded-for', '203.0.113.7');
    const answer = await fetch(`${backend}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      decompress: false,
      ...(body && { body }),
    });
    return new Response(answer.body, { status: answer.status, headers: forwardable(answer.headers) });
  }
}

function forwardable(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of OF_THE_CONNECTION) kept.delete(name);
  return kept;
}

const isRefused = (error: unknown) => /refused|unable to connect/i.test(String(error));
