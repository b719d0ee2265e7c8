import type { Fact, Facts, Party } from '../../shared/analysis';
import type { ContractDocument } from '../document/document';
import { contractType } from '../kinds/recognise';
import type { ContractText } from '../pdf/contract-text';
import { agreementDate } from './agreement-date';
import { contractValue } from './contract-value';
import { documentName } from './document-name';
import { effectiveDate } from './effective-date';
import { expirationDate } from './expiration-date';
import { failed } from './fact';
import { governingLaw } from './governing-law';
import { jurisdiction } from './jurisdiction';
import { liabilityCap } from './liability-cap';
import { noticePeriod } from './notice-period';
import { parties } from './parties';
import { renewalTerm } from './renewal-term';
import { sourceOf } from './source';
import { term } from './term';

/** A rule that breaks costs its own fact, not the others. */
function guarded(read: () => Fact): Fact {
  try {
    return read();
  } catch {
    return failed();
  }
}

function guardedParties(read: () => Party[]): Party[] {
  try {
    return read();
  } catch {
    return [{ ...failed(), role: null }];
  }
}

/** All facts of a contract. Later ones are computed from earlier ones (the expiration from effective date and term). */
export function factsOf(contract: ContractText, document: ContractDocument): Facts {
  const source = sourceOf(contract, document);
  const name = guarded(() => documentName(source));
  const agreement = guarded(() => agreementDate(source));
  const type = guarded(() => contractType(source));
  const effective = guarded(() => effectiveDate(source, agreement, type));
  const length = guarded(() => term(source));
  return {
    contractType: type,
    documentName: name,
    agreementDate: agreement,
    effectiveDate: effective,
    expirationDate: guarded(() => expirationDate(source, effective, agreement)),
    term: length,
    renewalTerm: guarded(() => renewalTerm(source)),
    noticePeriod: guarded(() => noticePeriod(source)),
    governingLaw: guarded(() => governingLaw(source)),
    jurisdiction: guarded(() => jurisdiction(source)),
    liabilityCap: guarded(() => liabilityCap(source)),
    contractValue: guarded(() => contractValue(source)),
    parties: guardedParties(() => parties(source)),
  };
}
