import type {
  Analysis,
  Kind,
  Playbook,
  PlaybookVerdict,
  QuestionAnswer,
  RiskAssessment,
  RiskFactor,
  Severity,
} from './analysis';
import type { Coverage } from './coverage';
import { isUsual } from './materiality';
import {
  asSentences,
  groundsOf,
  isToCheck,
  MOST_NAMED,
  overallRisk,
  rationaleOf,
  withinSentence,
} from './overall-risk';
import { listed } from './phrases';

const RANK: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/** The side that stands for both together. */
export const NEUTRAL = 'neutral';

/** Where an answer stands in an analysis: 'questions.4'. */
const ANSWER_PATH = 'questions.';

/**
 * An analysis as a side reads it: what its playbook makes of the answers stands among the risks, rights of its own do not, and rating and summary
 * follow. Nothing is read again and nothing gets lost, so it can be asked of an analysis as any other side reads it, and each finding
 * keeps its place (`path`) and with it its decisions.
 */
export function actingFor(analysis: Analysis, playbook: Playbook): Analysis {
  const { questions, riskAssessment, summarySentences } = analysis;
  const { riskFactors, ownRights } = byRulesFor(riskAssessment, playbook.side);
  const places = new Map(questions?.map((answer, index) => [answer.id, { path: `${ANSWER_PATH}${index}`, answer }]));
  const answered = playbook.verdicts.flatMap((verdict) => riskOf(verdict, places.get(verdict.question)) ?? []);
  const all = gravestFirst([...toldOnce(answered), ...riskFactors]);
  const toldElsewhere = echoesIn(all);
  const told = all.filter((risk) => !toldElsewhere.includes(risk));
  const unlikely = told.filter(isUnlikely);
  const risks = told.filter((risk) => !unlikely.includes(risk));
  const assessed: RiskAssessment = {
    overallRisk: overallRisk(risks),
    rationale: analysis.kind?.isContract === 'no' ? riskAssessment.rationale : rationaleOf(risks),
    riskFactors: risks,
    recommendations: [...new Set(risks.map(({ recommendation }) => recommendation).filter(Boolean))],
    ...(ownRights.length > 0 && { ownRights }),
    ...(toldElsewhere.length > 0 && { toldElsewhere }),
    ...(unlikely.length > 0 && { unlikely }),
  };
  const reason = notAssessed(analysis, playbook, assessed.overallRisk);
  const rated =
    reason === null ? assessed : { ...assessed, notAssessed: reason, ...(risks.length === 0 && { rationale: reason }) };
  const sentences = summarySentences?.map((one) =>
    one.restsOn.includes(RATING_PATH) && one.restsOn.every((path) => isOfRating(path)) ? lookFirst(rated) : one,
  );
  return {
    ...analysis,
    riskAssessment: rated,
    playbook,
    ...(sentences && { summarySentences: sentences, summary: sentences.map(({ text }) => text).join(' ') }),
  };
}

/** Where a risk stands in the analysis, by which its decisions are known, whatever side looks at it. */
export function pathOfRisk({ riskFactors }: Pick<RiskAssessment, 'riskFactors'>, risk: RiskFactor): string {
  return risk.path ?? `riskAssessment.riskFactors.${riskFactors.indexOf(risk)}`;
}

/** Whether a path is that of an answer, and not of what a rule found. */
export function isAnswer(path: string | undefined): boolean {
  return path?.startsWith(ANSWER_PATH) === true;
}

/** The risk that stands at a path; undefined where it is none for the side that looks at it. */
export function riskAt({ riskAssessment }: Pick<Analysis, 'riskAssessment'>, path: string): RiskFactor | undefined {
  const { riskFactors, unlikely = [] } = riskAssessment;
  return [...riskFactors, ...unlikely].find((risk) => pathOfRisk(riskAssessment, risk) === path);
}

/** Below this likelihood what would have to be checked is so seldom so that it is shown apart. Measured on labelled papers (docs/risk-precision.md). */
const TOLD_FROM = 0.4;
/** The same for what rests on silence. */
const SILENCE_TOLD_FROM = 0.55;

/** Whether a risk is shown apart from the others: what would have to be checked and is most likely not so, and what is most likely usual or fair. */
function isUnlikely(risk: RiskFactor): boolean {
  if (!isAnswer(risk.path) && isUsual(risk)) return true;
  const least = risk.evidence.length > 0 ? TOLD_FROM : SILENCE_TOLD_FROM;
  return isToCheck(risk) && risk.likelihood !== undefined && risk.likelihood < least;
}

