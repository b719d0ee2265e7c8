// Written by `bun run generate`: a file in this folder is all that it takes.
import type { QuestionDeclaration } from '../define-question';
import { anyArbitration } from './any.arbitration';
import { anyAttorneyFees } from './any.attorney-fees';
import { anyAutoRenewal } from './any.auto-renewal';
import { anyClassAndJuryWaiver } from './any.class-and-jury-waiver';
import { anyConfidentiality } from './any.confidentiality';
import { anyIndemnity } from './any.indemnity';
import { anyIpOwnership } from './any.ip-ownership';
import { anyJointAndSeveral } from './any.joint-and-several';
import { anyLateCharges } from './any.late-charges';
import { anyLiabilityCap } from './any.liability-cap';
import { anyLiquidatedDamages } from './any.liquidated-damages';
import { anyNegligenceWaiver } from './any.negligence-waiver';
import { anyNonCompete } from './any.non-compete';
import { anyNonSolicit } from './any.non-solicit';
import { anyNonrefundableDeposit } from './any.nonrefundable-deposit';
import { anyPersonalLiability } from './any.personal-liability';
import { anyPriceIncrease } from './any.price-increase';
import { anySetoff } from './any.setoff';
import { anyStatutoryRightsWaiver } from './any.statutory-rights-waiver';
import { anyTerminationCure } from './any.termination-cure';
import { anyTerminationForConvenience } from './any.termination-for-convenience';
import { anyUnilateralChange } from './any.unilateral-change';
import { comleaseAssignmentSublet } from './comlease.assignment-sublet';
import { comleaseBreakAndRenewal } from './comlease.break-and-renewal';
import { comleaseCasualtyInsurance } from './comlease.casualty-insurance';
import { comleaseComplianceHazards } from './comlease.compliance-hazards';
import { comleaseDefaultRemedies } from './comlease.default-remedies';
import { comleaseGuaranteeDeposit } from './comlease.guarantee-deposit';
import { comleaseHoldoverEstoppel } from './comlease.holdover-estoppel';
import { comleaseOperatingCosts } from './comlease.operating-costs';
import { comleaseQuietEnjoymentServices } from './comlease.quiet-enjoyment-services';
import { comleaseRelocationDemolition } from './comlease.relocation-demolition';
import { comleaseRentSteps } from './comlease.rent-steps';
import { comleaseRepairAndReturn } from './comlease.repair-and-return';
import { comleaseSubordination } from './comlease.subordination';
import { comleaseTermAndRentStart } from './comlease.term-and-rent-start';
import { consultingAcceptance } from './consulting.acceptance';
import { consultingIpAssignment } from './consulting.ip-assignment';
import { consultingPersonalLiability } from './consulting.personal-liability';
import { contractorBackgroundIp } from './contractor.background-ip';
import { contractorExclusivity } from './contractor.exclusivity';
import { contractorHoldbackChargeback } from './contractor.holdback-chargeback';
import { contractorIndemnityOneway } from './contractor.indemnity-oneway';
import { contractorIpTransferTiming } from './contractor.ip-transfer-timing';
import { contractorLiabilitySize } from './contractor.liability-size';
import { contractorPayWhen } from './contractor.pay-when';
import { contractorScopeChange } from './contractor.scope-change';
import { contractorStatusRisk } from './contractor.status-risk';
import { contractorTaxIndemnity } from './contractor.tax-indemnity';
import { contractorTerminationPay } from './contractor.termination-pay';
import { employBonusCommission } from './employ.bonus-commission';
import { employCauseDefinition } from './employ.cause-definition';
import { employDutiesPlaceChange } from './employ.duties-place-change';
import { employGoodReason } from './employ.good-reason';
import { employIpAssignmentReach } from './employ.ip-assignment-reach';
import { employPayCertain } from './employ.pay-certain';
import { employProtectedSpeech } from './employ.protected-speech';
import { employRepaymentClawback } from './employ.repayment-clawback';
import { employTerminationAndSeverance } from './employ.termination-and-severance';
import { employUkHolidaySick } from './employ-uk.holiday-sick';
import { employUkNotice } from './employ-uk.notice';
import { employUkPayDeductions } from './employ-uk.pay-deductions';
import { employUkRestrictiveCovenants } from './employ-uk.restrictive-covenants';
import { employUkVariationClause } from './employ-uk.variation-clause';
import { employUkWhistleblowingPayTalk } from './employ-uk.whistleblowing-pay-talk';
import { employUkZeroHours } from './employ-uk.zero-hours';
import { enrolClosureOnline } from './enrol.closure-online';
import { enrolDepositReturn } from './enrol.deposit-return';
import { enrolExpulsionDischarge } from './enrol.expulsion-discharge';
import { enrolExtraCharges } from './enrol.extra-charges';
import { enrolFullYearLiability } from './enrol.full-year-liability';
import { enrolServicesPromised } from './enrol.services-promised';
import { enrolWhoPays } from './enrol.who-pays';
import { eventCancelByClient } from './event.cancel-by-client';
import { eventCancelByVendor } from './event.cancel-by-vendor';
import { eventDeliveryDateLostFiles } from './event.delivery-date-lost-files';
import { eventDepositNature } from './event.deposit-nature';
import { eventExactDelivery } from './event.exact-delivery';
import { eventMinimumAndHeadcount } from './event.minimum-and-headcount';
import { eventPostponement } from './event.postponement';
import { eventTotalAndExtras } from './event.total-and-extras';
import { guarantyCap } from './guaranty.cap';
import { guarantyChangeWithoutConsent } from './guaranty.change-without-consent';
import { guarantyDebtsCovered } from './guaranty.debts-covered';
import { guarantyEndAndRevoke } from './guaranty.end-and-revoke';
import { guarantyJointGuarantors } from './guaranty.joint-guarantors';
import { guarantySpouseHome } from './guaranty.spouse-home';
import { guarantyWaivers } from './guaranty.waivers';
import { leaseCasualty } from './lease.casualty';
import { leaseDefaultAndLockout } from './lease.default-and-lockout';
import { leaseDepositReturn } from './lease.deposit-return';
import { leaseEarlyExitCost } from './lease.early-exit-cost';
import { leaseEntryWithoutNotice } from './lease.entry-without-notice';
import { leaseHoldover } from './lease.holdover';
import { leaseLandlordIdentity } from './lease.landlord-identity';
import { leaseLateFee } from './lease.late-fee';
import { leasePossessionDelay } from './lease.possession-delay';
import { leaseRenewalAndNotice } from './lease.renewal-and-notice';
import { leaseRentRiseInTerm } from './lease.rent-rise-in-term';
import { leaseRepairsHabitability } from './lease.repairs-habitability';
import { leaseRequiredDisclosures } from './lease.required-disclosures';
import { leaseSubletGuests } from './lease.sublet-guests';
import { leaseTotalMonthlyCost } from './lease.total-monthly-cost';
import { licenceDeposit } from './licence.deposit';
import { licenceEndAtWill } from './licence.end-at-will';
import { licenceExtraFees } from './licence.extra-fees';
import { licenceFeeRise } from './licence.fee-rise';
import { licenceGoodsLien } from './licence.goods-lien';
import { licenceHeadLeaseConsent } from './licence.head-lease-consent';
import { licenceRelocation } from './licence.relocation';
import { licenceServicesLevel } from './licence.services-level';
import { licenceTenancyRisk } from './licence.tenancy-risk';
import { licenceTermAndRoll } from './licence.term-and-roll';
import { loanAcceleration } from './loan.acceleration';
import { loanCoSignersSpouse } from './loan.co-signers-spouse';
import { loanConfessionWaivers } from './loan.confession-waivers';
import { loanDefaultInterestFees } from './loan.default-interest-fees';
import { loanDefaultTriggers } from './loan.default-triggers';
import { loanMaturityOrDemand } from './loan.maturity-or-demand';
import { loanSecurityScope } from './loan.security-scope';
import { membershipCancelWay } from './membership.cancel-way';
import { membershipCardAuthority } from './membership.card-authority';
import { membershipClosureRelocation } from './membership.closure-relocation';
import { membershipEarlyExitFee } from './membership.early-exit-fee';
import { membershipExitForCause } from './membership.exit-for-cause';
import { membershipSuspension } from './membership.suspension';
import { membershipTotalPrice } from './membership.total-price';
import { membershipTrialAndPromo } from './membership.trial-and-promo';
import { msaAcceptance } from './msa.acceptance';
import { msaBackgroundIp } from './msa.background-ip';
import { msaBestPrice } from './msa.best-price';
import { msaChangeControl } from './msa.change-control';
import { msaCommitment } from './msa.commitment';
import { msaCustomerDependencies } from './msa.customer-dependencies';
import { msaDeliverableRights } from './msa.deliverable-rights';
import { msaEndPay } from './msa.end-pay';
import { msaIpIndemnity } from './msa.ip-indemnity';
import { msaStandard } from './msa.standard';
import { ndaAcquisitionFromThirdParty } from './nda.acquisition-from-third-party';
import { ndaConfidentialityOfAgreement } from './nda.confidentiality-of-agreement';
import { ndaCopies } from './nda.copies';
import { ndaDefinition } from './nda.definition';
import { ndaDurationOfSecrecy } from './nda.duration-of-secrecy';
import { ndaExplicitIdentification } from './nda.explicit-identification';
import { ndaImprovements } from './nda.improvements';
import { ndaIndependentDevelopment } from './nda.independent-development';
import { ndaLimitedUse } from './nda.limited-use';
import { ndaMutuality } from './nda.mutuality';
import { ndaNoLicence } from './nda.no-licence';
import { ndaNoReverseEngineering } from './nda.no-reverse-engineering';
import { ndaNoSolicitation } from './nda.no-solicitation';
import { ndaNonCircumvention } from './nda.non-circumvention';
import { ndaNonCompete } from './nda.non-compete';
import { ndaNoticeOfCompelledDisclosure } from './nda.notice-of-compelled-disclosure';
import { ndaPenalty } from './nda.penalty';
import { ndaProtectedDisclosures } from './nda.protected-disclosures';
import { ndaRemedies } from './nda.remedies';
import { ndaResiduals } from './nda.residuals';
import { ndaRetentionAfterReturn } from './nda.retention-after-return';
import { ndaReturnOrDestroy } from './nda.return-or-destroy';
import { ndaShareWithEmployees } from './nda.share-with-employees';
import { ndaShareWithThirdParties } from './nda.share-with-third-parties';
import { ndaStandardExceptions } from './nda.standard-exceptions';
import { ndaSurvival } from './nda.survival';
import { ndaTechnicalInformationOnly } from './nda.technical-information-only';
import { ndaVerbalInformation } from './nda.verbal-information';
import { offerConditions } from './offer.conditions';
import { offerEquityNumber } from './offer.equity-number';
import { offerLaterPapers } from './offer.later-papers';
import { offerSeverance } from './offer.severance';
import { offerWithdrawal } from './offer.withdrawal';
import { saleAsIsWarranty } from './sale.as-is-warranty';
import { saleDeposit } from './sale.deposit';
import { saleInspectionReturn } from './sale.inspection-return';
import { saleTitleAndLiens } from './sale.title-and-liens';
import { settlementDismissal } from './settlement.dismissal';
import { settlementIndemnityLiens } from './settlement.indemnity-liens';
import { settlementMutual } from './settlement.mutual';
import { settlementNoAdmission } from './settlement.no-admission';
import { settlementPaymentTerms } from './settlement.payment-terms';
import { settlementReleaseScope } from './settlement.release-scope';
import { severanceClawbackDamages } from './severance.clawback-damages';
import { severanceConsiderRevoke } from './severance.consider-revoke';
import { severanceGagLawful } from './severance.gag-lawful';
import { severanceNewCovenants } from './severance.new-covenants';
import { severanceNewMoney } from './severance.new-money';
import { severancePaymentSecurity } from './severance.payment-security';
import { severanceReleaseExclusions } from './severance.release-exclusions';
import { severanceReleaseScope } from './severance.release-scope';
import { tenancyDefaultCharges } from './tenancy.default-charges';
import { tenancyDepositCapAndScheme } from './tenancy.deposit-cap-and-scheme';
import { tenancyFeesCharged } from './tenancy.fees-charged';
import { tenancyFixedTermOrNoFault } from './tenancy.fixed-term-or-no-fault';
import { tenancyForfeitureSelfHelp } from './tenancy.forfeiture-self-help';
import { tenancyGuarantorScope } from './tenancy.guarantor-scope';
import { tenancyLandlordAddress } from './tenancy.landlord-address';
import { tenancyRentInAdvance } from './tenancy.rent-in-advance';
import { tenancyRentIncreaseClause } from './tenancy.rent-increase-clause';
import { tenancyRepairs } from './tenancy.repairs';
import { tenancyUnfairBans } from './tenancy.unfair-bans';
import { tenancyWrittenTermsAndSafety } from './tenancy.written-terms-and-safety';
import { tosAgeAndMinors } from './tos.age-and-minors';
import { tosAiTraining } from './tos.ai-training';
import { tosArbitration } from './tos.arbitration';
import { tosCancelAndRefund } from './tos.cancel-and-refund';
import { tosChoiceOfLaw } from './tos.choice-of-law';
import { tosClassWaiver } from './tos.class-waiver';
import { tosContentLicence } from './tos.content-licence';
import { tosContentRemoval } from './tos.content-removal';
import { tosContractByUsing } from './tos.contract-by-using';
import { tosJurisdiction } from './tos.jurisdiction';
import { tosLimitationOfLiability } from './tos.limitation-of-liability';
import { tosOperatorIdentity } from './tos.operator-identity';
import { tosPrivacyIncluded } from './tos.privacy-included';
import { tosReviewsAndGag } from './tos.reviews-and-gag';
import { tosUnilateralChange } from './tos.unilateral-change';
import { tosUnilateralTermination } from './tos.unilateral-termination';
import { tosUserIndemnity } from './tos.user-indemnity';
import { worksChanges } from './works.changes';
import { worksDepositAndStages } from './works.deposit-and-stages';
import { worksLiensAndSubcontractors } from './works.liens-and-subcontractors';
import { worksTimeAndDelay } from './works.time-and-delay';
import { worksWarrantyDefects } from './works.warranty-defects';

