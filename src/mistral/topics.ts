import type { ContractText } from '../analysis/pdf/contract-text';
import type { Analysis, Facts } from '../shared/analysis';
import type { ClauseClaim } from './answers';
import { clauseAnswerSchema, type FactAnswer, factAnswerSchema, type RiskClaim, riskAnswerSchema } from './answers';
import type { ProvedClause } from './merge-clauses';
import type { ProvedParty } from './merge-facts';
import type { ProvedRisk } from './merge-risks';
import type { OpenPoint } from './prompt';
import { FEWEST_WORDS, type ProvedFact, proveFact, proveParty, proveQuote, proveRisk } from './prove';

/** What is proved of the model's answers, and what has to be asked again. */
export interface ProvedAnswers<P> {
  proved: P[];
  open: OpenPoint[];
}

export type ProvedFacts = ProvedAnswers<{ fact: ProvedFact } | { party: ProvedParty }>;

const NAMED = ({ quote, page }: { quote: string; page: number }) => ({ quote: quote.slice(0, 300), page });

/** Facts and parties of all pieces. Open are those without proof, and where pieces differ or nobody found it, that too. */
export function proveFacts(contract: ContractText, answers: readonly FactAnswer[], builtin: Facts): ProvedFacts {
  const proved: ProvedFacts['proved'] = [];
  const open: OpenPoint[] = [];
  for (const claim of answers.flatMap(({ facts }) => facts)) {
    const fact = proveFact(contract, claim);
    if (fact) proved.push({ fact });
    else open.push({ fact: claim.name, ...NAMED(claim) });
  }
  for (const claim of answers.flatMap(({ parties }) => parties)) {
    const evidence = proveParty(contract, claim);
    if (evidence) proved.push({ party: { claim, evidence } });
    else open.push({ party: claim.name.slice(0, 200), ...NAMED(claim) });
  }
  return { proved, open: answers.length > 1 ? [...open, ...unsettled(proved, builtin)] : open };
}

/** Pieces know nothing of each other: what they tell differently, and what none of them nor the engine found, is asked of the whole. */
function unsettled(proved: ProvedFacts['proved'], builtin: Facts): OpenPoint[] {
  const facts = proved.flatMap((item) => ('fact' in item ? [item.fact] : []));
  const open: OpenPoint[] = [];
  const { parties: _, ...single } = builtin;
  for (const [name, fact] of Object.entries(single)) {
    const told = facts.filter((claim) => claim.name === name);
    const values = new Set(told.map(({ value, normalized }) => normalized ?? value));
    if (values.size > 1) for (const { value, evidence } of told) open.push({ fact: name, value, ...NAMED(evidence) });
    if (values.size === 0 && fact.status !== 'found') open.push({ fact: name, quote: null, page: null });
  }
  return open;
}

export function proveRisks(
  contract: ContractText,
  answers: readonly { risks: RiskClaim[] }[],
): ProvedAnswers<ProvedRisk> {
  const proved: ProvedRisk[] = [];
  const open: OpenPoint[] = [];
  for (const claim of answers.flatMap(({ risks }) => risks)) {
    const evidence = proveRisk(contract, claim);
    if (evidence) proved.push({ claim, evidence });
    else open.push({ risk: claim.rule ?? claim.type.slice(0, 80), ...NAMED(claim) });
  }
  return { proved, open };
}

export function proveClauses(
  contract: ContractText,
  answers: readonly { clauses: ClauseClaim[] }[],
): ProvedAnswers<ProvedClause> {
  const proved: ProvedClause[] = [];
  const open: OpenPoint[] = [];
  for (const claim of answers.flatMap(({ clauses }) => clauses)) {
    const evidence = proveQuote(contract, claim, { headings: claim.category === 'Document Name' });
    if (evidence && (evidence.quote.split(/\s+/).length >= FEWEST_WORDS || claim.category === 'Document Name'))
      proved.push({ category: claim.category, evidence });
    else open.push({ category: claim.category, ...NAMED(claim) });
  }
  return { proved, open };
}

/** What was asked again is the better answer: it stands for the first one of the same fact. */
function settleFacts(first: ProvedFacts['proved'], again: ProvedFacts['proved']): ProvedFacts['proved'] {
  const settled = new Set(again.flatMap((item) => ('fact' in item ? [item.fact.name] : [])));
  return [...first.filter((item) => !('fact' in item && settled.has(item.fact.name))), ...again];
}

const both = <P>(first: P[], again: P[]): P[] => [...first, ...again];

/** The three questions of a review: few enough to be cheap, and each small enough to be answered whole. */
export function topicsFor(contract: ContractText, { facts }: Analysis) {
  return {
    facts: {
      schema: factAnswerSchema,
      maxTokens: 6_000,
      prove: (answers: readonly FactAnswer[]) => proveFacts(contract, answers, facts),
      settle: settleFacts,
    },
    risks: {
      schema: riskAnswerSchema,
      maxTokens: 8_000,
      prove: (answers: readonly { risks: RiskClaim[] }[]) => proveRisks(contract, answers),
      settle: both<ProvedRisk>,
    },
    clauses: {
      schema: clauseAnswerSchema,
      maxTokens: 8_000,
      prove: (answers: readonly { clauses: ClauseClaim[] }[]) => proveClauses(contract, answers),
      settle: both<ProvedClause>,
    },
  };
}
