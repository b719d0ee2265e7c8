import type { StoredHeadline } from '../db/schema';
import type { Analysis, Fact, QuestionAnswer } from '../shared/analysis';
import type { Cell, CellState, GeneralColumn } from '../shared/cells';
import { factColumn, questionColumn, REVIEW_STATES, type ReviewState } from '../shared/cells';
import { SHOWN_FACTS } from '../shared/facts';
import type { Finding } from '../shared/findings';
import { reviewProgress } from '../shared/review-progress';
import { isToCheck } from '../shared/stands-out';
import { cutText } from './cut-text';

/** What of a contract goes into its cells: the analysis as its reader reads it, with its findings and decisions. */
export interface Listed {
  analysis: Analysis;
  side: string;
  findings: readonly Finding[];
  headline: StoredHeadline;
}

/** Longer quotes are cut: a cell leads to the passage, it does not replace it. */
const QUOTE_LENGTH = 400;
/** Beyond this nobody can tell two values of a column apart by looking, and an index refuses long ones. */
const SORT_LENGTH = 120;
/** Gravest first. */
const GRAVITY = { high: '0', medium: '1', low: '2' } as const;

/** The cells of a contract, in no particular order; each part of a column once, whatever a firm's own questions are called. */
export function cellsOf(listed: Listed): Cell[] {
  return [...new Map(allCells(listed).map((cell) => [`${cell.column} ${cell.part}`, cell])).values()];
}

function allCells(listed: Listed): Cell[] {
  const cells = ownCells(listed);
  return [...cells, general('to-check', counted(cells.filter(isToCheck).length))];
}

function ownCells({ analysis, side, findings, headline }: Listed): Cell[] {
  const byPath = new Map(findings.map((finding) => [finding.path, finding]));
  const { facts, questions = [], playbook, coverage } = analysis;
  const verdicts = new Map(playbook?.verdicts.map((verdict) => [verdict.question, verdict]));
  const isRejected = (id: string) =>
    byPath.get(`questions.${questions.findIndex((answer) => answer.id === id)}`)?.decision?.verdict === 'rejected';
  const departures =
    playbook?.verdicts.filter(
      ({ verdict, question }) => (verdict === 'deviates' || verdict === 'missing') && !isRejected(question),
    ) ?? [];
  return [
    general('kind', { value: headline.kind, state: analysis.kind?.id || !analysis.kind ? 'found' : 'ambiguous' }),
    general('rating', ratingOf(analysis)),
    general('side', sideOf(analysis, side)),
    general('notice-by', { value: headline.noticeBy }),
    general('departures', playbook?.assessed ? counted(departures.length) : { value: null }),
    general('unread-pages', unreadOf(coverage)),
    general('review', reviewOf(analysis, findings)),
    ...facts.parties.map((party, part): Cell => {
      const cell = ofFact('party', party, byPath.get(`facts.parties.${part}`));
      return { ...cell, part };
    }),
    ...SHOWN_FACTS.flatMap((name): Cell[] => {
      const fact: Fact | undefined = facts[name];
      return fact ? [ofFact(factColumn(name), fact, byPath.get(`facts.${name}`))] : [];
    }),
    ...questions.map((answer, i): Cell => {
      const { verdict, severity } = verdicts.get(answer.id) ?? {};
      return { ...ofAnswer(answer, byPath.get(`questions.${i}`), severity ?? null), verdict: verdict ?? null };
    }),
  ];
}

type General = Pick<Cell, 'value'> & Partial<Pick<Cell, 'state' | 'sort' | 'severity'>>;

function general(column: GeneralColumn, { value, state, ...more }: General): Cell {
  return {
    ...{ column, part: 0, value, state: state ?? (value === null ? 'absent' : 'found'), sort: sortOf(value) },
    ...{ verdict: null, severity: null, findingId: null, decision: null, page: null, quote: null },
    ...more,
  };
}

/** Numbers of a column have the same length, so that they sort as text. */
function counted(count: number): General {
  return { value: String(count), sort: String(count).padStart(6, '0') };
}

/** By its name, which is one of the kind's; in the order of the ids, that are the same in every kind. */
function sideOf({ kind }: Analysis, side: string): General {
  return { value: kind?.sides.find(({ id }) => id === side)?.label ?? 'Neutral', sort: side };
}

