import { foldDate, foldPeriod } from '../../../bench/accuracy/answers';
import type { LabelledAnswers } from '../../../bench/accuracy/facts';
import type { LabelledNda } from '../../../bench/accuracy/kleister';
import { documentOf } from '../../../src/analysis/document/document';
import type { Candidate } from '../../../src/analysis/facts/ranking/candidates';
import { viewOf } from '../../../src/analysis/facts/ranking/document-view';
import { featuresOf } from '../../../src/analysis/facts/ranking/features';
import { valueKey } from '../../../src/analysis/facts/ranking/ranker';
import { KINDS_OF, RANKED_FACTS, type RankedFact } from '../../../src/analysis/facts/ranking/weights';
import { type Source, sourceOf } from '../../../src/analysis/facts/source';
import { addPeriod } from '../../../src/analysis/mentions/calendar';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import type { ClauseModel } from '../../../src/analysis/provisions/model';
import { provisionScores } from '../../../src/analysis/provisions/provision-scores';
import { foldOf } from '../examples';
import type { GoldContract } from '../gold';
import { lettersOf, locate } from '../locate';
import { type MarkedPaper, marksOf } from './marked-papers';
import type { OwnContract } from './own-contracts';
import type { Choice } from './softmax';

/** Whether a candidate is the fact; undefined where the labels can't tell. */
type Judge = (fact: RankedFact, candidate: Candidate, beside: readonly Candidate[]) => boolean | undefined;
export type ChoicesByFact = Record<RankedFact, Choice[]>;

/** A computed end may differ from the labelled one by the day before. */
const TOLERANCE_DAYS = 2;
const DAY_MS = 86_400_000;
/** Our own contracts are short and many are alike in kind: each counts half of a labelled one. */
const OWN_WEIGHT = 1;
/** Whole papers of our own are what people bring, and there are few of them beside the labelled ones. From 1 to 2.5 the facts of left-out hands are as right (docs/model-card.md). */
const PAPER_WEIGHT = 1.5;

export function emptyChoices(): ChoicesByFact {
  return { agreement: [], effective: [], term: [], renewal: [], notice: [], price: [] };
}

function addChoices(into: ChoicesByFact, source: Source, judge: Judge, fold: number, weight: number): void {
  const view = viewOf(source);
  const rows = view.sentences.flatMap((sentence) =>
    sentence.candidates.map((candidate) => ({
      candidate,
      beside: sentence.candidates,
      buckets: Uint32Array.from(featuresOf(view, sentence, candidate)),
    })),
  );
  for (const fact of RANKED_FACTS) {
    const judged = rows
      .filter(({ candidate }) => KINDS_OF[fact].includes(candidate.kind))
      .map((row) => ({ ...row, right: judge(fact, row.candidate, row.beside) }));
    if (judged.length === 0 || judged.some(({ right }) => right === undefined)) continue;
    into[fact].push({
      fold,
      weight,
      buckets: judged.map(({ buckets }) => buckets),
      keys: judged.map(({ candidate }) => valueKey(candidate)),
      right: judged.map(({ right }) => right === true),
    });
  }
}

/** Choices of a contract of CUAD, its sentences judged by a clause model that has not seen it. */
export function addCuad(
  into: ChoicesByFact,
  gold: GoldContract & LabelledAnswers,
  contract: ContractText,
  model: ClauseModel,
): void {
  const document = documentOf(contract);
  const source = sourceOf(contract, document, { provisions: provisionScores(document.outline, model) });
  addChoices(into, source, cuadJudge(gold, contract), foldOf(gold.pdf), 1);
}

const CATEGORY_OF: Readonly<Record<Exclude<RankedFact, 'price'>, string>> = {
  agreement: 'Agreement Date',
  effective: 'Effective Date',
  term: 'Expiration Date',
  renewal: 'Renewal Term',
  notice: 'Notice Period To Terminate Renewal',
};

