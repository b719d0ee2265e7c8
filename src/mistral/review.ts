import { outlineOf } from '../analysis/clauses/segment';
import { headlineOf } from '../analysis/headline';
import type { ContractText } from '../analysis/text/contract-text';
import type { Analysis } from '../shared/analysis';
import { Budget } from './budget';
import type { Usage } from './client';
import { degradedText, isTransient, MistralFailure } from './failure';
import { mergeClauses, type ProvedClause } from './merge-clauses';
import { mergeFacts, type ProvedParty } from './merge-facts';
import { mergeRisks, type ProvedRisk } from './merge-risks';
import type { ProvedFact } from './prove';
import { type Asking, askTopic } from './question';
import type { MistralSettings } from './settings';
import { type Proof, topicsFor } from './topics';

/** Raised whenever the same answers of a model would be merged differently. */
export const REVIEW_VERSION = '1';

export interface ReviewInput {
  contract: ContractText;
  /** What the built-in engine made of it. */
  analysis: Analysis;
  filename: string;
  /** What the user may still use today. */
  left: { tokens: number; pages: number };
  signal: AbortSignal;
}

/**
 * What came of a review. `analysis` is the built-in one where the model gave nothing; `failure` is the gravest of what went wrong,
 * and `mayPass` says that it may succeed later, as a whole.
 */
export interface Reviewed {
  analysis: Analysis;
  usage: Usage & { pages: number };
  failure: MistralFailure | null;
  mayPass: boolean;
}

type Outcome<P> = { proof: Proof<P> } | { failure: MistralFailure };

/**
 * Lets the model review what the built-in engine found. It may confirm, doubt and add; what it says is kept only with words of the
 * contract behind it, and severities and the overall risk stay those of the rules.
 * @throws the signal's reason when it is aborted; nothing else of the model's making
 */
export async function reviewContract(settings: MistralSettings, input: ReviewInput): Promise<Reviewed> {
  const { contract, analysis, filename, left, signal } = input;
  const pages = contract.pages.length;
  const budget = new Budget(Math.min(settings.contractTokens, left.tokens));
  if (pages > Math.min(settings.contractPages, left.pages)) {
    const failure = new MistralFailure('budget');
    return { analysis: degraded(analysis, failure), usage: { ...budget.usage, pages: 0 }, failure, mayPass: false };
  }
  const giveUp = new AbortController();
  const late = AbortSignal.timeout(settings.reviewMs);
  const asking: Asking = {
    settings,
    budget,
    contract,
    filename,
    signal: AbortSignal.any([signal, late, giveUp.signal]),
  };
  const guarded = async <P>(asked: Promise<Proof<P>>): Promise<Outcome<P>> => {
    try {
      return { proof: await asked };
    } catch (error) {
      signal.throwIfAborted();
      const failure = error instanceof MistralFailure ? error : stopped(error, late, giveUp);
      // The other questions would be refused as well.
      if (failure.kind === 'refused') giveUp.abort(failure);
      return { failure };
    }
  };
  const { facts: forFacts, risks: forRisks, clauses: forClauses } = topicsFor(contract, analysis);
  const [facts, risks, clauses] = await Promise.all([
    guarded(askTopic(asking, 'facts', forFacts)),
    guarded(askTopic(asking, 'risks', forRisks)),
    guarded(askTopic(asking, 'clauses', forClauses)),
  ]);
  const failures = [facts, risks, clauses].flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []));
  const failure = failures.find((one) => !isTransient(one)) ?? failures[0] ?? null;
  const usage = { ...budget.usage, pages: budget.usage.requests > 0 ? pages : 0 };
  if (failure && failures.length === 3)
    return { analysis: degraded(analysis, failure), usage, failure, mayPass: failures.every(isTransient) };
  const missing = Object.entries({ facts, risks, clauses }).flatMap(([name, one]) => ('failure' in one ? [name] : []));
  const note = failure ? degradedText(failure, missing) : null;
  const merged = merge(settings, input, {
    facts: provedOf(facts),
    risks: provedOf(risks),
    clauses: provedOf(clauses),
  });
  return { analysis: { ...merged, engine: { ...merged.engine, degraded: note } }, usage, failure, mayPass: false };
}

/** What ended a question besides its own failure: the time for the whole review, or another question that was refused for good. */
function stopped(error: unknown, late: AbortSignal, giveUp: AbortController): MistralFailure {
  if (giveUp.signal.aborted && giveUp.signal.reason instanceof MistralFailure) return giveUp.signal.reason;
  if (late.aborted) return new MistralFailure('timeout');
  throw error;
}

const provedOf = <P>(outcome: Outcome<P>): P[] => ('proof' in outcome ? outcome.proof.proved : []);

function degraded(analysis: Analysis, failure: MistralFailure): Analysis {
  return { ...analysis, engine: { ...analysis.engine, degraded: degradedText(failure, null) } };
}

interface Proved {
  facts: ({ fact: ProvedFact } | { party: ProvedParty })[];
  risks: ProvedRisk[];
  clauses: ProvedClause[];
}

function merge(settings: MistralSettings, { contract, analysis }: ReviewInput, proved: Proved): Analysis {
  const source = { contract, outline: outlineOf(contract) };
  const claims = proved.facts.flatMap((item) => ('fact' in item ? [item.fact] : []));
  const parties = proved.facts.flatMap((item) => ('party' in item ? [item.party] : []));
  const facts = mergeFacts(source, analysis.facts, claims, parties);
  return {
    ...analysis,
    facts,
    ...headlineOf(facts),
    riskAssessment: mergeRisks(analysis.riskAssessment, proved.risks),
    clauses: mergeClauses(source, analysis.clauses, proved.clauses),
    engine: {
      name: 'mistral',
      version: `${analysis.engine.version}+${REVIEW_VERSION}`,
      model: settings.model,
      degraded: null,
    },
  };
}
