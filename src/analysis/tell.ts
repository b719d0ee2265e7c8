import { actingFor } from '../shared/acting-for';
import type {
  Analysis,
  Clause,
  Compliance,
  KeyTerms,
  QuestionAnswer,
  RiskAssessment,
  Facts as ShownFacts,
  SummarySentence,
} from '../shared/analysis';
import type { Coverage } from '../shared/coverage';
import { likelyBearer } from './burden/bearers';
import { completenessOf } from './completeness';
import { assessCompliance } from './compliance/assess';
import { annotationsOf } from './document/annotations';
import { pendingPages, unreadPages } from './document/coverage';
import { hiddenPassages } from './document/hidden';
import { readsAsEnglish } from './document/language';
import { draftingOf } from './drafting/drafting';
import { engineVersion } from './engine-version';
import { shownKind } from './kinds/paper-kind';
import type { ContractText } from './pdf/contract-text';
import { DOUBTFUL_BELOW } from './pdf/recognised';
import { isLost } from './pdf/unreadable';
import { withFavouredSides } from './playbooks/favoured-side';
import { playbooksOf } from './playbooks/verdicts';
import { answersOf, isAsked } from './questions/answers';
import type { Reading } from './reading';
import { datedTermsOf } from './report/dated-terms/dated-terms';
import { printFacts } from './report/facts';
import { headlineOf } from './report/headline';
import { keyTermsOf } from './report/key-terms/key-terms';
import { answersWithLaterWords, risksWithLaterWords } from './report/later-words';
import { summarise, summaryText } from './report/summary';
import { assessRisks } from './risks/assess';
import { type Claimed, trusted } from './trust/trusted';
import { assertedOf } from './weighing/asserted';
import { gradedByWords } from './weighing/graded';
import { weighingTerms } from './weighing/weighing';

export type AnalysisStage = 'analyzing' | 'key_terms' | 'risks';

/** What a review changes of what the engine tells, each at its place, so that all that rests on it is worked out again. */
export interface Revision {
  onStage?: ((stage: AnalysisStage) => void) | undefined;
  facts?: (shown: ShownFacts) => ShownFacts;
  clauses?: (found: Clause[]) => Clause[];
  keyTerms?: (told: KeyTerms) => KeyTerms;
  risks?: (found: RiskAssessment) => RiskAssessment;
  compliance?: (found: Compliance) => Compliance;
  answers?: (given: QuestionAnswer[]) => QuestionAnswer[];
  summary?: (sentences: SummarySentence[]) => SummarySentence[];
}

const same = <T>(told: T): T => told;

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
    ...(!readsAsEnglish(contract) && { foreign: true }),
    truncated: contract.truncated,
  };
}

/** What rules, points of law and questions find in a paper, each with how likely it is so. Answers rest on what a review left of the others. */
function claimedOf(reading: Reading, revision: Revision): Claimed {
  const risks = assessRisks(reading);
  const compliance = assessCompliance(reading);
  const left = {
    riskAssessment: (revision.risks ?? same)(risks),
    compliance: (revision.compliance ?? same)(compliance),
  };
  return trusted(reading, {
    risks,
    compliance,
    answers: reading.kind.isContract === 'no' ? [] : answersOf(reading, left),
  });
}

/** All that an analysis says of a reading, with a review's changes where there was one. The rating is worked out from what is left. */
export function tell(reading: Reading, revision: Revision = {}): Analysis {
  const { onStage, answers: revised = same } = revision;
  const { contract, facts, kind } = reading;
  const shownFacts = (revision.facts ?? same)(printFacts(facts));
  onStage?.('key_terms');
  const keyTerms = (revision.keyTerms ?? same)(keyTermsOf(reading));
  onStage?.('risks');
  const claimed = claimedOf(reading, revision);
  const found = risksWithLaterWords(reading, (revision.risks ?? same)(claimed.risks));
  const compliance = (revision.compliance ?? same)(claimed.compliance);
  const summarySentences = (revision.summary ?? same)(summarise(reading, found));
  const shown: Analysis = {
    ...headlineOf(shownFacts),
    summary: summaryText(summarySentences),
    summarySentences,
    keyTerms,
    riskAssessment: found,
    compliance,
    facts: shownFacts,
    kind: shownKind(kind),
    clauses: (revision.clauses ?? same)(reading.clauses),
    datedTerms: datedTermsOf(reading),
    coverage: coverageOf(contract),
    completeness: completenessOf(reading),
    drafting: draftingOf(reading),
    engine: { name: 'builtin', version: engineVersion(), model: null, degraded: null },
  };
  if (kind.isContract === 'no') return shown;
  const given = answersWithLaterWords(reading, revised(claimed.answers));
  // Of a text that the engine cannot read only what a review answered is told: the rest would be a list of open questions.
  const questions = readsAsEnglish(contract) ? given : given.filter(({ confidence }) => confidence > 0);
  const byRules = found.riskFactors.filter(({ rule }) => !isAsked(rule, questions));
  const { neutral, ofSides } = playbooksOf({
    kind: kind.id,
    sides: shown.kind?.sides,
    parties: shownFacts.parties,
    answers: questions,
    law: shownFacts.governingLaw.value,
  });
  const sidedRules = gradedByWords(
    reading,
    withFavouredSides(byRules, ofSides, (evidence) => likelyBearer(reading, evidence)),
  );
  const answered = { ...shown, riskAssessment: { ...found, riskFactors: sidedRules }, questions };
  const raised = [neutral, ...ofSides].map((playbook) => {
    const { riskFactors, unlikely = [], toldElsewhere = [] } = actingFor(answered, playbook).riskAssessment;
    return { side: playbook.side, risks: [...riskFactors, ...unlikely, ...toldElsewhere] };
  });
  const weighing = weighingTerms(
    reading,
    [...raised.flatMap(({ risks }) => risks), ...compliance.findings, ...questions].flatMap(({ evidence }) => evidence),
    assertedOf(raised, neutral.side, questions),
  );
  return actingFor({ ...answered, riskAssessment: { ...found, riskFactors: [...sidedRules, ...weighing] } }, neutral);
}