function cuadJudge(gold: GoldContract & LabelledAnswers, contract: ContractText): Judge {
  const letters = lettersOf(contract.text);
  const answers = (category: string) => (gold.answers[category] ?? '').trim();
  const spans = new Map(
    RANKED_FACTS.map((fact) => {
      const labelled = (fact !== 'price' && gold.clauses[CATEGORY_OF[fact]]) || [];
      return [fact, labelled.flatMap(([at, , text]) => [locate(letters, text, at / contract.text.length) ?? []])];
    }),
  );
  const isLabelled = (fact: RankedFact, { start, end }: Candidate) =>
    (spans.get(fact) ?? []).some(([from = 0, to = 0]) => start < to && from < end);
  const starts = ['Effective Date', 'Agreement Date'].flatMap((category) => foldDate(answers(category)) ?? []);
  return (fact, candidate, beside) => {
    if (fact === 'price') return undefined;
    const answer = answers(CATEGORY_OF[fact]);
    const inSpan = isLabelled(fact, candidate);
    const isThere = inSpan || (spans.get(fact) ?? []).length === 0;
    if (fact === 'renewal' || fact === 'notice') {
      const length = foldPeriod(answer);
      if (answer === '') return false;
      return length === null ? inSpan : valueKey(candidate) === length && isThere;
    }
    const day = foldDate(answer);
    if (candidate.kind === 'date') return day === candidate.iso;
    if (candidate.kind === 'blank') return day === null && inSpan;
    if (candidate.kind === 'open') return day === 'perpetual' && isThere;
    if (candidate.kind !== 'period') return false;
    if (day === null) return inSpan;
    return (
      day !== 'perpetual' && isThere && (endsOn(candidate, day, beside, starts) || (starts.length === 0 && inSpan))
    );
  };
}

/** Whether a length counted from a known start, or from a day in its own sentence, ends on the day, give or take the day before. */
function endsOn(
  { period }: Candidate & { kind: 'period' },
  day: string,
  beside: readonly Candidate[],
  starts: readonly string[],
): boolean {
  const days = beside.flatMap((candidate) => (candidate.kind === 'date' ? [candidate.iso] : []));
  return [...starts, ...days].some((start) => {
    const end = addPeriod(start, period.count, period.unit);
    return end !== null && Math.abs(Date.parse(end) - Date.parse(day)) <= TOLERANCE_DAYS * DAY_MS;
  });
}

/** Choices of an NDA of Kleister, whose labels know the effective date and the term. */
export function addNda(into: ChoicesByFact, gold: GoldContract & LabelledNda, contract: ContractText): void {
  const source = sourceOf(contract, documentOf(contract));
  const judge: Judge = (fact, candidate) => {
    if (fact === 'effective') return candidate.kind === 'date' && foldDate(gold.effective_date) === candidate.iso;
    if (fact !== 'term') return undefined;
    return candidate.kind === 'period' && valueKey(candidate) === foldPeriod(gold.term);
  };
  addChoices(into, source, judge, foldOf(gold.pdf), 1);
}

/** Choices of a contract of our own, which is in no fold. */
export function addOwn(into: ChoicesByFact, { marks }: OwnContract, contract: ContractText): void {
  const source = sourceOf(contract, documentOf(contract));
  const judge: Judge = (fact, { start, end }) =>
    fact === 'price' ? undefined : marks.some((mark) => mark.fact === fact && start < mark.end && mark.start < end);
  addChoices(into, source, judge, -1, OWN_WEIGHT);
}

/**
 * Choices of a whole paper of our own; those of one hand are in one fold. A day or sum counts wherever it stands, a length only where it is marked; nothing is learned of a fact
 * whose place is no candidate.
 */
export function addPaper(into: ChoicesByFact, paper: MarkedPaper): void {
  const source = sourceOf(paper.text, documentOf(paper.text));
  const marks = marksOf(paper);
  const isMarked = (fact: RankedFact, { start, end }: Candidate) =>
    marks.some((mark) => mark.fact === fact && start < mark.end && mark.start < end);
  const all = viewOf(source).sentences.flatMap(({ candidates }) => candidates);
  const values = new Map(
    RANKED_FACTS.map((fact) => [
      fact,
      new Set(
        all.flatMap((one) =>
          (one.kind === 'date' || one.kind === 'money') && isMarked(fact, one) ? [valueKey(one)] : [],
        ),
      ),
    ]),
  );
  const judge: Judge = (fact, candidate) => {
    const isSaid = marks.some((mark) => mark.fact === fact);
    if (isSaid && !all.some((one) => KINDS_OF[fact].includes(one.kind) && isMarked(fact, one))) return undefined;
    return isMarked(fact, candidate) || values.get(fact)?.has(valueKey(candidate)) === true;
  };
  addChoices(into, source, judge, foldOf(paper.hand), PAPER_WEIGHT);
}
