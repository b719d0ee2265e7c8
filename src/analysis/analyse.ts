import type { Analysis, Clause } from '../shared/analysis';
import { documentOf } from './document/document';
import { readsAsEnglish } from './document/language';
import { sectionPathAt } from './document/section-path';
import { isUnticked } from './document/tick-boxes';
import { type Facts, factsOf } from './facts/facts';
import { type Models, sourceOf } from './facts/source';
import { paperKindOf, withKindByContent } from './kinds/paper-kind';
import { recogniseKind } from './kinds/recognise';
import type { ContractText } from './pdf/contract-text';
import { classifyClauses } from './provisions/classify';
import { clausesFromFacts } from './provisions/from-facts';
import type { ClauseModel } from './provisions/model';
import { provisionScores } from './provisions/provision-scores';
import { kindByContent } from './questions/kind-by-content';
import type { Reading } from './reading';
import { printFacts } from './report/facts';
import { type AnalysisStage, tell } from './tell';

export interface AnalyseOptions {
  onStage?: ((stage: AnalysisStage) => void) | undefined;
  /** Lists every clause with this confidence or more, 0 to 1. Default: those that the contract probably has. */
  minConfidence?: number;
  /** Another model than the one that comes with the program; for measuring. */
  clauseModel?: ClauseModel;
  /** Other rankers of the facts; for measuring. */
  factRanker?: Models['ranker'];
}

/** What the engine's rules and report look at: document, provisions, facts, kind and clauses of a contract. Pure. */
export function readContract(contract: ContractText, options: AnalyseOptions = {}): Reading {
  const { minConfidence, clauseModel, factRanker } = options;
  const document = documentOf(contract);
  const { outline, unticked } = document;
  const provisions = provisionScores(outline, clauseModel);
  const models: Models = { provisions, ranker: factRanker };
  const facts: Facts = factsOf(contract, document, models);
  const clauses: Clause[] = [
    ...clausesFromFacts(contract, printFacts(facts)).filter(({ confidence }) => confidence >= (minConfidence ?? 0)),
    ...classifyClauses(contract, outline, { minConfidence, model: clauseModel }),
  ]
    .filter((clause) => !isUnticked(clause.quote, clause.start, unticked))
    .map((clause) => ({ ...clause, section: sectionPathAt(contract, outline, clause.start) }))
    .toSorted((one, other) => one.start - other.start);
  const recognised = paperKindOf(recogniseKind(sourceOf(contract, document, models)), facts.parties);
  const isOpen = recognised.id === null && recognised.isContract !== 'no' && readsAsEnglish(contract);
  const byContent = isOpen ? kindByContent(provisions) : null;
  const kind = byContent ? withKindByContent(recognised, byContent, facts.parties) : recognised;
  return { contract, document, outline, provisions, facts, kind, clauses };
}

/**
 * The built-in engine, start to end: structure, facts, clauses, key terms, risks, compliance, summary. Pure: the same text
 * gives the same analysis.
 */
export function analyse(contract: ContractText, options: AnalyseOptions = {}): Analysis {
  options.onStage?.('analyzing');
  return tell(readContract(contract, options), { onStage: options.onStage });
}
