import type * as v from 'valibot';
import type { ContractText } from '../analysis/pdf/contract-text';
import { ask } from '../review/ask';
import type { Budget } from '../review/budget';
import { ModelFailure } from '../review/failure';
import { aimedPages, type PageGroup, piecesOf } from '../review/pieces';
import type { Provider } from '../review/providers/provider';
import type { ReviewSettings } from '../review/settings';
import { estimateTokens } from '../review/tokens';
import { type OpenPoint, promptOf, type Topic } from './prompt';
import type { ProvedAnswers } from './topics';

export interface Asking {
  settings: ReviewSettings;
  provider: Provider;
  budget: Budget;
  signal: AbortSignal;
  contract: ContractText;
  filename: string;
}

interface TopicShape<A, P> {
  schema: v.GenericSchema<unknown, A>;
  maxTokens: number;
  prove: (answers: readonly A[]) => ProvedAnswers<P>;
  settle: (first: P[], again: P[]) => P[];
}

/** Room for the rules, the task and the JSON schema of a question. */
const OVERHEAD_TOKENS = 3_000;
const MOST_OPEN = 40;

/**
 * Puts one question to the model: over the whole contract where it fits the window, else over pieces of it, and once more for what
 * could not be proved. What is unproved after that is dropped.
 * @throws ModelFailure where any part of it got no answer
 */
export async function askTopic<A, P>(asking: Asking, topic: Topic, shape: TopicShape<A, P>): Promise<ProvedAnswers<P>> {
  const { settings, contract } = asking;
  const room = settings.contextTokens - shape.maxTokens - OVERHEAD_TOKENS;
  const answers: A[] = [];
  for (const piece of piecesOf(contract, room)) answers.push(await put(asking, topic, shape, piece, []));
  const first = shape.prove(answers);
  if (first.open.length === 0) return first;
  const open = first.open.slice(0, MOST_OPEN);
  const named = open.flatMap(({ page }) => (typeof page === 'number' ? [page] : []));
  const aimed = aimedPages(contract, named, room - estimateTokens(JSON.stringify(open)));
  const answer = await put(asking, topic, shape, aimed, open).catch(passOver);
  if (answer === null) return first;
  const again = shape.prove([answer]);
  return { proved: shape.settle(first.proved, again.proved), open: again.open };
}

/** What was proved at first stands without the second answer. */
function passOver(error: unknown): null {
  if (error instanceof ModelFailure && error.kind !== 'refused') return null;
  throw error;
}

async function put<A, P>(
  { settings, provider, budget, signal, contract, filename }: Asking,
  topic: Topic,
  { schema, maxTokens }: TopicShape<A, P>,
  piece: PageGroup,
  open: readonly OpenPoint[],
): Promise<A> {
  const prompt = promptOf(topic, { contract, piece, filename }, open);
  const estimate = { promptTokens: estimateTokens(prompt.system + prompt.user), completionTokens: maxTokens };
  return await budget.during(estimate, () =>
    ask({ provider, retryMs: settings.retryMs }, { name: topic, schema, maxTokens, ...prompt }, signal, budget.count),
  );
}
