import type { Reviewed, ReviewRequest } from '../analysis/review';
import { ask } from './ask';
import { Budget } from './budget';
import { conduct, type Put } from './conduct';
import { degradedText, isTransient, ModelFailure } from './failure';
import { openProvider } from './providers/provider';
import type { ReviewSettings } from './settings';
import { estimateTokens } from './tokens';

/** Raised whenever the same answers of a model would be merged differently. */
const REVIEW_VERSION = '2';

/**
 * Lets a model review what the built-in engine found (`conduct`), within the budgets of the contract and its user and the time that a review may take. What it says counts only where the words of the contract
 * and a second reading bear it out; what was proved stays, whatever fails later.
 * @throws the signal's reason when it is aborted; nothing else of the model's making
 */
export async function reviewContract(settings: ReviewSettings, request: ReviewRequest): Promise<Reviewed> {
  const { contract, analysis, left, signal } = request;
  const pages = contract.pages.length;
  const budget = new Budget({ ...settings, dayTokens: left.tokens }, () => request.onUsage?.(usage()));
  const usage = () => ({ ...budget.usage, pages: budget.usage.requests > 0 ? pages : 0 });
  const without = (failure: ModelFailure): Reviewed => {
    const engine = { ...analysis.engine, degraded: degradedText(failure, null) };
    return { analysis: { ...analysis, engine }, usage: usage(), failure, mayPass: isTransient(failure) };
  };
  if (pages > settings.contractPages) return without(new ModelFailure('limit'));
  if (pages > left.pages) return without(new ModelFailure('budget'));
  const late = AbortSignal.timeout(settings.totalMs);
  const signals = AbortSignal.any([signal, late]);
  const provider = await openProvider(settings);
  const put: Put = async (question) => {
    const estimate = {
      promptTokens: estimateTokens(question.system + question.user),
      completionTokens: question.maxTokens,
    };
    try {
      return await budget.during(estimate, () =>
        ask({ provider, retryMs: settings.retryMs }, question, signals, budget.count),
      );
    } catch (error) {
      signal.throwIfAborted();
      throw late.aborted && !(error instanceof ModelFailure) ? new ModelFailure('timeout') : error;
    }
  };
  try {
    const { analysis: told, review, failure, parts } = await conduct(request, settings, put);
    const engine = {
      name: settings.provider,
      version: `${analysis.engine.version}+${REVIEW_VERSION}`,
      model: settings.model,
      degraded: failure ? degradedText(failure, parts) : null,
    };
    const verifier = settings.verifierModel ?? settings.model;
    return { analysis: { ...told, engine, review: { verifier, ...review } }, usage: usage(), failure, mayPass: false };
  } catch (error) {
    if (error instanceof ModelFailure) return without(error);
    throw error;
  }
}