/** Every question that is asked of contracts. */
export const QUESTIONS: readonly QuestionDeclaration[] = [
  anyArbitration,
  anyAttorneyFees,
  anyAutoRenewal,
  anyClassAndJuryWaiver,
  anyConfidentiality,
  anyIndemnity,
  anyIpOwnership,
  anyJointAndSeveral,
  anyLateCharges,
  anyLiabilityCap,
  anyLiquidatedDamages,
  anyNegligenceWaiver,
  anyNonCompete,
  anyNonSolicit,
  anyNonrefundableDeposit,
  anyPersonalLiability,
  anyPriceIncrease,
  anySetoff,
  anyStatutoryRightsWaiver,
  anyTerminationCure,
  anyTerminationForConvenience,
  anyUnilateralChange,
  comleaseAssignmentSublet,
  comleaseBreakAndRenewal,
  comleaseCasualtyInsurance,
  comleaseComplianceHazards,
  comleaseDefaultRemedies,
  comleaseGuaranteeDeposit,
  comleaseHoldoverEstoppel,
  comleaseOperatingCosts,
  comleaseQuietEnjoymentServices,
  comleaseRelocationDemolition,
  comleaseRentSteps,
  comleaseRepairAndReturn,
  comleaseSubordination,
  comleaseTermAndRentStart,
  consultingAcceptance,
  consultingIpAssignment,
  consultingPersonalLiability,
  contractorBackgroundIp,
  contractorExclusivity,
  contractorHoldbackChargeback,
  contractorIndemnityOneway,
  contractorIpTransferTiming,
  contractorLiabilitySize,
  contractorPayWhen,
  contractorScopeChange,
  contractorStatusRisk,
  contractorTaxIndemnity,
  contractorTerminationPay,
  employBonusCommission,
  employCauseDefinition,
  employDutiesPlaceChange,
  employGoodReason,
  employIpAssignmentReach,
  employPayCertain,
  employProtectedSpeech,
  employRepaymentClawback,
  employTerminationAndSeverance,
  employUkHolidaySick,
  employUkNotice,
  employUkPayDeductions,
  employUkRestrictiveCovenants,
  employUkVariationClause,
  employUkWhistleblowingPayTalk,
  employUkZeroHours,
  enrolClosureOnline,
  enrolDepositReturn,
  enrolExpulsionDischarge,
  enrolExtraCharges,
  enrolFullYearLiability,
  enrolServicesPromised,
  enrolWhoPays,
  eventCancelByClient,
  eventCancelByVendor,
  eventDeliveryDateLostFiles,
  eventDepositNature,
  eventExactDelivery,
  eventMinimumAndHeadcount,
  eventPostponement,
  eventTotalAndExtras,
  guarantyCap,
  guarantyChangeWithoutConsent,
  guarantyDebtsCovered,
  guarantyEndAndRevoke,
  guarantyJointGuarantors,
  guarantySpouseHome,
  guarantyWaivers,
  leaseCasualty,
  leaseDefaultAndLockout,
  leaseDepositReturn,
  leaseEarlyExitCost,
  leaseEntryWithoutNotice,
  leaseHoldover,
  leaseLandlordIdentity,
  leaseLateFee,
  leasePossessionDelay,
  leaseRenewalAndNotice,
  leaseRentRiseInTerm,
  leaseRepairsHabitability,
  leaseRequiredDisclosures,
  leaseSubletGuests,
  leaseTotalMonthlyCost,
  licenceDeposit,
  licenceEndAtWill,
  licenceExtraFees,
  licenceFeeRise,
  licenceGoodsLien,
  licenceHeadLeaseConsent,
  licenceRelocation,
  licenceServicesLevel,
  licenceTenancyRisk,
  licenceTermAndRoll,
  loanAcceleration,
  loanCoSignersSpouse,
  loanConfessionWaivers,
  loanDefaultInterestFees,
  loanDefaultTriggers,
  loanMaturityOrDemand,
  loanSecurityScope,
  membershipCancelWay,
  membershipCardAuthority,
  membershipClosureRelocation,
  membershipEarlyExitFee,
  membershipExitForCause,
  membershipSuspension,
  membershipTotalPrice,
  membershipTrialAndPromo,
  msaAcceptance,
  msaBackgroundIp,
  msaBestPrice,
  msaChangeControl,
  msaCommitment,
  msaCustomerDependencies,
  msaDeliverableRights,
  msaEndPay,
  msaIpIndemnity,
  msaStandard,
  ndaAcquisitionFromThirdParty,
  ndaConfidentialityOfAgreement,
  ndaCopies,
  ndaDefinition,
  ndaDurationOfSecrecy,
  ndaExplicitIdentification,
  ndaImprovements,
  ndaIndependentDevelopment,
  ndaLimitedUse,
  ndaMutuality,
  ndaNoLicence,
  ndaNoReverseEngineering,
  ndaNoSolicitation,
  ndaNonCircumvention,
  ndaNonCompete,
  ndaNoticeOfCompelledDisclosure,
  ndaPenalty,
  ndaProtectedDisclosures,
  ndaRemedies,
  ndaResiduals,
  ndaRetentionAfterReturn,
  ndaReturnOrDestroy,
  ndaShareWithEmployees,
  ndaShareWithThirdParties,
  ndaStandardExceptions,
  ndaSurvival,
  ndaTechnicalInformationOnly,
  ndaVerbalInformation,
  offerConditions,
  offerEquityNumber,
  offerLaterPapers,
  offerSeverance,
  offerWithdrawal,
  saleAsIsWarranty,
  saleDeposit,
  saleInspectionReturn,
  saleTitleAndLiens,
  settlementDismissal,
  settlementIndemnityLiens,
  settlementMutual,
  settlementNoAdmission,
  settlementPaymentTerms,
  settlementReleaseScope,
  severanceClawbackDamages,
  severanceConsiderRevoke,
  severanceGagLawful,
  severanceNewCovenants,
  severanceNewMoney,
  severancePaymentSecurity,
  severanceReleaseExclusions,
  severanceReleaseScope,
  tenancyDefaultCharges,
  tenancyDepositCapAndScheme,
  tenancyFeesCharged,
  tenancyFixedTermOrNoFault,
  tenancyForfeitureSelfHelp,
  tenancyGuarantorScope,
  tenancyLandlordAddress,
  tenancyRentInAdvance,
  tenancyRentIncreaseClause,
  tenancyRepairs,
  tenancyUnfairBans,
  tenancyWrittenTermsAndSafety,
  tosAgeAndMinors,
  tosAiTraining,
  tosArbitration,
  tosCancelAndRefund,
  tosChoiceOfLaw,
  tosClassWaiver,
  tosContentLicence,
  tosContentRemoval,
  tosContractByUsing,
  tosJurisdiction,
  tosLimitationOfLiability,
  tosOperatorIdentity,
  tosPrivacyIncluded,
  tosReviewsAndGag,
  tosUnilateralChange,
  tosUnilateralTermination,
  tosUserIndemnity,
  worksChanges,
  worksDepositAndStages,
  worksLiensAndSubcontractors,
  worksTimeAndDelay,
  worksWarrantyDefects,
];
