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
import { parties } from './parties/parties';
import { renewalTerm } from './renewal-term';
import { type Models, sourceOf } from './source';
import { orStated } from './stated';
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
export function factsOf(contract: ContractText, document: ContractDocument, models?: Models): Facts {
  const source = sourceOf(contract, document, models);
  const name = guarded(() => documentName(source));
  const agreement = guarded(() => agreementDate(source));
  const type = guarded(() => contractType(source));
  const effective = guarded(() => effectiveDate(source, agreement));
  return {
    contractType: type,
    documentName: name,
    agreementDate: orStated(source, 'agreementDate', agreement),
    effectiveDate: orStated(source, 'effectiveDate', effective),
    expirationDate: guarded(() => orStated(source, 'expirationDate', expirationDate(source, effective, agreement))),
    term: guarded(() => orStated(source, 'term', term(source))),
    renewalTerm: guarded(() => orStated(source, 'renewalTerm', renewalTerm(source))),
    noticePeriod: guarded(() => orStated(source, 'noticePeriod', noticePeriod(source))),
    governingLaw: guarded(() => orStated(source, 'governingLaw', governingLaw(source))),
    jurisdiction: guarded(() => jurisdiction(source)),
    liabilityCap: guarded(() => orStated(source, 'liabilityCap', liabilityCap(source))),
    contractValue: guarded(() => contractValue(source)),
    parties: guardedParties(() => parties(source)),
  };
}
