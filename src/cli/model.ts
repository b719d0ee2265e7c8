import { Command } from 'commander';
import { ConfigError, readConfig } from '../config';
import { adviceOn } from '../jobs/model-reviewer';
import { reviewSettings } from '../jobs/model-settings';
import { costOf } from '../review/cost';
import { type FailureKind, ModelFailure, reasonOf } from '../review/failure';
import { MODEL_CHECKS, WrongAnswer } from '../review/model-check';
import { openProvider, type Usage } from '../review/providers/provider';
import type { ReviewSettings } from '../review/settings';
import { costWords, secondsWords, tokensWords } from '../shared/model-use';
import { capitalised } from '../shared/phrases';

/** `model check`: proves that contracts can be reviewed by the model that is configured. */
export function modelCommand(): Command {
  const model = new Command('model').description('prove the model that reviews contracts');
  model
    .command('check')
    .description(
      'ask the model, and the one that proves its claims, what shows that a review can work; it sends no contract',
    )
    .action(check);
  return model;
}

async function check(): Promise<void> {
  const settings = reviewSettings(readConfig(process.env));
  if (!settings) throw new ConfigError('No model is configured: set MODEL_PROVIDER, or MISTRAL_API_KEY alone.');
  const { model, verifierModel, baseUrl, provider: name } = settings;
  const proved = verifierModel ? `, claims proved by ${verifierModel}` : '';
  console.log(`Checking ${model} at ${new URL(baseUrl).host} (${name})${proved}`);
  const provider = await openProvider(settings);
  const total: Usage = { requests: 0, promptTokens: 0, completionTokens: 0 };
  const begun = performance.now();
  let failed = 0;
  for (const { name, run } of MODEL_CHECKS) {
    const used: Usage = { requests: 0, promptTokens: 0, completionTokens: 0 };
    const started = performance.now();
    const signal = AbortSignal.timeout(settings.totalMs);
    const outcome = await run({ settings, provider, signal, onUsage: (more) => add(used, more) }).catch(asFault);
    add(total, used);
    const took = `${secondsWords(performance.now() - started)}, ${tokensWords(used)}`;
    if (outcome instanceof Error) {
      failed++;
      console.log(`  FAILED  ${name} (${took}): ${faultWords(outcome)}`);
      console.log(`          ${adviceFor(settings, outcome)}`);
      // What cannot be asked one question cannot be asked another.
      if (failed === 1 && name === MODEL_CHECKS[0]?.name) break;
    } else console.log(`  ok      ${name} (${took})${outcome ? `: ${outcome}` : ''}`);
  }
  const cost = costOf(settings, total);
  const paid = cost === null ? '' : `, ${costWords(cost, settings.currency)}`;
  console.log(
    `${failed === 0 ? 'Contracts can be reviewed with it.' : 'Do not review contracts with it yet.'} In all ${secondsWords(performance.now() - begun)}, ${tokensWords(total)}${paid}.`,
  );
  if (failed > 0) process.exitCode = 1;
}

function add(sum: Usage, more: Usage): void {
  for (const key of Object.keys(sum) as (keyof Usage)[]) sum[key] += more[key];
}

/** A failure to be told; others are ours. */
function asFault(error: unknown): ModelFailure | WrongAnswer {
  if (error instanceof ModelFailure || error instanceof WrongAnswer) return error;
  if (error instanceof DOMException) return new ModelFailure('timeout');
  throw error;
}

function faultWords(fault: ModelFailure | WrongAnswer): string {
  if (fault instanceof WrongAnswer) return fault.message;
  return `${reasonOf(fault)}${fault.status === null ? '' : ` (status ${fault.status})`}`;
}

const ADVICE: Readonly<Partial<Record<FailureKind, string>>> = {
  busy: 'Wait and check again, or ask less at the same time: MODEL_CONCURRENCY, WORKER_CONCURRENCY.',
  down: 'See that the server runs and that MODEL_BASE_URL ends before /chat/completions (Anthropic: before /messages).',
  timeout: 'Set MODEL_IDLE_SECONDS, or MODEL_TOTAL_SECONDS, to more than the server needs.',
  truncated: 'Give the server a longer answer, or take a model that thinks less.',
  declined: 'Take another model: this one does not answer such questions.',
};

function adviceFor(settings: ReviewSettings, fault: ModelFailure | WrongAnswer): string {
  if (fault instanceof WrongAnswer) return 'Take a larger model, or another one in REVIEW_VERIFIER_MODEL.';
  const advice = adviceOn(settings, fault);
  if (advice) return `${capitalised(advice)}.`;
  return ADVICE[fault.kind] ?? 'Take a larger model, or a server that holds answers to a JSON schema.';
}
