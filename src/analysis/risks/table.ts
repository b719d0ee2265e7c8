import type { RiskRule } from './rule';
import { auditRights } from './rules/audit-rights';
import { automaticRenewal } from './rules/automatic-renewal';
import { blanks } from './rules/blanks';
import { changeOfControl } from './rules/change-of-control';
import { endlessConfidentiality } from './rules/endless-confidentiality';
import { exclusivity } from './rules/exclusivity';
import { feesAfterTermination } from './rules/fees-after-termination';
import { freeAssignment } from './rules/free-assignment';
import { indirectLoss } from './rules/indirect-loss';
import { juryWaiver } from './rules/jury-waiver';
import { lateInterest } from './rules/late-interest';
import { liquidatedDamages } from './rules/liquidated-damages';
import { lowCap } from './rules/low-cap';
import { mandatoryArbitration } from './rules/mandatory-arbitration';
import { minimumCommitment } from './rules/minimum-commitment';
import { missingExhibits } from './rules/missing-exhibits';
import { mostFavouredNation } from './rules/most-favoured-nation';
import { noConfidentiality } from './rules/no-confidentiality';
import { noCurePeriod } from './rules/no-cure-period';
import { noDataProtection } from './rules/no-data-protection';
import { noGoverningLaw } from './rules/no-governing-law';
import { noLiabilityCap } from './rules/no-liability-cap';
import { nonCompete } from './rules/non-compete';
import { oneSidedCap } from './rules/one-sided-cap';
import { oneSidedIndemnity } from './rules/one-sided-indemnity';
import { oneSidedTermination } from './rules/one-sided-termination';
import { paymentTerms } from './rules/payment-terms';
import { perpetualLicence } from './rules/perpetual-licence';
import { priceIncreases } from './rules/price-increases';
import { redactions } from './rules/redactions';
import { uncappedLiability } from './rules/uncapped-liability';
import { unilateralAmendment } from './rules/unilateral-amendment';
import { unsigned } from './rules/unsigned';
import { warrantyDisclaimer } from './rules/warranty-disclaimer';

/** Every risk that is looked for. Within one severity, findings are listed in this order: money and liability first. */
export const RISK_RULES: readonly RiskRule[] = [
  uncappedLiability,
  unilateralAmendment,
  lowCap,
  oneSidedCap,
  noLiabilityCap,
  indirectLoss,
  oneSidedIndemnity,
  warrantyDisclaimer,
  nonCompete,
  exclusivity,
  mostFavouredNation,
  minimumCommitment,
  liquidatedDamages,
  feesAfterTermination,
  priceIncreases,
  paymentTerms,
  lateInterest,
  automaticRenewal,
  oneSidedTermination,
  noCurePeriod,
  changeOfControl,
  freeAssignment,
  perpetualLicence,
  auditRights,
  noConfidentiality,
  endlessConfidentiality,
  noDataProtection,
  noGoverningLaw,
  mandatoryArbitration,
  juryWaiver,
  blanks,
  redactions,
  missingExhibits,
  unsigned,
];
