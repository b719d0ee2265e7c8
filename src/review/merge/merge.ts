import { sidesOf } from '../../analysis/playbooks/verdicts';
import type { Reading } from '../../analysis/reading';
import type { Revision } from '../../analysis/tell';
import type { Analysis, Evidence, Removed, RiskFactor, Severity, SummarySentence } from '../../shared/analysis';
import type { NotVerified } from '../../shared/review';
import type { BuiltIn } from '../built-in';
import type { Change, Claim } from '../claims';
import type { Draft } from '../draft';
import { isSameFact, MODEL_CONFIDENCE, typedFacts } from '../prove/facts';
import { withLawsMarked } from '../prove/laws';
import { obeysOrders } from '../prove/orders';
import type { Judged } from '../verify';
import { agreed, mergedFacts } from './merge-facts';
import { mergedClauses, mergedTerms, withoutTerms } from './merge-lists';
import { mergedParties, withKind } from './merge-paper';
import { isDoubtOnly, isProved, joined, type Proved, provedOf, raised } from './proved';

/** The rule of a risk that only the model saw. */
const MODEL_RULE = 'model';

/** What is to be told anew, of which reading, and what stands beside it. */
export interface Merged {
  reading: Reading;
  revision: Revision;
  removed: Removed[];
  notVerified: NotVerified[];
}

const RANK: Readonly<Record<Severity, number>> = { low: 0, medium: 1, high: 2 };
const lower = (one: Severity, other: Severity | null): Severity =>
  other !== null && RANK[other] < RANK[one] ? other : one;

/**
 * What proved claims make of the built-in engine's reading: answers, facts and findings are replaced or removed, and all that rests on them is told anew by `tell`. What was not proved changes
 * nothing and is listed with the reason.
 */
export function merge(
  reading: Reading,
  analysis: Analysis,
  draft: Draft,
  judged: readonly Judged[],
  refused: readonly Claim[],
): Merged {
  const of = <A extends Change['about']>(about: A) => provedOf(judged, about);
  const refuted = of('verdict').filter(({ change }) => change.verdict === 'refute');
  const corrected = of('verdict').filter(({ change }) => change.verdict === 'correct');
  const [kind] = of('kind');
  const facts = mergedFacts(reading, analysis, draft, of('fact'), refuted, kind);
  const parties = mergedParties(reading.facts.parties, of('party'), refuted);
  const changed = withKind(
    {
      ...reading,
      facts: {
        ...typedFacts(
          reading.facts,
          facts.filter((one) => !isSameFact(one.name, analysis.facts[one.name], one.shown)),
        ),
        parties,
      },
    },
    kind?.change.kind,
    of('party').map(({ change }) => change.party),
    facts.length > 0 || parties !== reading.facts.parties,
  );
  const { text } = reading.contract;
  const marked = (said: string) => withLawsMarked(said, text);
  const own: RiskFactor[] = [
    ...of('risk').map(({ change: { risk }, claim, severity }) =>
      ownRisk(changed, risk, lower(risk.severity, severity), claim.evidence, marked),
    ),
    ...of('missing').map(({ change: { missing }, severity }) =>
      ownRisk(changed, missing, lower(missing.severity, severity), [], marked),
    ),
  ];
  const refutedAnswers = new Set(
    refuted.flatMap(({ change: { builtIn } }) => (builtIn.about === 'answer' ? [builtIn.answer.id] : [])),
  );
  const answers = new Map(of('answer').map((one) => [one.change.answer.question, one]));
  const isGone = (about: 'risk' | 'compliance', rule: string, evidence: readonly Evidence[]) =>
    refuted.some(({ change: { builtIn: one } }) => {
      if (one.about !== about) return false;
      const [id, quotes] =
        one.about === 'risk'
          ? [one.risk.rule, one.risk.evidence]
          : one.about === 'compliance'
            ? [one.finding.rule, one.finding.evidence]
            : ['', []];
      return (
        id === rule &&
        quotes.length === evidence.length &&
        quotes.every((quote, index) => quote.start === evidence[index]?.start)
      );
    });
  const doubted = judged.flatMap(({ claim, judgement }) =>
    claim.isRefutation && judgement === 'unsupported' && isDoubtOnly(claim) && claim.change?.about === 'verdict'
      ? [claim.change.builtIn]
      : [],
  );
  const isDoubted = (about: 'risk' | 'compliance', rule: string) =>
    doubted.some(
      (one) =>
        (one.about === 'risk' ? one.risk.rule : one.about === 'compliance' ? one.finding.rule : '') === rule &&
        one.about === about,
    );
  const revision: Revision = {
    facts: (shown) => ({
      ...shown,
      ...Object.fromEntries(facts.map(({ name, shown: fact }) => [name, agreed(name, analysis.facts[name], fact)])),
    }),
    risks: (found) => ({
      ...found,
      riskFactors: [
        ...found.riskFactors
          .filter(({ rule, evidence }) => !isGone('risk', rule, evidence))
          .map((risk) => {
            const one = corrected.find(
              ({ change }) => change.builtIn.about === 'risk' && change.builtIn.risk.rule === risk.rule,
            );
            if (isDoubted('risk', risk.rule))
              return { ...risk, standing: 'to_check' as const, severity: lower(risk.severity, 'medium') };
            return one?.change.severity ? { ...risk, severity: one.severity ?? one.change.severity } : risk;
          }),
        ...own,
      ],
    }),
    compliance: (found) => {
      const findings = found.findings
        .filter(({ rule, evidence }) => !isGone('compliance', rule, evidence))
        .map((point) => (isDoubted('compliance', point.rule) ? { ...point, standing: 'to_check' as const } : point));
      return {
        findings,
        issues: findings.map(({ issue }) => issue),
        recommendations: findings.map(({ recommendation }) => recommendation),
      };
    },
    answers: (given) =>
      given.map((answer) => {
        const one = answers.get(answer.id);
        if (!one) return answer;
        const { answer: said } = one.change.answer;
        const evidence = said === 'not_stated' ? [] : one.claim.evidence;
        const stands = answer.answer === 'yes' || answer.answer === 'no' ? !refutedAnswers.has(answer.id) : false;
        const { standing: _standing, likelihood: _likelihood, ...judged } = answer;
        if (said === answer.answer)
          return { ...judged, confidence: raised(answer.confidence), evidence: joined(evidence, answer.evidence) };
        const { bearer: _, ...asked } = judged;
        const revised = { ...asked, value: null, confidence: MODEL_CONFIDENCE };
        // Where the second reading bears out both, the paper has to be looked at.
        if (stands) return { ...revised, answer: 'unclear' as const, evidence: joined(answer.evidence, evidence) };
        return { ...revised, answer: said, evidence };
      }),
    clauses: (listed) => mergedClauses(changed, listed, of('clause')),
    keyTerms: (told) => mergedTerms(withoutTerms(told, refuted), of('key term'), marked),
    summary: (sentences) => mergedSummary(sentences, of('summary'), draft.summary.length, marked),
  };
  return {
    reading: changed,
    revision,
    removed: refuted.map(({ change, claim }) => removedOf(change.builtIn, marked(change.why), claim)),
    notVerified: [
      ...refused.map((claim) => notVerifiedOf(claim, claim.fault ?? 'It was not proved.')),
      ...judged.filter((one) => !isProved(one)).map((one) => notVerifiedOf(one.claim, reasonOf(one))),
    ],
  };
}

