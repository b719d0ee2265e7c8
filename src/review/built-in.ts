import { QUESTIONS } from '../analysis/questions/declarations/registry';
import { questionsOf } from '../analysis/questions/questions-of';
import { WEIGHS } from '../analysis/weighing/weighing';
import { isAnswer, pathOfRisk } from '../shared/acting-for';
import type {
  Analysis,
  ComplianceFinding,
  Evidence,
  Fact,
  Party,
  QuestionAnswer,
  RiskFactor,
} from '../shared/analysis';
import { FACT_LABELS, FACT_NAMES, type FactName } from '../shared/facts';
import { KEY_TERM_LISTS } from './draft';

/** A statement of the built-in engine, by the id under which a model judges it. */
export type BuiltIn = { id: string; says: string; evidence: readonly Evidence[] } & (
  | { about: 'risk'; risk: RiskFactor }
  | { about: 'compliance'; finding: ComplianceFinding }
  | { about: 'fact'; name: FactName; fact: Fact }
  | { about: 'party'; index: number; party: Party }
  | { about: 'key term'; list: (typeof KEY_TERM_LISTS)[number]; text: string }
  | { about: 'answer'; answer: QuestionAnswer }
);

/** What quotes words that nobody can see, or that speak to programs: a model is not shown them and has no say in it. And terms of which nothing is claimed that it could judge. */
const NOT_REVIEWED: ReadonlySet<string> = new Set(['hidden-text', 'orders-to-software', WEIGHS]);
const SAYS = new Map(QUESTIONS.map(({ id, says }) => [id, says]));
/** Begin the ids of answers and of facts. */
export const ANSWER_ID = 'Q.';
export const FACT_ID = 'F.';

/** What the built-in engine said that a model may keep, correct or refute. Answers are judged by answering. */
export function builtInOf(analysis: Analysis): BuiltIn[] {
  const { riskAssessment, compliance, facts, keyTerms } = analysis;
  const risks = riskAssessment.riskFactors.filter(
    (risk) => !isAnswer(pathOfRisk(riskAssessment, risk)) && !NOT_REVIEWED.has(risk.rule),
  );
  return [
    ...FACT_NAMES.flatMap((name): BuiltIn[] => {
      const fact: Fact | undefined = facts[name];
      if (!fact || fact.status === 'failed' || fact.status === 'unreadable') return [];
      const value = fact.status === 'absent' ? 'the contract does not say' : (fact.value ?? 'stated without a value');
      return [
        {
          id: `${FACT_ID}${name}`,
          about: 'fact',
          says: `${FACT_LABELS[name]}: ${value}`,
          evidence: fact.evidence,
          name,
          fact,
        },
      ];
    }),
    ...facts.parties.flatMap((party, index): BuiltIn[] =>
      party.status === 'found' && party.value
        ? [
            {
              id: `P${index + 1}`,
              about: 'party',
              says: `${party.value}${party.role ? ` (${party.role})` : ''} is a party`,
              evidence: party.evidence,
              index,
              party,
            },
          ]
        : [],
    ),
    ...risks.map(
      (risk, index): BuiltIn => ({
        id: `R${index + 1}`,
        about: 'risk',
        says: `${risk.type}. ${risk.description}`,
        evidence: risk.evidence,
        risk,
      }),
    ),
    ...compliance.findings.map(
      (finding, index): BuiltIn => ({
        id: `C${index + 1}`,
        about: 'compliance',
        says: finding.issue,
        evidence: finding.evidence,
        finding,
      }),
    ),
    // Lines of dates follow the facts.
    ...KEY_TERM_LISTS.filter((list) => list !== 'dates')
      .flatMap((list) =>
        keyTerms[list].map((text, index) => ({ list, text, evidence: keyTerms.evidence[list][index] ?? [] })),
      )
      .map(({ list, text, evidence }, index): BuiltIn => {
        return { id: `K${index + 1}`, about: 'key term', says: `Key term. ${text}`, evidence, list, text };
      }),
    ...(analysis.questions ?? []).flatMap((answer): BuiltIn[] => {
      const says = answer.answer === 'yes' || answer.answer === 'no' ? SAYS.get(answer.id)?.[answer.answer] : undefined;
      return says ? [{ id: `${ANSWER_ID}${answer.id}`, about: 'answer', says, evidence: answer.evidence, answer }] : [];
    }),
  ];
}

/** The questions of the paper's kind with what the built-in engine answered, for a model. */
export function askedOf(
  analysis: Analysis | null,
  kind: string | null,
): { id: string; ask: string; builtIn: string }[] {
  const given = new Map(analysis?.questions?.map(({ id, answer }) => [id, answer]));
  return questionsOf(kind).map(({ id, ask }) => ({ id, ask, builtIn: given.get(id) ?? 'not asked' }));
}
