// Written by `bun run generate`: a file in this folder is all that it takes.
import type { QuestionDeclaration } from '../define-question';
import { agencyAuthority } from './agency.authority';
import { agencyClawback } from './agency.clawback';
import { agencyCommissionEarned } from './agency.commission-earned';
import { agencyCommissionRateBase } from './agency.commission-rate-base';
import { agencyEndCompensation } from './agency.end-compensation';
import { agencyExclusiveTerritory } from './agency.exclusive-territory';
import { agencyHouseAccounts } from './agency.house-accounts';
import { agencyIndependentStatus } from './agency.independent-status';
import { agencyTailCommission } from './agency.tail-commission';
import { amendmentConsentsGuarantors } from './amendment.consents-guarantors';
import { amendmentConsideration } from './amendment.consideration';
import { amendmentEffectiveDate } from './amendment.effective-date';
import { amendmentExactText } from './amendment.exact-text';
import { amendmentNamesThePaper } from './amendment.names-the-paper';
import { amendmentReleaseWaiver } from './amendment.release-waiver';
import { amendmentRestUnchanged } from './amendment.rest-unchanged';
import { amendmentTermExtension } from './amendment.term-extension';
import { anyAccountsFinal } from './any.accounts-final';
import { anyAnswersForOthers } from './any.answers-for-others';
import { anyArbitration } from './any.arbitration';
import { anyAttorneyFees } from './any.attorney-fees';
import { anyAutoRenewal } from './any.auto-renewal';
import { anyClassAndJuryWaiver } from './any.class-and-jury-waiver';
import { anyConfidentiality } from './any.confidentiality';
import { anyCourts } from './any.courts';
import { anyExclusivity } from './any.exclusivity';
import { anyFilesWithheld } from './any.files-withheld';
import { anyGoodsLeftBehind } from './any.goods-left-behind';
import { anyHouseRules } from './any.house-rules';
import { anyImages } from './any.images';
import { anyIndemnity } from './any.indemnity';
import { anyInspection } from './any.inspection';
import { anyIpOwnership } from './any.ip-ownership';
import { anyJointAndSeveral } from './any.joint-and-several';
import { anyLateCharges } from './any.late-charges';
import { anyLiabilityCap } from './any.liability-cap';
import { anyLiabilityExcluded } from './any.liability-excluded';
import { anyLiabilityWithoutLimit } from './any.liability-without-limit';
import { anyLiquidatedDamages } from './any.liquidated-damages';
import { anyLockedIn } from './any.locked-in';
import { anyNegligenceWaiver } from './any.negligence-waiver';
import { anyNonCompete } from './any.non-compete';
import { anyNonDisparagement } from './any.non-disparagement';
import { anyNonSolicit } from './any.non-solicit';
import { anyNonrefundableDeposit } from './any.nonrefundable-deposit';
import { anyOneSidedAssignment } from './any.one-sided-assignment';
import { anyOneSidedExit } from './any.one-sided-exit';
import { anyOwnSideDecides } from './any.own-side-decides';
import { anyPaidAhead } from './any.paid-ahead';
import { anyPersonalData } from './any.personal-data';
import { anyPersonalLiability } from './any.personal-liability';
import { anyPowerOfAttorney } from './any.power-of-attorney';
import { anyPriceIncrease } from './any.price-increase';
import { anySetoff } from './any.setoff';
import { anyStatutoryRightsWaiver } from './any.statutory-rights-waiver';
import { anySurcharges } from './any.surcharges';
import { anyTerminationCure } from './any.termination-cure';
import { anyTerminationForConvenience } from './any.termination-for-convenience';
import { anyUnilateralChange } from './any.unilateral-change';
import { anyUnpaidHelp } from './any.unpaid-help';
import { assetPurchaseConsentsContracts } from './asset-purchase.consents-contracts';
import { assetPurchaseDataIpTransfer } from './asset-purchase.data-ip-transfer';
import { assetPurchaseEmployees } from './asset-purchase.employees';
import { assetPurchaseLiabilities } from './asset-purchase.liabilities';
import { baaAccessAmendmentAccounting } from './baa.access-amendment-accounting';
import { baaBooksToHhs } from './baa.books-to-hhs';
import { baaBreachCosts } from './baa.breach-costs';
import { baaBreachReport } from './baa.breach-report';
import { baaDeidentifyAggregate } from './baa.deidentify-aggregate';
import { baaPermittedUses } from './baa.permitted-uses';
import { baaReturnOrDestroy } from './baa.return-or-destroy';
import { baaSafeguards } from './baa.safeguards';
import { baaSubcontractors } from './baa.subcontractors';
import { baaTerminationRight } from './baa.termination-right';
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
import { contractorExpenses } from './contractor.expenses';
import { contractorHoldbackChargeback } from './contractor.holdback-chargeback';
import { contractorIndemnityOneway } from './contractor.indemnity-oneway';
import { contractorIpTransferTiming } from './contractor.ip-transfer-timing';
import { contractorLatePay } from './contractor.late-pay';
import { contractorLiabilitySize } from './contractor.liability-size';
import { contractorMoralRights } from './contractor.moral-rights';
import { contractorPayWhen } from './contractor.pay-when';
import { contractorPortfolio } from './contractor.portfolio';
import { contractorRework } from './contractor.rework';
import { contractorScopeChange } from './contractor.scope-change';
import { contractorStatusRisk } from './contractor.status-risk';
import { contractorTaxIndemnity } from './contractor.tax-indemnity';
import { contractorTerminationPay } from './contractor.termination-pay';
import { convertibleNoteConfessionJudgment } from './convertible-note.confession-judgment';
import { convertibleNoteEventsOfDefault } from './convertible-note.events-of-default';
import { convertibleNoteMaturity } from './convertible-note.maturity';
import { convertibleNotePrepayment } from './convertible-note.prepayment';
import { convertibleNoteSecuritySubordination } from './convertible-note.security-subordination';
import { convertibleNoteVariablePrice } from './convertible-note.variable-price';
import { distributionCustomerData } from './distribution.customer-data';
import { distributionExclusivityScope } from './distribution.exclusivity-scope';
import { distributionMinimums } from './distribution.minimums';
import { distributionNonCompete } from './distribution.non-compete';
import { distributionNoticeTermination } from './distribution.notice-termination';
import { distributionOrderAcceptance } from './distribution.order-acceptance';
import { distributionPriceChange } from './distribution.price-change';
import { distributionProductLiability } from './distribution.product-liability';
import { distributionResalePrice } from './distribution.resale-price';
import { distributionStockBuyBack } from './distribution.stock-buy-back';
import { distributionTerritoryOnline } from './distribution.territory-online';
import { distributionTradeMarks } from './distribution.trade-marks';
import { dpaAudit } from './dpa.audit';
import { dpaBreachNotice } from './dpa.breach-notice';
import { dpaDocumentedInstructions } from './dpa.documented-instructions';
import { dpaHelpCharged } from './dpa.help-charged';
import { dpaLiabilitySplit } from './dpa.liability-split';
import { dpaProcessingDetails } from './dpa.processing-details';
import { dpaReturnOrDelete } from './dpa.return-or-delete';
import { dpaSecurityMeasures } from './dpa.security-measures';
import { dpaSubProcessorLiability } from './dpa.sub-processor-liability';
import { dpaSubProcessors } from './dpa.sub-processors';
import { dpaTransfers } from './dpa.transfers';
import { employBonusCommission } from './employ.bonus-commission';
import { employCauseDefinition } from './employ.cause-definition';
import { employDutiesPlaceChange } from './employ.duties-place-change';
import { employGoodReason } from './employ.good-reason';
import { employIpAssignmentReach } from './employ.ip-assignment-reach';
import { employLayOff } from './employ.lay-off';
import { employMonitoring } from './employ.monitoring';
import { employPayCertain } from './employ.pay-certain';
import { employProtectedSpeech } from './employ.protected-speech';
import { employRepaymentClawback } from './employ.repayment-clawback';
import { employSickPay } from './employ.sick-pay';
import { employTerminationAndSeverance } from './employ.termination-and-severance';
import { employUnequalNotice } from './employ.unequal-notice';
import { employUnpaidOvertime } from './employ.unpaid-overtime';
import { employUkHolidaySick } from './employ-uk.holiday-sick';
import { employUkNotice } from './employ-uk.notice';
import { employUkPayDeductions } from './employ-uk.pay-deductions';
import { employUkRestrictiveCovenants } from './employ-uk.restrictive-covenants';
import { employUkVariationClause } from './employ-uk.variation-clause';
import { employUkWhistleblowingPayTalk } from './employ-uk.whistleblowing-pay-talk';
import { employUkZeroHours } from './employ-uk.zero-hours';
import { enrolAbsence } from './enrol.absence';
import { enrolClosureOnline } from './enrol.closure-online';
import { enrolDepositReturn } from './enrol.deposit-return';
import { enrolExpulsionDischarge } from './enrol.expulsion-discharge';
import { enrolExtraCharges } from './enrol.extra-charges';
import { enrolFullYearLiability } from './enrol.full-year-liability';
import { enrolLateCollection } from './enrol.late-collection';
import { enrolMedical } from './enrol.medical';
import { enrolServicesPromised } from './enrol.services-promised';
import { enrolWhoPays } from './enrol.who-pays';
import { eventCancelByClient } from './event.cancel-by-client';
import { eventCancelByVendor } from './event.cancel-by-vendor';
import { eventDeliveryDateLostFiles } from './event.delivery-date-lost-files';
import { eventDepositNature } from './event.deposit-nature';
import { eventExactDelivery } from './event.exact-delivery';
import { eventForceMajeure } from './event.force-majeure';
import { eventMinimumAndHeadcount } from './event.minimum-and-headcount';
import { eventPostponement } from './event.postponement';
import { eventTotalAndExtras } from './event.total-and-extras';
import { franchiseAdFund } from './franchise.ad-fund';
import { franchiseDisclosureGiven } from './franchise.disclosure-given';
import { franchiseEarningsClaims } from './franchise.earnings-claims';
import { franchiseExitDamages } from './franchise.exit-damages';
import { franchisePostTermNonCompete } from './franchise.post-term-non-compete';
import { franchiseSupplierTie } from './franchise.supplier-tie';
import { franchiseSystemChangesCapex } from './franchise.system-changes-capex';
import { franchiseTermRenewal } from './franchise.term-renewal';
import { franchiseTerminationNoCure } from './franchise.termination-no-cure';
import { franchiseTerritoryEncroachment } from './franchise.territory-encroachment';
import { franchiseTotalFees } from './franchise.total-fees';
import { franchiseTransfer } from './franchise.transfer';
import { govComplianceDuties } from './gov.compliance-duties';
import { govConvenienceTermination } from './gov.convenience-termination';
import { govEndsAtWill } from './gov.ends-at-will';
import { govFoiAndPublication } from './gov.foi-and-publication';
import { govFunding } from './gov.funding';
import { govIp } from './gov.ip';
import { govNoCommitment } from './gov.no-commitment';
import { govPayment } from './gov.payment';
import { govPriceControls } from './gov.price-controls';
import { govRecordsAndAudit } from './gov.records-and-audit';
import { govSecurityAndClearance } from './gov.security-and-clearance';
import { govStaffAndHandover } from './gov.staff-and-handover';
import { govUnilateralChange } from './gov.unilateral-change';
import { guarantyCap } from './guaranty.cap';
import { guarantyChangeWithoutConsent } from './guaranty.change-without-consent';
import { guarantyDebtsCovered } from './guaranty.debts-covered';
import { guarantyEndAndRevoke } from './guaranty.end-and-revoke';
import { guarantyJointGuarantors } from './guaranty.joint-guarantors';
import { guarantySpouseHome } from './guaranty.spouse-home';
import { guarantyWaivers } from './guaranty.waivers';
import { homeVisitors } from './home.visitors';
import { influencerAccountUse } from './influencer.account-use';
import { influencerApprovalRevisions } from './influencer.approval-revisions';
import { influencerDisclosure } from './influencer.disclosure';
import { influencerKillFee } from './influencer.kill-fee';
import { influencerLikenessAi } from './influencer.likeness-ai';
import { influencerOwnership } from './influencer.ownership';
import { influencerPayment } from './influencer.payment';
import { influencerPerformanceClawback } from './influencer.performance-clawback';
import { influencerUsageRights } from './influencer.usage-rights';
import { ipLicenceDiligenceMinimums } from './ip-licence.diligence-minimums';
import { ipLicenceEnforcement } from './ip-licence.enforcement';
import { ipLicenceExclusivityReserved } from './ip-licence.exclusivity-reserved';
import { ipLicenceGoodwillRegistration } from './ip-licence.goodwill-registration';
import { ipLicenceImprovements } from './ip-licence.improvements';
import { ipLicenceMaintenanceChallenge } from './ip-licence.maintenance-challenge';
import { ipLicencePostExpiryRoyalty } from './ip-licence.post-expiry-royalty';
import { ipLicenceQualityControl } from './ip-licence.quality-control';
import { ipLicenceSublicenceChange } from './ip-licence.sublicence-change';
import { ipLicenceTerminationSelloff } from './ip-licence.termination-selloff';
import { ipLicenceWarranty } from './ip-licence.warranty';
import { ipassignFurtherAssurance } from './ipassign.further-assurance';
import { ipassignGoodwill } from './ipassign.goodwill';
import { ipassignLicenceBack } from './ipassign.licence-back';
import { ipassignMoralRights } from './ipassign.moral-rights';
import { ipassignOverreach } from './ipassign.overreach';
import { ipassignPastInfringement } from './ipassign.past-infringement';
import { ipassignPaymentCondition } from './ipassign.payment-condition';
import { ipassignPresentWords } from './ipassign.present-words';
import { ipassignRightsList } from './ipassign.rights-list';
import { ipassignTerritoryAndTerm } from './ipassign.territory-and-term';
import { ipassignThirdPartyMaterial } from './ipassign.third-party-material';
import { ipassignTitleWarranty } from './ipassign.title-warranty';
import { jointVentureBackgroundIp } from './joint-venture.background-ip';
import { jointVentureBindingAndScope } from './joint-venture.binding-and-scope';
import { jointVentureExclusivityCompete } from './joint-venture.exclusivity-compete';
import { jointVentureForegroundIp } from './joint-venture.foreground-ip';
import { jointVentureMoneySplit } from './joint-venture.money-split';
import { jointVentureStructurePartnership } from './joint-venture.structure-partnership';
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
import { llcOperatingDilutionNewMembers } from './llc-operating.dilution-new-members';
import { llcOperatingDistributions } from './llc-operating.distributions';
import { llcOperatingExculpationIndemnity } from './llc-operating.exculpation-indemnity';
import { llcOperatingFiduciaryWaiver } from './llc-operating.fiduciary-waiver';
import { llcOperatingManagerFees } from './llc-operating.manager-fees';
import { llcOperatingTaxDistributions } from './llc-operating.tax-distributions';
import { loanAcceleration } from './loan.acceleration';
import { loanCoSignersSpouse } from './loan.co-signers-spouse';
import { loanConfessionWaivers } from './loan.confession-waivers';
import { loanDefaultInterestFees } from './loan.default-interest-fees';
import { loanDefaultTriggers } from './loan.default-triggers';
import { loanMaturityOrDemand } from './loan.maturity-or-demand';
import { loanPrepayment } from './loan.prepayment';
import { loanSecurityScope } from './loan.security-scope';
import { loanWages } from './loan.wages';
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
import { mspBackupRestore } from './msp.backup-restore';
import { mspCreditsSoleRemedy } from './msp.credits-sole-remedy';
import { mspExitHandover } from './msp.exit-handover';
import { mspExtraCharges } from './msp.extra-charges';
import { mspResponseAndFix } from './msp.response-and-fix';
import { mspSecurityDuties } from './msp.security-duties';
import { mspStaffTransfer } from './msp.staff-transfer';
import { musicLicencePublishingSplits } from './music-licence.publishing-splits';
import { musicLicenceScopeMedia } from './music-licence.scope-media';
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
import { ndaReturnOnRequest } from './nda.return-on-request';
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
import { preferredStockAntiDilution } from './preferred-stock.anti-dilution';
import { preferredStockCompanyWarranties } from './preferred-stock.company-warranties';
import { preferredStockDividends } from './preferred-stock.dividends';
import { preferredStockFounderVesting } from './preferred-stock.founder-vesting';
import { preferredStockLiquidationPreference } from './preferred-stock.liquidation-preference';
import { preferredStockRedemption } from './preferred-stock.redemption';
import { publishingAccountsAudit } from './publishing.accounts-audit';
import { publishingAdvance } from './publishing.advance';
import { publishingAiTraining } from './publishing.ai-training';
import { publishingAuthorPays } from './publishing.author-pays';
import { publishingDeliveryAcceptance } from './publishing.delivery-acceptance';
import { publishingEditingMoral } from './publishing.editing-moral';
import { publishingGrantScope } from './publishing.grant-scope';
import { publishingOptionNext } from './publishing.option-next';
import { publishingPublishDeadline } from './publishing.publish-deadline';
import { publishingRoyaltyBase } from './publishing.royalty-base';
import { publishingTermReversion } from './publishing.term-reversion';
import { purchaseTermsAcceptanceForms } from './purchase-terms.acceptance-forms';
import { purchaseTermsCancelOrder } from './purchase-terms.cancel-order';
import { purchaseTermsChangeOrders } from './purchase-terms.change-orders';
import { purchaseTermsChargebacks } from './purchase-terms.chargebacks';
import { purchaseTermsFlowDown } from './purchase-terms.flow-down';
import { purchaseTermsInspectionRejection } from './purchase-terms.inspection-rejection';
import { purchaseTermsIpGrab } from './purchase-terms.ip-grab';
import { purchaseTermsLateDelivery } from './purchase-terms.late-delivery';
import { purchaseTermsPaymentTrigger } from './purchase-terms.payment-trigger';
import { purchaseTermsSupplierCap } from './purchase-terms.supplier-cap';
import { purchaseTermsTitleEarly } from './purchase-terms.title-early';
import { purchaseTermsWarranty } from './purchase-terms.warranty';
import { purchaseTermsWarrantyLength } from './purchase-terms.warranty-length';
import { saasBreachNotice } from './saas.breach-notice';
import { saasChronicFailure } from './saas.chronic-failure';
import { saasDataDeletion } from './saas.data-deletion';
import { saasDataExport } from './saas.data-export';
import { saasDataOwnership } from './saas.data-ownership';
import { saasFeatureRemoval } from './saas.feature-removal';
import { saasOverage } from './saas.overage';
import { saasOwnUseOfData } from './saas.own-use-of-data';
import { saasSecurityStandard } from './saas.security-standard';
import { saasUptime } from './saas.uptime';
import { safeCap } from './safe.cap';
import { safeConversionTrigger } from './safe.conversion-trigger';
import { safeDiscount } from './safe.discount';
import { safeDissolution } from './safe.dissolution';
import { safeLiquidityEvent } from './safe.liquidity-event';
import { safeMfn } from './safe.mfn';
import { safeSecuritiesLaw } from './safe.securities-law';
import { saleAsIsWarranty } from './sale.as-is-warranty';
import { saleDeposit } from './sale.deposit';
import { saleInspectionReturn } from './sale.inspection-return';
import { saleOldDebts } from './sale.old-debts';
import { saleRepossession } from './sale.repossession';
import { saleRisk } from './sale.risk';
import { saleTitleAndLiens } from './sale.title-and-liens';
import { saleTermsAcceptanceForms } from './sale-terms.acceptance-forms';
import { saleTermsBuyerIndemnity } from './sale-terms.buyer-indemnity';
import { saleTermsClaimWindow } from './sale-terms.claim-window';
import { saleTermsDeliveryDates } from './sale-terms.delivery-dates';
import { saleTermsDisclaimerForm } from './sale-terms.disclaimer-form';
import { saleTermsPriceAfterOrder } from './sale-terms.price-after-order';
import { saleTermsRetentionOfTitle } from './sale-terms.retention-of-title';
import { saleTermsSoleRemedy } from './sale-terms.sole-remedy';
import { saleTermsWarranty } from './sale-terms.warranty';
import { settlementDismissal } from './settlement.dismissal';
import { settlementGag } from './settlement.gag';
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
import { severanceNoRehire } from './severance.no-rehire';
import { severanceOwedPayIncluded } from './severance.owed-pay-included';
import { severancePaymentSecurity } from './severance.payment-security';
import { severanceProtectedClaims } from './severance.protected-claims';
import { severanceReleaseExclusions } from './severance.release-exclusions';
import { severanceReleaseScope } from './severance.release-scope';
import { severanceSecret } from './severance.secret';
import { severanceShortTime } from './severance.short-time';
import { sharePurchaseDisclosure } from './share-purchase.disclosure';
import { sharePurchaseEarnOut } from './share-purchase.earn-out';
import { sharePurchaseEscrowHoldback } from './share-purchase.escrow-holdback';
import { sharePurchaseInterimConduct } from './share-purchase.interim-conduct';
import { sharePurchaseLimits } from './share-purchase.limits';
import { sharePurchasePriceAdjustment } from './share-purchase.price-adjustment';
import { sharePurchaseSharesTitle } from './share-purchase.shares-title';
import { sharePurchaseTaxCovenant } from './share-purchase.tax-covenant';
import { sharePurchaseWalkAway } from './share-purchase.walk-away';
import { sharePurchaseWarrantiesScope } from './share-purchase.warranties-scope';
import { shareholdersBoardSeat } from './shareholders.board-seat';
import { shareholdersDeadlock } from './shareholders.deadlock';
import { shareholdersDragAlong } from './shareholders.drag-along';
import { shareholdersFunding } from './shareholders.funding';
import { shareholdersInformation } from './shareholders.information';
import { shareholdersLeaver } from './shareholders.leaver';
import { shareholdersPreEmptionIssue } from './shareholders.pre-emption-issue';
import { shareholdersReservedMatters } from './shareholders.reserved-matters';
import { shareholdersTagAlong } from './shareholders.tag-along';
import { shareholdersTransferRofr } from './shareholders.transfer-rofr';
import { softwareAudit } from './software.audit';
import { softwareConformityWarranty } from './software.conformity-warranty';
import { softwareDisablingCode } from './software.disabling-code';
import { softwareLicenceScope } from './software.licence-scope';
import { softwareReverseEngineering } from './software.reverse-engineering';
import { softwareSourceEscrow } from './software.source-escrow';
import { softwareTerminationOfLicence } from './software.termination-of-licence';
import { softwareTransfer } from './software.transfer';
import { softwareUsageMetric } from './software.usage-metric';
import { softwareUserWorks } from './software.user-works';
import { sowAssumptions } from './sow.assumptions';
import { sowDeliverables } from './sow.deliverables';
import { sowMaster } from './sow.master';
import { sowOutOfScope } from './sow.out-of-scope';
import { sowOverride } from './sow.override';
import { sowPaymentSchedule } from './sow.payment-schedule';
import { sowPriceType } from './sow.price-type';
import { sponsorshipCancelRefund } from './sponsorship.cancel-refund';
import { sponsorshipCategoryExclusivity } from './sponsorship.category-exclusivity';
import { sponsorshipMorals } from './sponsorship.morals';
import { supplyDutyToSupply } from './supply.duty-to-supply';
import { supplyExitLastBuy } from './supply.exit-last-buy';
import { supplyForecastBinding } from './supply.forecast-binding';
import { supplyNoSaleToOthers } from './supply.no-sale-to-others';
import { supplySecurityOfSupply } from './supply.security-of-supply';
import { supplySpecificationChange } from './supply.specification-change';
import { supplyToolingOwnership } from './supply.tooling-ownership';
import { supplyVolumeCommitment } from './supply.volume-commitment';
import { supplyWarrantyRecall } from './supply.warranty-recall';
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
import { worksPermits } from './works.permits';
import { worksTimeAndDelay } from './works.time-and-delay';
import { worksWarrantyDefects } from './works.warranty-defects';

