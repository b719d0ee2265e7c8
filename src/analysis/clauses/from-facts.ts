import type { Clause, Evidence, Fact, Facts } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import type { ContractText } from '../text/contract-text';
import type { Category } from './categories';

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

/** The categories that are facts and not sentences: name of the contract, its parties and its date. */
export function clausesFromFacts(contract: ContractText, facts: Facts): Clause[] {
  return [
    ...clauseOf(contract, 'Document Name', facts.documentName),
    ...facts.parties.flatMap((party) => clauseOf(contract, 'Parties', party)),
    ...clauseOf(contract, 'Agreement Date', facts.agreementDate),
  ];
}
