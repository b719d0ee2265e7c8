import { actingFor } from '../shared/acting-for';
import type { Analysis, Clause, Compliance, Coverage, KeyTerms } from '../shared/analysis';
import { completenessOf } from './completeness';
import { assessCompliance } from './compliance/assess';
import { annotationsOf } from './document/annotations';
import { pendingPages, unreadPages } from './document/coverage';
import { documentOf } from './document/document';
import { hiddenPassages } from './document/hidden';
import { sectionPathAt } from './document/section-path';
import { isUnticked } from './document/tick-boxes';
import { draftingOf } from './drafting/drafting';
import { engineVersion } from './engine-version';
import { type Facts, factsOf } from './facts/facts';
import { type Models, sourceOf } from './facts/source';
import { paperKindOf, shownKind } from './kinds/paper-kind';
import { recogniseKind } from './kinds/recognise';
import type { ContractText } from './pdf/contract-text';
import { DOUBTFUL_BELOW } from './pdf/recognised';
import { isLost } from './pdf/unreadable';
import { playbooksOf } from './playbooks/verdicts';
import { classifyClauses } from './provisions/classify';
import { clausesFromFacts } from './provisions/from-facts';
import type { ClauseModel } from './provisions/model';
import { provisionScores } from './provisions/provision-scores';
import { answersOf, isAsked } from './questions/answers';
import type { Reading } from './reading';
import { printFacts } from './report/facts';
import { headlineOf } from './report/headline';
import { keyTermsOf } from './report/key-terms/key-terms';
import { summarise, summaryText } from './report/summary';
import { assessRisks } from './risks/assess';

export type AnalysisStage = 'analyzing' | 'key_terms' | 'risks';

export interface AnalyseOptions {
  onStage?: (stage: AnalysisStage) => void;
  /** Lists every clause with this confidence or more, 0 to 1. Default: those that the contract probably has. */
  minConfidence?: number;
  /** Another model than the one that comes with the program; for measuring. */
  clauseModel?: ClauseModel;
  /** Other rankers of the facts; for measuring. */
  factRanker?: Models['ranker'];
}

/** How many pages were read, which gave no text, which were hard to read, and which hold hidden text. Blank pages count as read. */
export function coverageOf(contract: ContractText): Coverage {
  const lost = contract.pages.filter(isLost);
  const pending = pendingPages(contract);
  const annotations = annotationsOf(contract);
  const doubtful = contract.pages.filter(
    ({ source, confidence = 1 }) => source === 'ocr' && confidence < DOUBTFUL_BELOW,
  );
  const hidden = [...new Set(hiddenPassages(contract).map(({ page }) => page))];
  return {
    pages: contract.pages.length,
    read: contract.pages.length - lost.length,
    ocr: contract.pages.filter((page) => page.source === 'ocr').length,
    unreadable: unreadPages(contract),
    ...(pending.length > 0 && { pending }),
    ...(doubtful.length > 0 && { doubtful: doubtful.map((page) => page.number) }),
    ...(hidden.length > 0 && { hidden }),
    ...(annotations.length > 0 && { annotations }),
    truncated: contract.truncated,
  };
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
  const kind = paperKindOf(recogniseKind(sourceOf(contract, document, models)), facts.parties);
  return { contract, document, outline, provisions, facts, kind, clauses };
}

/**
 * The built-in engine, start to end: structure, facts, clauses, key terms, risks, compliance, summary. Pure: the same text
 * gives the same analysis.
 */
export function analyse(contract: ContractText, options: AnalyseOptions = {}): Analysis {
  const { onStage } = options;
  onStage?.('analyzing');
  const reading = readContract(contract, options);
  const { facts, kind, clauses } = reading;
  const shownFacts = printFacts(facts);
  onStage?.('key_terms');
  const keyTerms: KeyTerms = keyTermsOf(reading);
  onStage?.('risks');
  const found = assessRisks(reading);
  const compliance: Compliance = assessCompliance(reading);
  const summarySentences = summarise(reading, found);
  const shown: Analysis = {
    ...headlineOf(shownFacts),
    summary: summaryText(summarySentences),
    summarySentences,
    keyTerms,
    riskAssessment: found,
    compliance,
    facts: shownFacts,
    kind: shownKind(kind),
    clauses,
    coverage: coverageOf(contract),
    completeness: completenessOf(reading),
    drafting: draftingOf(reading),
    engine: { name: 'builtin', version: engineVersion(), model: null, degraded: null },
  };
  if (kind.isContract === 'no') return shown;
  const questions = answersOf(reading, { riskAssessment: found, compliance });
  const riskAssessment = { ...found, riskFactors: found.riskFactors.filter(({ rule }) => !isAsked(rule, questions)) };
  const { neutral } = playbooksOf({ kind: kind.id, answers: questions, law: shownFacts.governingLaw.value });
  return actingFor({ ...shown, riskAssessment, questions }, neutral);
}
