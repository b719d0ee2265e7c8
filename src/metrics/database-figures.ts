import { Counter, Gauge, Registry } from 'prom-client';

/** What the database knows for all processes together. */
export interface DatabaseFigures {
  /** Jobs by class (first tries, long work, bulk) and state, and how long the oldest that is due has waited, in seconds. */
  queue: readonly { class: string; state: string; jobs: number; oldestSeconds: number }[];
  /** What models were paid and sent since the beginning. */
  model: readonly { currency: string | null; cost: number; promptTokens: number; completionTokens: number }[];
}

/** As Prometheus reads it (text format 0.0.4): the registry is one of the moment, since the database is the one that counts. */
export async function describeFigures({ queue, model }: DatabaseFigures): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  const jobs = new Gauge({
    name: 'counterpart_jobs',
    help: 'Analyses in the queue, by class (first: first tries, long: work that goes on behind them, bulk: what nobody waits for) and state.',
    labelNames: ['class', 'state'] as const,
    registers,
  });
  const oldest = new Gauge({
    name: 'counterpart_jobs_oldest_seconds',
    help: 'How long the oldest analysis that is due has waited, by class.',
    labelNames: ['class'] as const,
    registers,
  });
  const cost = new Counter({
    name: 'counterpart_model_cost_total',
    help: 'Money that models cost by the prices that were set, by currency.',
    labelNames: ['currency'] as const,
    registers,
  });
  const tokens = new Counter({
    name: 'counterpart_model_tokens_total',
    help: 'Tokens of requests (prompt) and answers (completion) of models.',
    labelNames: ['kind'] as const,
    registers,
  });
  for (const kind of ['first', 'long', 'bulk']) {
    for (const state of ['waiting', 'running']) jobs.set({ class: kind, state }, 0);
    oldest.set({ class: kind }, 0);
  }
  for (const row of queue) {
    jobs.set({ class: row.class, state: row.state }, row.jobs);
    if (row.state === 'waiting') oldest.set({ class: row.class }, row.oldestSeconds);
  }
  for (const row of model) {
    tokens.inc({ kind: 'prompt' }, row.promptTokens);
    tokens.inc({ kind: 'completion' }, row.completionTokens);
    if (row.currency) cost.inc({ currency: row.currency }, row.cost);
  }
  return await registry.metrics();
}
