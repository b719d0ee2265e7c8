import type { Clause, Evidence, Fact, Facts } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import type { ContractText } from '../pdf/contract-text';
import type { Category } from './categories';

/** The paragraphs that introduce the parties are quoted together up to this many characters. */
const INTRODUCTION_LIMIT = 1_500;

/** Where a fact's own words stand within its evidence; the whole evidence where they are written differently. */
function wordsOf(contract: ContractText, fact: Fact, evidence: Evidence): Evidence {
  const at = evidence.quote.indexOf(fact.value ?? '');
  if (!fact.value || at < 0) return evidence;
  return evidenceAt(contract, evidence.start + at, evidence.start + at + fact.value.length);
}

function clauseOf(contract: ContractText, category: Category, fact: Fact): Clause[] {
  const evidence = fact.evidence[0];
  if (fact.status !== 'found' || !evidence) return [];
  return [{ category, ...wordsOf(contract, fact, evidence), confidence: fact.confidence }];
}

/** The words that introduce the parties, from the first one's paragraph to the end of the last one's: names, roles, defined terms. */
function introductionOf(contract: ContractText, facts: Facts): Clause[] {
  const mentions = facts.parties.flatMap((party) => (party.status === 'found' ? party.evidence.slice(0, 1) : []));
  if (mentions.length === 0) return [];
  const start = Math.min(...mentions.map((mention) => mention.start));
  const near = mentions.filter((mention) => mention.end - start <= INTRODUCTION_LIMIT);
  const last = Math.max(...near.map((mention) => mention.end));
  const paragraph = contract.paragraphs.find((candidate) => candidate.start < last && last <= candidate.end);
  const end = Math.min(paragraph?.end ?? last, start + INTRODUCTION_LIMIT);
  const confidence = Math.max(...facts.parties.map((party) => party.confidence));
  return [{ category: 'Parties', ...evidenceAt(contract, start, Math.max(last, end)), confidence }];
}

/** The categories that are facts and not sentences: name of the contract, its parties and its dates. */
export function clausesFromFacts(contract: ContractText, facts: Facts): Clause[] {
  return [
    ...clauseOf(contract, 'Document Name', facts.documentName),
    ...introductionOf(contract, facts),
    ...facts.parties.flatMap((party) => clauseOf(contract, 'Parties', party)),
    ...clauseOf(contract, 'Agreement Date', facts.agreementDate),
    ...clauseOf(contract, 'Effective Date', facts.effectiveDate),
  ];
}