function ratingOf({ riskAssessment: { overallRisk, notAssessed } }: Analysis): General {
  if (notAssessed !== undefined) return { value: notAssessed, state: 'not_assessed', sort: '3' };
  return { value: overallRisk, sort: GRAVITY[overallRisk], severity: overallRisk };
}

function unreadOf({ unreadable, pending = [] }: Analysis['coverage']): General {
  const count = unreadable.length + pending.length;
  return { ...counted(count), state: count > 0 ? 'unreadable' : 'found' };
}

/** What has nothing to review is done. */
function reviewOf(analysis: Analysis, findings: readonly Finding[]): General {
  const { reviewed, of } = reviewProgress(analysis, findings);
  const state: ReviewState = reviewed === of ? 'done' : reviewed > 0 ? 'begun' : 'not begun';
  return { value: state, sort: String(REVIEW_STATES.indexOf(state)) };
}

function ofFact(column: string, fact: Fact, finding: Finding | undefined): Cell {
  const judged = judgedValue(finding, { state: fact.status, value: fact.value });
  const corrected = finding?.decision?.verdict === 'corrected';
  return {
    ...general(column as GeneralColumn, judged),
    sort: sortOf(corrected || judged.state === 'rejected' ? judged.value : (sortable(fact.normalized) ?? fact.value)),
    ...placed(finding, fact),
  };
}

/** A correction of an answer is one of how grave it is. */
function ofAnswer(answer: QuestionAnswer, finding: Finding | undefined, severity: Cell['severity']): Cell {
  const column = questionColumn(answer.id);
  const isRejected = finding?.decision?.verdict === 'rejected';
  const corrected = finding?.decision?.verdict === 'corrected' ? finding.decision.value : null;
  const gravity = isRejected ? null : ((corrected as Cell['severity']) ?? severity);
  const value = isRejected ? null : answer.value;
  return {
    ...general(column as GeneralColumn, { value, state: isRejected ? 'rejected' : toldAnswer(answer) }),
    severity: gravity,
    ...placed(finding, answer),
  };
}

/** What is not likely enough to be asserted has to be checked. */
function toldAnswer({ answer, standing }: QuestionAnswer): CellState {
  return standing === 'to_check' ? 'unclear' : answer;
}

function judgedValue(finding: Finding | undefined, found: { state: CellState; value: string | null }) {
  const decision = finding?.decision;
  if (decision?.verdict === 'rejected') return { state: 'rejected' as const, value: null };
  if (decision?.verdict === 'corrected') return { state: 'found' as const, value: decision.value };
  return found;
}

function placed(
  finding: Finding | undefined,
  { evidence: [first] }: Pick<Fact, 'evidence'>,
): Pick<Cell, 'findingId' | 'decision' | 'page' | 'quote'> {
  return {
    findingId: finding?.id ?? null,
    decision: finding?.decision?.verdict ?? null,
    page: first?.page ?? null,
    quote: first ? cutText(first.quote, QUOTE_LENGTH) : null,
  };
}

const DAYS = { day: 1, week: 7, month: 30.4375, year: 365.25 } as const;

/**
 * A day stays as it is; a period ('18 months') becomes its days, so that 18 months come before 2 years, and a sum ('$12,500', 'EUR 900') its amount,
 * whatever the currency.
 */
function sortable(normalized: string | null): string | null {
  const [, count, unit] = /^(\d+) (day|week|month|year)s?$/.exec(normalized ?? '') ?? [];
  if (count && unit) return String(Math.round(Number(count) * DAYS[unit as keyof typeof DAYS])).padStart(6, '0');
  const [, sum] = /^(?:\$|[A-Z]{3} )([\d,]+(?:\.\d+)?)$/.exec(normalized ?? '') ?? [];
  return sum ? Number(sum.replaceAll(',', '')).toFixed(2).padStart(18, '0') : normalized;
}

/** What has no value comes after all that have one. */
function sortOf(value: string | null): string {
  return value === null ? '\u{10FFFD}' : cutText(value.toLowerCase(), SORT_LENGTH);
}