/** Every question that is asked of contracts. */
export const QUESTIONS: readonly QuestionDeclaration[] = [
  agencyAuthority,
  agencyClawback,
  agencyCommissionEarned,
  agencyCommissionRateBase,
  agencyEndCompensation,
  agencyExclusiveTerritory,
  agencyHouseAccounts,
  agencyIndependentStatus,
  agencyTailCommission,
  amendmentConsentsGuarantors,
  amendmentConsideration,
  amendmentEffectiveDate,
  amendmentExactText,
  amendmentNamesThePaper,
  amendmentReleaseWaiver,
  amendmentRestUnchanged,
  amendmentTermExtension,
  anyAccountsFinal,
  anyAnswersForOthers,
  anyArbitration,
  anyAttorneyFees,
  anyAutoRenewal,
  anyClassAndJuryWaiver,
  anyConfidentiality,
  anyCourts,
  anyExclusivity,
  anyFilesWithheld,
  anyGoodsLeftBehind,
  anyHouseRules,
  anyImages,
  anyIndemnity,
  anyInspection,
  anyIpOwnership,
  anyJointAndSeveral,
  anyLateCharges,
  anyLiabilityCap,
  anyLiabilityExcluded,
  anyLiabilityWithoutLimit,
  anyLiquidatedDamages,
  anyLockedIn,
  anyNegligenceWaiver,
  anyNonCompete,
  anyNonDisparagement,
  anyNonSolicit,
  anyNonrefundableDeposit,
  anyOneSidedAssignment,
  anyOneSidedExit,
  anyOwnSideDecides,
  anyPaidAhead,
  anyPersonalData,
  anyPersonalLiability,
  anyPowerOfAttorney,
  anyPriceIncrease,
  anySetoff,
  anyStatutoryRightsWaiver,
  anySurcharges,
  anyTerminationCure,
  anyTerminationForConvenience,
  anyUnilateralChange,
  anyUnpaidHelp,
  assetPurchaseConsentsContracts,
  assetPurchaseDataIpTransfer,
  assetPurchaseEmployees,
  assetPurchaseLiabilities,
  baaAccessAmendmentAccounting,
  baaBooksToHhs,
  baaBreachCosts,
  baaBreachReport,
  baaDeidentifyAggregate,
  baaPermittedUses,
  baaReturnOrDestroy,
  baaSafeguards,
  baaSubcontractors,
  baaTerminationRight,
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
  contractorExpenses,
  contractorHoldbackChargeback,
  contractorIndemnityOneway,
  contractorIpTransferTiming,
  contractorLatePay,
  contractorLiabilitySize,
  contractorMoralRights,
  contractorPayWhen,
  contractorPortfolio,
  contractorRework,
  contractorScopeChange,
  contractorStatusRisk,
  contractorTaxIndemnity,
  contractorTerminationPay,
  convertibleNoteConfessionJudgment,
  convertibleNoteEventsOfDefault,
  convertibleNoteMaturity,
  convertibleNotePrepayment,
  convertibleNoteSecuritySubordination,
  convertibleNoteVariablePrice,
  distributionCustomerData,
  distributionExclusivityScope,
  distributionMinimums,
  distributionNonCompete,
  distributionNoticeTermination,
  distributionOrderAcceptance,
  distributionPriceChange,
  distributionProductLiability,
  distributionResalePrice,
  distributionStockBuyBack,
  distributionTerritoryOnline,
  distributionTradeMarks,
  dpaAudit,
  dpaBreachNotice,
  dpaDocumentedInstructions,
  dpaHelpCharged,
  dpaLiabilitySplit,
  dpaProcessingDetails,
  dpaReturnOrDelete,
  dpaSecurityMeasures,
  dpaSubProcessorLiability,
  dpaSubProcessors,
  dpaTransfers,
  employBonusCommission,
  employCauseDefinition,
  employDutiesPlaceChange,
  employGoodReason,
  employIpAssignmentReach,
  employLayOff,
  employMonitoring,
  employPayCertain,
  employProtectedSpeech,
  employRepaymentClawback,
  employSickPay,
  employTerminationAndSeverance,
  employUnequalNotice,
  employUnpaidOvertime,
  employUkHolidaySick,
  employUkNotice,
  employUkPayDeductions,
  employUkRestrictiveCovenants,
  employUkVariationClause,
  employUkWhistleblowingPayTalk,
  employUkZeroHours,
  enrolAbsence,
  enrolClosureOnline,
  enrolDepositReturn,
  enrolExpulsionDischarge,
  enrolExtraCharges,
  enrolFullYearLiability,
  enrolLateCollection,
  enrolMedical,
  enrolServicesPromised,
  enrolWhoPays,
  eventCancelByClient,
  eventCancelByVendor,
  eventDeliveryDateLostFiles,
  eventDepositNature,
  eventExactDelivery,
  eventForceMajeure,
  eventMinimumAndHeadcount,
  eventPostponement,
  eventTotalAndExtras,
  franchiseAdFund,
  franchiseDisclosureGiven,
  franchiseEarningsClaims,
  franchiseExitDamages,
  franchisePostTermNonCompete,
  franchiseSupplierTie,
  franchiseSystemChangesCapex,
  franchiseTermRenewal,
  franchiseTerminationNoCure,
  franchiseTerritoryEncroachment,
  franchiseTotalFees,
  franchiseTransfer,
  govComplianceDuties,
  govConvenienceTermination,
  govEndsAtWill,
  govFoiAndPublication,
  govFunding,
  govIp,
  govNoCommitment,
  govPayment,
  govPriceControls,
  govRecordsAndAudit,
  govSecurityAndClearance,
  govStaffAndHandover,
  govUnilateralChange,
  guarantyCap,
  guarantyChangeWithoutConsent,
  guarantyDebtsCovered,
  guarantyEndAndRevoke,
  guarantyJointGuarantors,
  guarantySpouseHome,
  guarantyWaivers,
  homeVisitors,
  influencerAccountUse,
  influencerApprovalRevisions,
  influencerDisclosure,
  influencerKillFee,
  influencerLikenessAi,
  influencerOwnership,
  influencerPayment,
  influencerPerformanceClawback,
  influencerUsageRights,
  ipLicenceDiligenceMinimums,
  ipLicenceEnforcement,
  ipLicenceExclusivityReserved,
  ipLicenceGoodwillRegistration,
  ipLicenceImprovements,
  ipLicenceMaintenanceChallenge,
  ipLicencePostExpiryRoyalty,
  ipLicenceQualityControl,
  ipLicenceSublicenceChange,
  ipLicenceTerminationSelloff,
  ipLicenceWarranty,
  ipassignFurtherAssurance,
  ipassignGoodwill,
  ipassignLicenceBack,
  ipassignMoralRights,
  ipassignOverreach,
  ipassignPastInfringement,
  ipassignPaymentCondition,
  ipassignPresentWords,
  ipassignRightsList,
  ipassignTerritoryAndTerm,
  ipassignThirdPartyMaterial,
  ipassignTitleWarranty,
  jointVentureBackgroundIp,
  jointVentureBindingAndScope,
  jointVentureExclusivityCompete,
  jointVentureForegroundIp,
  jointVentureMoneySplit,
  jointVentureStructurePartnership,
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
  llcOperatingDilutionNewMembers,
  llcOperatingDistributions,
  llcOperatingExculpationIndemnity,
  llcOperatingFiduciaryWaiver,
  llcOperatingManagerFees,
  llcOperatingTaxDistributions,
  loanAcceleration,
  loanCoSignersSpouse,
  loanConfessionWaivers,
  loanDefaultInterestFees,
  loanDefaultTriggers,
  loanMaturityOrDemand,
  loanPrepayment,
  loanSecurityScope,
  loanWages,
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
  mspBackupRestore,
  mspCreditsSoleRemedy,
  mspExitHandover,
  mspExtraCharges,
  mspResponseAndFix,
  mspSecurityDuties,
  mspStaffTransfer,
  musicLicencePublishingSplits,
  musicLicenceScopeMedia,
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
  ndaReturnOnRequest,
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
  preferredStockAntiDilution,
  preferredStockCompanyWarranties,
  preferredStockDividends,
  preferredStockFounderVesting,
  preferredStockLiquidationPreference,
  preferredStockRedemption,
  publishingAccountsAudit,
  publishingAdvance,
  publishingAiTraining,
  publishingAuthorPays,
  publishingDeliveryAcceptance,
  publishingEditingMoral,
  publishingGrantScope,
  publishingOptionNext,
  publishingPublishDeadline,
  publishingRoyaltyBase,
  publishingTermReversion,
  purchaseTermsAcceptanceForms,
  purchaseTermsCancelOrder,
  purchaseTermsChangeOrders,
  purchaseTermsChargebacks,
  purchaseTermsFlowDown,
  purchaseTermsInspectionRejection,
  purchaseTermsIpGrab,
  purchaseTermsLateDelivery,
  purchaseTermsPaymentTrigger,
  purchaseTermsSupplierCap,
  purchaseTermsTitleEarly,
  purchaseTermsWarranty,
  purchaseTermsWarrantyLength,
  saasBreachNotice,
  saasChronicFailure,
  saasDataDeletion,
  saasDataExport,
  saasDataOwnership,
  saasFeatureRemoval,
  saasOverage,
  saasOwnUseOfData,
  saasSecurityStandard,
  saasUptime,
  safeCap,
  safeConversionTrigger,
  safeDiscount,
  safeDissolution,
  safeLiquidityEvent,
  safeMfn,
  safeSecuritiesLaw,
  saleAsIsWarranty,
  saleDeposit,
  saleInspectionReturn,
  saleOldDebts,
  saleRepossession,
  saleRisk,
  saleTitleAndLiens,
  saleTermsAcceptanceForms,
  saleTermsBuyerIndemnity,
  saleTermsClaimWindow,
  saleTermsDeliveryDates,
  saleTermsDisclaimerForm,
  saleTermsPriceAfterOrder,
  saleTermsRetentionOfTitle,
  saleTermsSoleRemedy,
  saleTermsWarranty,
  settlementDismissal,
  settlementGag,
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
  severanceNoRehire,
  severanceOwedPayIncluded,
  severancePaymentSecurity,
  severanceProtectedClaims,
  severanceReleaseExclusions,
  severanceReleaseScope,
  severanceSecret,
  severanceShortTime,
  sharePurchaseDisclosure,
  sharePurchaseEarnOut,
  sharePurchaseEscrowHoldback,
  sharePurchaseInterimConduct,
  sharePurchaseLimits,
  sharePurchasePriceAdjustment,
  sharePurchaseSharesTitle,
  sharePurchaseTaxCovenant,
  sharePurchaseWalkAway,
  sharePurchaseWarrantiesScope,
  shareholdersBoardSeat,
  shareholdersDeadlock,
  shareholdersDragAlong,
  shareholdersFunding,
  shareholdersInformation,
  shareholdersLeaver,
  shareholdersPreEmptionIssue,
  shareholdersReservedMatters,
  shareholdersTagAlong,
  shareholdersTransferRofr,
  softwareAudit,
  softwareConformityWarranty,
  softwareDisablingCode,
  softwareLicenceScope,
  softwareReverseEngineering,
  softwareSourceEscrow,
  softwareTerminationOfLicence,
  softwareTransfer,
  softwareUsageMetric,
  softwareUserWorks,
  sowAssumptions,
  sowDeliverables,
  sowMaster,
  sowOutOfScope,
  sowOverride,
  sowPaymentSchedule,
  sowPriceType,
  sponsorshipCancelRefund,
  sponsorshipCategoryExclusivity,
  sponsorshipMorals,
  supplyDutyToSupply,
  supplyExitLastBuy,
  supplyForecastBinding,
  supplyNoSaleToOthers,
  supplySecurityOfSupply,
  supplySpecificationChange,
  supplyToolingOwnership,
  supplyVolumeCommitment,
  supplyWarrantyRecall,
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
  worksPermits,
  worksTimeAndDelay,
  worksWarrantyDefects,
];