/** What rules found, apart from the rights of the side itself. Of analyses as they were made and as a side reads them alike. */
function byRulesFor({ riskFactors, ownRights = [], toldElsewhere = [], unlikely = [] }: RiskAssessment, side: string) {
  const placed = riskFactors.map((risk) => ({ ...risk, path: pathOfRisk({ riskFactors }, risk) }));
  const byRules = [...placed, ...ownRights, ...toldElsewhere, ...unlikely].filter(({ path }) => !isAnswer(path));
  return {
    riskFactors: byRules.filter(({ favours }) => favours === undefined || favours !== side),
    ownRights: byRules.filter(({ favours }) => favours !== undefined && favours === side),
  };
}

function riskOf(
  verdict: PlaybookVerdict,
  place: { path: string; answer: QuestionAnswer } | undefined,
): RiskFactor | null {
  const { severity, heading, why, advice, question, evidence } = verdict;
  // What may at worst be of medium gravity and has to be checked first would drown what is known.
  if (severity === null || place === undefined || (verdict.verdict === 'unclear' && severity === 'low')) return null;
  const { likelihood } = place.answer;
  return {
    type: heading,
    severity,
    description: why ?? '',
    rule: question,
    evidence,
    recommendation: advice ?? '',
    standing: verdict.verdict === 'unclear' ? 'to_check' : 'asserted',
    path: place.path,
    ...(likelihood !== undefined && { likelihood }),
    ...(verdict.gravity && { gravity: verdict.gravity }),
  };
}

/** Questions that are asked of every contract: 'any.late-charges'. */
const GENERAL = 'any.';

/**
 * Without what a question of the kind says above all of the same words as a general one, at least as gravely: words that bear it beside others are not its own. And without what would have to be checked in words that are
 * told for sure, at least as gravely.
 */
function toldOnce(answered: readonly RiskFactor[]): RiskFactor[] {
  const isSaidBy = (risk: RiskFactor, others: readonly RiskFactor[]) =>
    others.some(
      (other) =>
        other !== risk &&
        RANK[other.severity] <= RANK[risk.severity] &&
        restsOnFirstOf(other, risk) &&
        restsOnFirstOf(risk, other),
    );
  const sure = answered.filter((risk) => !isToCheck(risk));
  const surest = answered.filter((risk) => !(isToCheck(risk) && isSaidBy(risk, sure)));
  const ofKind = surest.filter(({ rule }) => !rule.startsWith(GENERAL));
  return surest.filter((risk) => !(risk.rule.startsWith(GENERAL) && isSaidBy(risk, ofKind)));
}

/** Rules that find one-sided wordings whatever they are about: any other finding on the same sentence says more. */
const WORDINGS: ReadonlySet<string> = new Set([
  ...['decided-by-one-side', 'nothing-owed', 'no-way-out', 'whatever-the-cause', 'without-asking', 'right-given-up'],
  'forfeits',
]);
/** Rules of whose sentence a question asks what it means. */
const ANSWERED: ReadonlySet<string> = new Set([
  ...['non-refundable-fees', 'set-off-barred', 'fees-after-termination', 'perpetual-licence', 'warranty-disclaimer'],
  ...['price-increases', 'loan-called'],
]);

/** What asks whether liability is limited at all, and the rules that say what is wrong with the limit. */
const ASKS_OF_LIMIT: ReadonlySet<string> = new Set(['any.liability-cap', 'contractor.liability-size']);
const JUDGES_LIMIT: ReadonlySet<string> = new Set(['low-cap', 'one-sided-cap']);

/** Whether what a rule finds is told by an answer on the same words, which says more of it. */
export function echoesAnswers(rule: string | undefined): boolean {
  return rule !== undefined && (WORDINGS.has(rule) || ANSWERED.has(rule));
}

