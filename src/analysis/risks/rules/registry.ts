// Written by `bun run generate`: a file in this folder is all that it takes.
import type { RiskRule } from '../rule';
import { acceptedAtDiscretion } from './accepted-at-discretion';
import { allRepairs } from './all-repairs';
import { auditWithoutLimits } from './audit-without-limits';
import { automaticRenewal } from './automatic-renewal';
import { backgroundIp } from './background-ip';
import { blanks } from './blanks';
import { broadSurvival } from './broad-survival';
import { capWithoutCarveOuts } from './cap-without-carve-outs';
import { changeOfControl } from './change-of-control';
import { classWaiver } from './class-waiver';
import { confessionOfJudgment } from './confession-of-judgment';
import { contradictingValues } from './contradicting-values';
import { costlyLoan } from './costly-loan';
import { crossDefault } from './cross-default';
import { dataUse } from './data-use';
import { decidedByOneSide } from './decided-by-one-side';
import { deemedAcceptance } from './deemed-acceptance';
import { depositForfeiture } from './deposit-forfeiture';
import { endlessConfidentiality } from './endless-confidentiality';
import { exclusivity } from './exclusivity';
import { feesAfterTermination } from './fees-after-termination';
import { firstRefusal } from './first-refusal';
import { foreignLaw } from './foreign-law';
import { forfeits } from './forfeits';
import { freeAssignment } from './free-assignment';
import { hiddenText } from './hidden-text';
import { indemnityForOwnFault } from './indemnity-for-own-fault';
import { ipAssignment } from './ip-assignment';
import { jointIp } from './joint-ip';
import { juryWaiver } from './jury-waiver';
import { lateInterest } from './late-interest';
import { liquidatedDamages } from './liquidated-damages';
import { loanCalled } from './loan-called';
import { longPaymentTerm } from './long-payment-term';
import { lowCap } from './low-cap';
import { mandatoryArbitration } from './mandatory-arbitration';
import { minimumCommitment } from './minimum-commitment';
import { missingExhibits } from './missing-exhibits';
import { mostFavouredNation } from './most-favoured-nation';
import { ndaNoCompelledDisclosure } from './nda-no-compelled-disclosure';
import { ndaNoExclusions } from './nda-no-exclusions';
import { noBreachNotice } from './no-breach-notice';
import { noChallenge } from './no-challenge';
import { noConfidentiality } from './no-confidentiality';
import { noCurePeriod } from './no-cure-period';
import { noDataProtection } from './no-data-protection';
import { noGoverningLaw } from './no-governing-law';
import { noIndirectLossExclusion } from './no-indirect-loss-exclusion';
import { noInsurance } from './no-insurance';
import { noLiabilityAtAll } from './no-liability-at-all';
import { noLiabilityCap } from './no-liability-cap';
import { noSourceCodeEscrow } from './no-source-code-escrow';
import { noTerminationRight } from './no-termination-right';
import { noWayOut } from './no-way-out';
import { nonCompete } from './non-compete';
import { nonRefundableFees } from './non-refundable-fees';
import { nonSolicit } from './non-solicit';
import { nothingOwed } from './nothing-owed';
import { oneSidedAssignment } from './one-sided-assignment';
import { oneSidedCap } from './one-sided-cap';
import { oneSidedIndemnity } from './one-sided-indemnity';
import { oneSidedLegalFees } from './one-sided-legal-fees';
import { oneSidedLossExclusion } from './one-sided-loss-exclusion';
import { oneSidedNonDisparagement } from './one-sided-non-disparagement';
import { oneSidedRelease } from './one-sided-release';
import { oneSidedTermination } from './one-sided-termination';
import { ordersToSoftware } from './orders-to-software';
import { perpetualLicence } from './perpetual-licence';
import { personalGuarantee } from './personal-guarantee';
import { priceIncreases } from './price-increases';
import { privateInventions } from './private-inventions';
import { publicity } from './publicity';
import { redactions } from './redactions';
import { relocationByLandlord } from './relocation-by-landlord';
import { rentAfterDamage } from './rent-after-damage';
import { repaymentOnLeaving } from './repayment-on-leaving';
import { residuals } from './residuals';
import { rightGivenUp } from './right-given-up';
import { setOffBarred } from './set-off-barred';
import { shortLimitation } from './short-limitation';
import { soleRemedy } from './sole-remedy';
import { splitForum } from './split-forum';
import { standstill } from './standstill';
import { substitutePerformer } from './substitute-performer';
import { suspensionWithoutNotice } from './suspension-without-notice';
import { timeOfEssence } from './time-of-essence';
import { uncappedHeads } from './uncapped-heads';
import { uncappedLiability } from './uncapped-liability';
import { unilateralAmendment } from './unilateral-amendment';
import { unlimitedLicence } from './unlimited-licence';
import { unsigned } from './unsigned';
import { wageDeductions } from './wage-deductions';
import { warrantyDisclaimer } from './warranty-disclaimer';
import { whateverTheCause } from './whatever-the-cause';
import { withoutAsking } from './without-asking';
import { workChangedAtWill } from './work-changed-at-will';

/** Every risk that is looked for. */
export const RISK_RULES: readonly RiskRule[] = [
  acceptedAtDiscretion,
  allRepairs,
  auditWithoutLimits,
  automaticRenewal,
  backgroundIp,
  blanks,
  broadSurvival,
  capWithoutCarveOuts,
  changeOfControl,
  classWaiver,
  confessionOfJudgment,
  contradictingValues,
  costlyLoan,
  crossDefault,
  dataUse,
  decidedByOneSide,
  deemedAcceptance,
  depositForfeiture,
  endlessConfidentiality,
  exclusivity,
  feesAfterTermination,
  firstRefusal,
  foreignLaw,
  forfeits,
  freeAssignment,
  hiddenText,
  indemnityForOwnFault,
  ipAssignment,
  jointIp,
  juryWaiver,
  lateInterest,
  liquidatedDamages,
  loanCalled,
  longPaymentTerm,
  lowCap,
  mandatoryArbitration,
  minimumCommitment,
  missingExhibits,
  mostFavouredNation,
  ndaNoCompelledDisclosure,
  ndaNoExclusions,
  noBreachNotice,
  noChallenge,
  noConfidentiality,
  noCurePeriod,
  noDataProtection,
  noGoverningLaw,
  noIndirectLossExclusion,
  noInsurance,
  noLiabilityAtAll,
  noLiabilityCap,
  noSourceCodeEscrow,
  noTerminationRight,
  noWayOut,
  nonCompete,
  nonRefundableFees,
  nonSolicit,
  nothingOwed,
  oneSidedAssignment,
  oneSidedCap,
  oneSidedIndemnity,
  oneSidedLegalFees,
  oneSidedLossExclusion,
  oneSidedNonDisparagement,
  oneSidedRelease,
  oneSidedTermination,
  ordersToSoftware,
  perpetualLicence,
  personalGuarantee,
  priceIncreases,
  privateInventions,
  publicity,
  redactions,
  relocationByLandlord,
  rentAfterDamage,
  repaymentOnLeaving,
  residuals,
  rightGivenUp,
  setOffBarred,
  shortLimitation,
  soleRemedy,
  splitForum,
  standstill,
  substitutePerformer,
  suspensionWithoutNotice,
  timeOfEssence,
  uncappedHeads,
  uncappedLiability,
  unilateralAmendment,
  unlimitedLicence,
  unsigned,
  wageDeductions,
  warrantyDisclaimer,
  whateverTheCause,
  withoutAsking,
  workChangedAtWill,
];
