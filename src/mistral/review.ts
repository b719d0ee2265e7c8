import { documentOf } from '../analysis/document/document';
import { sourceOf } from '../analysis/facts/source';
import { paperKindOf, shownKind } from '../analysis/kinds/paper-kind';
import { recogniseKind } from '../analysis/kinds/recognise';
import { headlineOf } from '../analysis/report/headline';
import type { Reviewed, ReviewRequest } from '../analysis/review';
import { Budget } from '../review/budget';
import { degradedText, isTransient, ModelFailure } from '../review/failure';
import { openProvider } from '../review/providers/provider';
import type { ReviewSettings } from '../review/settings';
import type { Analysis } from '../shared/analysis';
import { mergeClauses, type ProvedClause } from './merge-clauses';
import { mergeFacts, type ProvedParty } from './merge-facts';
import { mergeRisks, type ProvedRisk } from './merge-risks';
import type { ProvedFact } from './prove';
import { type Asking, askTopic } from './question';
import { type ProvedAnswers, topicsFor } from './topics';

/** Raised whenever the same answers of a model would be merged differently. */
export const REVIEW_VERSION = '1';

type Outcome<P> = { proof: ProvedAnswers<P> } | { failure: ModelFailure };

/**
 * Lets the model review what the built-in engine found. It may confirm, doubt and add; what it says is kept only with words of the
 * contract behind it, and severities and the overall risk stay those of the rules.
 * @throws the signal's reason when it is aborted; nothing else of the model's making
 */
export async function reviewContract(settings: ReviewSettings, request: ReviewRequest): Promise<Reviewed> {
  const { contract, analysis, left } = request;
  const pages = contract.pages.length;
  const budget = new Budget({ ...settings, dayTokens: left.tokens }, () => request.onUsage?.(usage()));
  const usage = () => ({ ...budget.usage, pages: budget.usage.requests > 0 ? pages : 0 });
  const without = (failure: ModelFailure, mayPass: boolean): Reviewed => {
    const engine = { ...analysis.engine, degraded: degradedText(failure, null) };
    return { analysis: { ...analysis, engine }, usage: usage(), failure, mayPass };
  };
  if (pages > settings.contractPages) return without(new ModelFailure('limit'), false);
  if (pages > left.pages) return without(new ModelFailure('budget'), false);
  const outcomes = await askAll(settings, budget, request);
  const failed = Object.entries(outcomes).flatMap(([name, one]) => ('failure' in one ? [{ name, ...one }] : []));
  const failure = (failed.find((one) => !isTransient(one.failure)) ?? failed[0])?.failure ?? null;
  const names = failed.map(({ name }) => name);
  if (failure && names.length === Object.keys(outcomes).length)
    return without(
      failure,
      failed.every((one) => isTransient(one.failure)),
    );
  const merged = merge(settings, request, {
    facts: provedOf(outcomes.facts),
    risks: provedOf(outcomes.risks),
    clauses: provedOf(outcomes.clauses),
  });
  const degraded = failure ? degradedText(failure, names) : null;
  return { analysis: { ...merged, engine: { ...merged.engine, degraded } }, usage: usage(), failure, mayPass: false };
}

/** Puts the three questions at the same time; one that is refused for good ends the others, which would be refused as well. */
async function askAll(
  settings: ReviewSettings,
  budget: Budget,
  { contract, analysis, filename, signal, onStage }: ReviewRequest,
) {
  const refused = new AbortController();
  const late = AbortSignal.timeout(settings.totalMs);
  const signals = AbortSignal.any([signal, late, refused.signal]);
  const provider = await openProvider(settings);
  const asking: Asking = { settings, provider, budget, contract, filename, signal: signals };
  const guarded = async <P>(asked: Promise<ProvedAnswers<P>>): Promise<Outcome<P>> => {
    try {
      return { proof: await asked };
    } catch (error) {
      signal.throwIfAborted();
      const failure = error instanceof ModelFailure ? error : stopped(error, late, refused);
      if (failure.kind === 'refused') refused.abort(failure);
      return { failure };
    }
  };
  const topics = topicsFor(contract, analysis);
  const facts = guarded(askTopic(asking, 'facts', topics.facts));
  const risks = guarded(askTopic(asking, 'risks', topics.risks));
  const clauses = guarded(askTopic(asking, 'clauses', topics.clauses));
  // A step begins when those before it are done: first the facts, then the clauses, last the risks.
  onStage?.('analyzing');
  const told = facts
    .then(() => onStage?.('key_terms'))
    .then(() => clauses)
    .then(() => onStage?.('risks'));
  const [ofFacts, ofRisks, ofClauses] = await Promise.all([facts, risks, clauses, told]);
  return { facts: ofFacts, risks: ofRisks, clauses: ofClauses };
}

/** What ended a question besides its own failure: the time for the whole review, or another question that was refused for good. */
function stopped(error: unknown, late: AbortSignal, refused: AbortController): ModelFailure {
  if (refused.signal.aborted && refused.signal.reason instanceof ModelFailure) return refused.signal.reason;
  if (late.aborted) return new ModelFailure('timeout');
  throw error;
}

const provedOf = <P>(outcome: Outcome<P>): P[] => ('proof' in outcome ? outcome.proof.proved : []);

interface Proved {
  facts: ({ fact: ProvedFact } | { party: ProvedParty })[];
  risks: ProvedRisk[];
  clauses: ProvedClause[];
}

function merge(settings: ReviewSettings, { contract, analysis }: ReviewRequest, proved: Proved): Analysis {
  const document = documentOf(contract);
  const source = { contract, document, outline: document.outline };
  const claims = proved.facts.flatMap((item) => ('fact' in item ? [item.fact] : []));
  const parties = proved.facts.flatMap((item) => ('party' in item ? [item.party] : []));
  const facts = mergeFacts(source, analysis.facts, claims, parties);
  const kind = paperKindOf(recogniseKind(sourceOf(contract, document)), facts.parties);
  return {
    ...analysis,
    facts,
    kind: shownKind(kind),
    ...headlineOf(facts),
    riskAssessment: mergeRisks(analysis.riskAssessment, proved.risks),
    clauses: mergeClauses(source, analysis.clauses, proved.clauses),
    engine: {
      name: settings.provider,
      version: `${analysis.engine.version}+${REVIEW_VERSION}`,
      model: settings.model,
      degraded: null,
    },
  };
}
