import type { RiskRule } from './rule';
import { auditRights } from './rules/audit-rights';
import { automaticRenewal } from './rules/automatic-renewal';
import { backgroundIp } from './rules/background-ip';
import { blanks } from './rules/blanks';
import { broadSurvival } from './rules/broad-survival';
import { capWithoutCarveOuts } from './rules/cap-without-carve-outs';
import { changeOfControl } from './rules/change-of-control';
import { classWaiver } from './rules/class-waiver';
import { confessionOfJudgment } from './rules/confession-of-judgment';
import { crossDefault } from './rules/cross-default';
import { dataUse } from './rules/data-use';
import { deemedAcceptance } from './rules/deemed-acceptance';
import { endlessConfidentiality } from './rules/endless-confidentiality';
import { exclusivity } from './rules/exclusivity';
import { feesAfterTermination } from './rules/fees-after-termination';
import { firstRefusal } from './rules/first-refusal';
import { foreignLaw } from './rules/foreign-law';
import { freeAssignment } from './rules/free-assignment';
import { hiddenText } from './rules/hidden-text';
import { indemnityForOwnFault } from './rules/indemnity-for-own-fault';
import { indirectLoss } from './rules/indirect-loss';
import { ipAssignment } from './rules/ip-assignment';
import { jointIp } from './rules/joint-ip';
import { juryWaiver } from './rules/jury-waiver';
import { lateInterest } from './rules/late-interest';
import { liquidatedDamages } from './rules/liquidated-damages';
import { lowCap } from './rules/low-cap';
import { mandatoryArbitration } from './rules/mandatory-arbitration';
import { minimumCommitment } from './rules/minimum-commitment';
import { missingExhibits } from './rules/missing-exhibits';
import { mostFavouredNation } from './rules/most-favoured-nation';
import { ndaNoCompelledDisclosure } from './rules/nda-no-compelled-disclosure';
import { ndaNoExclusions } from './rules/nda-no-exclusions';
import { noBreachNotice } from './rules/no-breach-notice';
import { noChallenge } from './rules/no-challenge';
import { noConfidentiality } from './rules/no-confidentiality';
import { noCurePeriod } from './rules/no-cure-period';
import { noDataProtection } from './rules/no-data-protection';
import { noGoverningLaw } from './rules/no-governing-law';
import { noInsurance } from './rules/no-insurance';
import { noLiabilityCap } from './rules/no-liability-cap';
import { noSourceCodeEscrow } from './rules/no-source-code-escrow';
import { noTerminationRight } from './rules/no-termination-right';
import { nonCompete } from './rules/non-compete';
import { nonDisparagement } from './rules/non-disparagement';
import { nonRefundable } from './rules/non-refundable';
import { nonSolicit } from './rules/non-solicit';
import { oneSidedAssignment } from './rules/one-sided-assignment';
import { oneSidedCap } from './rules/one-sided-cap';
import { oneSidedFees } from './rules/one-sided-fees';
import { oneSidedIndemnity } from './rules/one-sided-indemnity';
import { oneSidedLossExclusion } from './rules/one-sided-loss-exclusion';
import { oneSidedTermination } from './rules/one-sided-termination';
import { ordersToSoftware } from './rules/orders-to-software';
import { paymentTerms } from './rules/payment-terms';
import { perpetualLicence } from './rules/perpetual-licence';
import { personalGuarantee } from './rules/personal-guarantee';
import { priceIncreases } from './rules/price-increases';
import { publicity } from './rules/publicity';
import { redactions } from './rules/redactions';
import { residuals } from './rules/residuals';
import { shortLimitation } from './rules/short-limitation';
import { soleRemedy } from './rules/sole-remedy';
import { splitForum } from './rules/split-forum';
import { standstill } from './rules/standstill';
import { suspension } from './rules/suspension';
import { timeOfEssence } from './rules/time-of-essence';
import { uncappedHeads } from './rules/uncapped-heads';
import { uncappedLiability } from './rules/uncapped-liability';
import { unilateralAmendment } from './rules/unilateral-amendment';
import { unlimitedLicence } from './rules/unlimited-licence';
import { unsigned } from './rules/unsigned';
import { warrantyDisclaimer } from './rules/warranty-disclaimer';

/** Every risk that is looked for. Within one severity, findings are listed in this order: money and liability first. */
export const RISK_RULES: readonly RiskRule[] = [
  uncappedLiability,
  unilateralAmendment,
  confessionOfJudgment,
  personalGuarantee,
  backgroundIp,
  indemnityForOwnFault,
  lowCap,
  oneSidedCap,
  noLiabilityCap,
  indirectLoss,
  oneSidedLossExclusion,
  oneSidedIndemnity,
  warrantyDisclaimer,
  soleRemedy,
  shortLimitation,
  nonCompete,
  exclusivity,
  mostFavouredNation,
  nonSolicit,
  firstRefusal,
  standstill,
  nonDisparagement,
  noChallenge,
  minimumCommitment,
  liquidatedDamages,
  feesAfterTermination,
  priceIncreases,
  paymentTerms,
  lateInterest,
  nonRefundable,
  oneSidedFees,
  automaticRenewal,
  oneSidedTermination,
  noCurePeriod,
  noTerminationRight,
  suspension,
  deemedAcceptance,
  timeOfEssence,
  crossDefault,
  broadSurvival,
  changeOfControl,
  freeAssignment,
  oneSidedAssignment,
  ipAssignment,
  jointIp,
  perpetualLicence,
  unlimitedLicence,
  noSourceCodeEscrow,
  dataUse,
  publicity,
  auditRights,
  noConfidentiality,
  endlessConfidentiality,
  residuals,
  ndaNoExclusions,
  ndaNoCompelledDisclosure,
  noDataProtection,
  noBreachNotice,
  noInsurance,
  noGoverningLaw,
  foreignLaw,
  splitForum,
  mandatoryArbitration,
  juryWaiver,
  classWaiver,
  uncappedHeads,
  capWithoutCarveOuts,
  ordersToSoftware,
  hiddenText,
  blanks,
  redactions,
  missingExhibits,
  unsigned,
];