/** What such a rule or question says of sentences that are all told elsewhere, at least as gravely. */
function echoesIn(risks: readonly RiskFactor[]): RiskFactor[] {
  const is = ({ rule }: RiskFactor, rules: ReadonlySet<string>) => rule !== undefined && rules.has(rule);
  const saysMore = (other: RiskFactor, risk: RiskFactor, isAhead: boolean) => {
    if (is(risk, ASKS_OF_LIMIT)) return is(other, JUDGES_LIMIT);
    return isAnswer(other.path) || (is(risk, WORDINGS) && (!is(other, WORDINGS) || isAhead));
  };
  return risks.filter((risk, place) => {
    const mayEcho = is(risk, WORDINGS) || is(risk, ANSWERED) || is(risk, ASKS_OF_LIMIT);
    if (risk.evidence.length === 0 || !mayEcho) return false;
    const others = risks.filter(
      (other, at) =>
        other !== risk &&
        !isToCheck(other) &&
        RANK[other.severity] <= RANK[risk.severity] &&
        saysMore(other, risk, at < place),
    );
    return risk.evidence.every(({ start, end }) =>
      others.some(({ evidence }) => evidence.some((one) => one.start < end && start < one.end)),
    );
  });
}

/** Whether the words that a risk above all rests on are among those of this one. */
function restsOnFirstOf({ evidence }: RiskFactor, { evidence: [first] }: RiskFactor): boolean {
  return first !== undefined && evidence.some(({ start }) => start === first.start);
}

/** Within a severity what is asserted before what has to be checked, and what is written before what is missing. */
function gravestFirst(risks: readonly RiskFactor[]): RiskFactor[] {
  return risks.toSorted(
    (one, other) =>
      RANK[one.severity] - RANK[other.severity] ||
      Number(isToCheck(one)) - Number(isToCheck(other)) ||
      Number(one.evidence.length === 0) - Number(other.evidence.length === 0),
  );
}

const FOREIGN = 'The document is not in English, so the built-in engine could not read it.';

/**
 * Why a paper is not rated: silence is never told as safety. What was not asked or not read could only make a rating graver, so a high one stands.
 */
function notAssessed({ kind, coverage }: Analysis, playbook: Playbook, rating: Severity): string | null {
  if (kind?.isContract === 'no') return 'The document does not read as a contract.';
  if (rating === 'high') return null;
  return unread(coverage) ?? (playbook.assessed ? null : unasked(kind));
}

function unread({ pending, unreadable, truncated, foreign }: Coverage): string | null {
  const pages = [...new Set([...(pending ?? []), ...unreadable])];
  if (pages.length === 0) {
    if (foreign) return FOREIGN;
    return truncated ? 'The document was too large to be read to its end.' : null;
  }
  const some =
    pages.length > 6 ? `${pages.length} pages` : `page${pages.length === 1 ? '' : 's'} ${listed(pages.map(String))}`;
  return pending ? `${some} still to be read.` : `${some} could not be read.`;
}

function unasked(kind: Kind | undefined): string {
  if (!kind?.id) return 'What kind of contract this is was not recognised, so only general questions were asked of it.';
  return `There is no playbook for a contract of this kind (${kind.label}); only general questions were asked of it.`;
}

const RATING_PATH = 'riskAssessment.overallRisk';
const isOfRating = (path: string) => path.startsWith('riskAssessment.') || isAnswer(path);

/** The sentence of the summary on the overall risk and what to look at first. */
export function lookFirst(risks: RiskAssessment): NonNullable<Analysis['summarySentences']>[number] {
  const first = groundsOf(risks.riskFactors).slice(0, MOST_NAMED);
  const names = first.map(({ type }) => withinSentence(type));
  // What a paper answers is said in a sentence, a rule's finding by its name.
  const isSentence = first.some(({ type, path }) => path?.startsWith(ANSWER_PATH) || type.includes(','));
  const sure = risks.riskFactors.some(isToCheck) ? ' for sure' : '';
  const rating = risks.notAssessed
    ? `The overall risk was not assessed (${risks.notAssessed.replace(/\.$/, '')})`
    : `The overall risk is ${risks.overallRisk}`;
  const text = first.some(isToCheck)
    ? `${rating}${risks.notAssessed ? '' : ' by what has to be checked'}. Look first at this: ${asSentences(first)}`
    : names.length === 0
      ? `${rating}${risks.notAssessed ? '' : `: no risk of medium or high severity was found${sure}`}.`
      : `${rating}; look first at${isSentence ? `: ${names.join('; ')}` : ` ${listed(names)}`}.`;
  return {
    text,
    restsOn: [RATING_PATH, ...first.map((risk) => pathOfRisk(risks, risk))],
    evidence: first.flatMap(({ evidence }) => evidence.slice(0, 1)),
  };
}
