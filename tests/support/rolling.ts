import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Balancer } from './balancer';
import { eventually } from './eventually';
import { type ManyProcesses, manyProcesses, Visitor } from './many';
import { ROOT } from './program';
import type { RunningServer } from './server';

/** One request of the load, as somebody before the balancer saw it. */
export interface Call {
  kind: string;
  /** Milliseconds since the load began, and how long the whole answer took. */
  at: number;
  ms: number;
  /** 0 where no answer came. */
  status: number;
}

export interface RollingReport {
  calls: Call[];
  failed: Call[];
  refusedConnections: number;
  uploaded: number;
  completed: number;
  /** Contracts that have not exactly one analysis, and jobs that are left. */
  odd: number;
  /** Longest time in which no request was answered, in milliseconds. */
  longestPauseMs: number;
  slowest: Call;
}

export interface RollingOptions {
  visitors: number;
  /** Settings of the web processes; their delay must be longer than the balancer takes to notice. */
  settings: Record<string, string>;
  /** Seconds of load before, between and after the restarts. */
  calmSeconds: number;
  clockwork: 'fast' | 'real';
  onLine: (line: string) => void;
}

const LIMIT_MS = 120_000;
const SAMPLE = join(ROOT, 'public/samples/nda.pdf');

/** Two web processes behind a balancer and two workers, all restarted one after the other while people use the site. */
export async function rollingRestart(options: RollingOptions): Promise<RollingReport> {
  const world = await manyProcesses(options.clockwork);
  const balancer = new Balancer();
  try {
    return await new Rolling(world, balancer, options).run();
  } finally {
    await balancer.close();
    await world.close();
  }
}

class Rolling {
  private readonly calls: Call[] = [];
  private readonly contracts: string[] = [];
  private readonly startedAt = performance.now();
  private ended = false;
  private readonly webs: RunningServer[] = [];
  private readonly workers: RunningServer[] = [];

  constructor(
    private readonly world: ManyProcesses,
    private readonly balancer: Balancer,
    private readonly options: RollingOptions,
  ) {}

  async run(): Promise<RollingReport> {
    const started = await Promise.all([
      this.start('web'),
      this.start('web'),
      this.start('worker'),
      this.start('worker'),
    ]);
    this.webs.push(...started.slice(0, 2));
    this.workers.push(...started.slice(2));
    for (const { url } of this.webs) await this.take(url);
    this.say('2 web and 2 worker processes are up, the load begins');
    const visits = Array.from({ length: this.options.visitors }, (_, i) => this.visit(i));
    const load = Promise.all([...visits, this.pulse()]);
    await this.calm();
    for (const i of this.webs.keys()) await this.restart('web', this.webs, i);
    for (const i of this.workers.keys()) await this.restart('worker', this.workers, i);
    this.ended = true;
    await load;
    return await this.report();
  }

  private start(role: 'web' | 'worker'): Promise<RunningServer> {
    return this.world.start(role, { ...this.options.settings, TRUST_PROXY: 'true' });
  }

  private say(line: string): void {
    this.options.onLine(`${((performance.now() - this.startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  }

  private async calm(): Promise<void> {
    await Bun.sleep(this.options.calmSeconds * 1000);
  }

  private async take(url: string, instead?: string): Promise<void> {
    this.balancer.add(url, instead);
    await eventually(() => this.balancer.isReady(url), LIMIT_MS);
  }

  private async restart(role: 'web' | 'worker', all: RunningServer[], i: number): Promise<void> {
    const name = `${role} ${i + 1}`;
    const old = all[i] as RunningServer;
    this.say(`${name} (process ${old.process.pid}) gets SIGTERM`);
    const from = performance.now();
    const code = await old.stop('SIGTERM');
    this.say(`${name} ended with ${code} after ${Math.round(performance.now() - from)} ms`);
    const next = await this.start(role);
    all[i] = next;
    if (role === 'web') await this.take(next.url, old.url);
    this.say(`${name} (process ${next.process.pid}) is up again`);
    await this.calm();
  }

  /** Somebody who signs in, looks around, uploads a contract, waits for its analysis, signs out and begins again. */
  private async visit(number: number): Promise<void> {
    const account = { name: 'Ada Lovelace', email: `visitor${number}@example.com`, password: 'correct horse' };
    const pdf = await Bun.file(SAMPLE).arrayBuffer();
    const visitor = new Visitor();
    await this.call(visitor, 'sign up', 'POST', '/api/auth/signup', account);
    while (!this.ended) {
      await this.call(visitor, 'sign in', 'POST', '/api/auth/signin', account);
      await this.call(visitor, 'page', 'GET', '/documents');
      await this.call(visitor, 'session', 'GET', '/api/auth/session');
      await this.call(visitor, 'list', 'GET', '/api/contracts');
      const form = new FormData();
      form.set('pdf', new File([pdf], 'nda.pdf'));
      const answer = await this.call(visitor, 'upload', 'POST', '/api/contracts/upload', form);
      if (answer) await this.follow(visitor, JSON.parse(answer).contract.id);
      await this.call(visitor, 'sign out', 'POST', '/api/auth/signout', {});
    }
  }

  /** Asks for a page again and again, so that a pause in the service is seen whatever the others wait for. */
  private async pulse(): Promise<void> {
    const stranger = new Visitor();
    while (!this.ended) await this.call(stranger, 'pulse', 'GET', '/signin');
  }

  /** Polls until the analysis has ended. */
  private async follow(visitor: Visitor, id: string): Promise<void> {
    this.contracts.push(id);
    for (;;) {
      const answer = await this.call(visitor, 'poll', 'GET', `/api/contracts/${id}`);
      if (!answer || JSON.parse(answer).contract.status !== 'processing') return;
      await Bun.sleep(150);
    }
  }

  /** One request with its answer read to the end; null where it failed. */
  private async call(who: Visitor, kind: string, method: string, path: string, body?: object): Promise<string | null> {
    await Bun.sleep(20 + Math.random() * 60);
    const from = performance.now();
    let status = 0;
    let text: string | null = null;
    try {
      const answer = await who.send(this.balancer.url, method, path, body);
      text = await answer.text();
      status = answer.status;
    } catch {
      status = 0;
    }
    this.calls.push({ kind, at: from - this.startedAt, ms: performance.now() - from, status });
    return status >= 200 && status < 300 ? text : null;
  }

  private async report(): Promise<RollingReport> {
    const { db } = this.world;
    await eventually(async () => (await db.execute(sql`select 1 from jobs limit 1`)).length === 0, LIMIT_MS);
    const known = await db.execute<{ id: string; status: string; runs: number }>(
      sql`select c.id, c.status, count(a.id)::int as runs from contracts c left join analyses a on a.contract_id = c.id group by c.id`,
    );
    const good = new Set(known.filter(({ status, runs }) => status === 'completed' && runs === 1).map(({ id }) => id));
    const answered = this.calls.map(({ at, ms }) => at + ms).sort((a, b) => a - b);
    const slowest = this.calls.toSorted((a, b) => b.ms - a.ms)[0] as Call;
    return {
      calls: this.calls,
      failed: this.calls.filter(({ status }) => status < 200 || status >= 400),
      refusedConnections: this.balancer.refused,
      uploaded: this.contracts.length,
      completed: this.contracts.filter((id) => good.has(id)).length,
      odd: known.length - good.size,
      longestPauseMs: Math.max(...answered.slice(1).map((at, i) => at - (answered[i] ?? at))),
      slowest,
    };
  }
}