function reasonOf({ claim, judgement, why }: Judged): string {
  if (claim.isRefutation) return `The second reading holds that the passages bear the finding out. ${why}`.trim();
  return judgement === 'contradicted'
    ? `The passages say otherwise. ${why}`.trim()
    : `The passages do not bear it out. ${why}`.trim();
}

function ownRisk(
  { kind }: Reading,
  { title, bears, description, recommendation }: Draft['missing'][number],
  severity: Severity,
  evidence: Evidence[],
  marked: (said: string) => string,
): RiskFactor {
  const sides = sidesOf(kind.id).map(({ id }) => id);
  const favours = sides.length === 2 && sides.includes(bears) ? sides.find((id) => id !== bears) : undefined;
  const factor: RiskFactor = {
    type: marked(title),
    severity,
    description: marked(description),
    rule: MODEL_RULE,
    evidence,
    recommendation: marked(recommendation),
    standing: 'asserted',
  };
  return favours === undefined ? factor : { ...factor, favours };
}

const FEWEST_SENTENCES = 2;
const RATING = 'riskAssessment.overallRisk';

/** The model's sentences where most of them were proved, and behind them the engine's on the rating, which is computed. */
function mergedSummary(
  sentences: SummarySentence[],
  proved: readonly Proved<'summary'>[],
  drafted: number,
  marked: (said: string) => string,
): SummarySentence[] {
  if (proved.length < FEWEST_SENTENCES || proved.length * 2 < drafted) return sentences;
  const own = proved.map(
    ({ change, claim }): SummarySentence => ({ text: marked(change.text), restsOn: [], evidence: claim.evidence }),
  );
  return [...own, ...sentences.filter(({ restsOn }) => restsOn.includes(RATING))];
}

function removedOf(builtIn: BuiltIn, reason: string, claim: Claim): Removed {
  const own = new Set(builtIn.evidence.map(({ start }) => start));
  const against = claim.evidence.filter(({ start }) => !own.has(start));
  const shared = { title: builtIn.says, text: builtIn.says, reason, evidence: [...builtIn.evidence], against };
  switch (builtIn.about) {
    case 'risk':
      return { ...shared, title: builtIn.risk.type, text: builtIn.risk.description, risk: builtIn.risk };
    case 'compliance':
      return { ...shared, title: builtIn.finding.issue, compliance: builtIn.finding };
    case 'fact':
      return { ...shared, fact: { name: builtIn.name, was: builtIn.fact } };
    case 'party':
      return { ...shared, party: builtIn.party };
    case 'key term':
      return {
        ...shared,
        title: 'Key term',
        text: builtIn.text,
        keyTerm: { list: builtIn.list, text: builtIn.text },
      };
    case 'answer':
      return { ...shared, title: builtIn.answer.title, answer: builtIn.answer };
  }
}

const WITHHELD = 'Its words are not shown, since they repeat an order, an address or an assurance.';

/** Its own words only where they are safe to be read, and as its quote only words of the contract. */
function notVerifiedOf({ about, title, says, given, evidence }: Claim, reason: string): NotVerified {
  const isUnsafe = obeysOrders(title) || obeysOrders(says);
  const quote = evidence.length > 0 && given && !obeysOrders(given.quote) ? given : null;
  return {
    about,
    title: isUnsafe ? 'A claim that was not accepted' : title,
    text: isUnsafe ? WITHHELD : says,
    reason,
    quote: quote?.quote ?? null,
    page: quote?.page ?? null,
  };
}
