import type { Analysis, Clause } from '../shared/analysis';
import { documentOf } from './document/document';
import { sectionPathAt } from './document/section-path';
import { isUnticked } from './document/tick-boxes';
import { found } from './facts/fact';
import { type Facts, factsOf } from './facts/facts';
import { type Models, type Source, sourceOf } from './facts/source';
import { paperKindOf, withKindByContent } from './kinds/paper-kind';
import { preliminaryOf, typeOf } from './kinds/preliminary';
import { recogniseKind } from './kinds/recognise';
import type { ContractText } from './pdf/contract-text';
import { classifyClauses } from './provisions/classify';
import { clausesFromFacts } from './provisions/from-facts';
import type { ClauseModel } from './provisions/model';
import { provisionScores } from './provisions/provision-scores';
import { type KindByContent, kindByContent } from './questions/kind-ranking/kind-by-content';
import type { Reading } from './reading';
import { printFacts } from './report/facts';
import { withSidesByWords } from './sides/sides-by-words';
import { type AnalysisStage, tell } from './tell';

export interface AnalyseOptions {
  onStage?: ((stage: AnalysisStage) => void) | undefined;
  /** Lists every clause with this confidence or more, 0 to 1. Default: those that the contract probably has. */
  minConfidence?: number;
  /** Another model than the one that comes with the program; for measuring. */
  clauseModel?: ClauseModel;
  /** Other rankers of the facts and of the parties; for measuring. */
  factRanker?: Models['ranker'];
  partyWeights?: Models['partyWeights'];
}

/** What the engine's rules and report look at: document, provisions, facts, kind and clauses of a contract. Pure. */
export function readContract(contract: ContractText, options: AnalyseOptions = {}): Reading {
  const { minConfidence, clauseModel, factRanker, partyWeights } = options;
  const document = documentOf(contract);
  const { outline, unticked } = document;
  const provisions = provisionScores(outline, clauseModel);
  const models: Models = { provisions, ranker: factRanker, partyWeights };
  const source = sourceOf(contract, document, models);
  const byContent = kindByContent(source);
  const facts = asContentNamesIt(source, factsOf(contract, document, models), byContent);
  const clauses: Clause[] = [
    ...clausesFromFacts(contract, printFacts(facts)).filter(({ confidence }) => confidence >= (minConfidence ?? 0)),
    ...classifyClauses(contract, outline, { minConfidence, model: clauseModel }),
  ]
    .filter((clause) => !isUnticked(clause.quote, clause.start, unticked))
    .map((clause) => ({ ...clause, section: sectionPathAt(contract, outline, clause.start) }))
    .toSorted((one, other) => one.start - other.start);
  const recognised = paperKindOf(recogniseKind(source), facts.parties);
  const named = byContent ? withKindByContent(recognised, byContent.kind, facts.parties) : recognised;
  const kind = withSidesByWords({ contract, outline }, named, facts.parties);
  return { contract, document, outline, provisions, facts, kind, clauses };
}

/** The contract type as the whole of the paper tells it, where its title does not or names another kind. */
function asContentNamesIt(source: Source, facts: Facts, byContent: KindByContent | null): Facts {
  if (!byContent) return facts;
  const isOpen = recogniseKind(source).kind === null;
  // What is meant to be agreed is told by what the paper provides: its own title says only that it is a draft of something.
  const label = byContent.label ?? (isOpen && preliminaryOf(source) ? byContent.kind.label : null);
  if (!label) return facts;
  const { probability, evidence } = byContent;
  const confidence = Math.round(100 * probability) / 100;
  return { ...facts, contractType: found({ value: typeOf(source, label), confidence, evidence }) };
}

/**
 * The built-in engine, start to end: structure, facts, clauses, key terms, risks, compliance, summary. Pure: the same text
 * gives the same analysis.
 */
export function analyse(contract: ContractText, options: AnalyseOptions = {}): Analysis {
  options.onStage?.('analyzing');
  return tell(readContract(contract, options), { onStage: options.onStage });
}
