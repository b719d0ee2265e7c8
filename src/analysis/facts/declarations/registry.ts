// Written by `bun run generate`: a file in this folder is all that it takes.
import type { FactDeclaration } from '../define-fact';
import { agreementDate } from './agreement-date';
import { contractType } from './contract-type';
import { contractValue } from './contract-value';
import { disputeResolution } from './dispute-resolution';
import { documentName } from './document-name';
import { effectiveDate } from './effective-date';
import { expirationDate } from './expiration-date';
import { governingLaw } from './governing-law';
import { jurisdiction } from './jurisdiction';
import { liabilityCap } from './liability-cap';
import { noticePeriod } from './notice-period';
import { renewalTerm } from './renewal-term';
import { term } from './term';

/** Every fact that is looked for, by its id. */
export const FACTS = {
  agreementDate,
  contractType,
  contractValue,
  disputeResolution,
  documentName,
  effectiveDate,
  expirationDate,
  governingLaw,
  jurisdiction,
  liabilityCap,
  noticePeriod,
  renewalTerm,
  term,
} satisfies Readonly<Record<string, FactDeclaration<unknown>>>;
