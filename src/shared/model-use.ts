import type { ModelUse } from './engine';

/** '4,120 tokens'. */
export function tokensWords({ promptTokens, completionTokens }: { promptTokens: number; completionTokens: number }) {
  const tokens = promptTokens + completionTokens;
  return `${tokens.toLocaleString('en-US')} ${tokens === 1 ? 'token' : 'tokens'}`;
}

/** '0.8 s', '95 s', '12 min'. */
export function secondsWords(ms: number): string {
  const seconds = ms / 1_000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60).toLocaleString('en-US')} min`;
}

/** '0.0213 USD' below one, '3.40 EUR' above; never nothing for something. */
export function costWords(cost: number, currency: string): string {
  if (cost > 0 && cost < 0.0001) return `under 0.0001 ${currency}`;
  return `${cost < 1 ? Number(cost.toFixed(4)) : cost.toFixed(2)} ${currency}`;
}

/** 'The model took 3 requests, 41,200 tokens, 38 s and 0.12 USD.' */
export function takenWords(used: ModelUse): string {
  const { requests, ms, cost } = used;
  const parts = [requests === 1 ? '1 request' : `${requests} requests`, tokensWords(used), secondsWords(ms)];
  if (cost) parts.push(costWords(cost.amount, cost.currency));
  return `The model took ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`;
}
