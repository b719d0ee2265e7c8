// Written by `bun run generate`: a file in this folder is all that it takes.
import type { KindDeclaration } from '../define-kind';
import { acceptedQuotation } from './accepted-quotation';
import { affiliate } from './affiliate';
import { agency } from './agency';
import { amendment } from './amendment';
import { assetPurchase } from './asset-purchase';
import { businessAssociate } from './business-associate';
import { capitalSupport } from './capital-support';
import { coBranding } from './co-branding';
import { collaboration } from './collaboration';
import { commercialLease } from './commercial-lease';
import { consignment } from './consignment';
import { construction } from './construction';
import { consulting } from './consulting';
import { consumerMembership } from './consumer-membership';
import { contractor } from './contractor';
import { convertibleNote } from './convertible-note';
import { dataProcessing } from './data-processing';
import { development } from './development';
import { distribution } from './distribution';
import { employeeCovenants } from './employee-covenants';
import { employment } from './employment';
import { employmentEngland } from './employment-england';
import { employmentUs } from './employment-us';
import { endorsement } from './endorsement';
import { enrolment } from './enrolment';
import { equipmentLease } from './equipment-lease';
import { eventServices } from './event-services';
import { franchise } from './franchise';
import { governmentTerms } from './government-terms';
import { guaranty } from './guaranty';
import { hosting } from './hosting';
import { influencer } from './influencer';
import { ipAgreement } from './ip-agreement';
import { ipAssignment } from './ip-assignment';
import { ipLicence } from './ip-licence';
import { itManagedServices } from './it-managed-services';
import { jointFiling } from './joint-filing';
import { jointVenture } from './joint-venture';
import { lease } from './lease';
import { licence } from './licence';
import { licenceToOccupy } from './licence-to-occupy';
import { llcOperating } from './llc-operating';
import { loan } from './loan';
import { lodgerAgreement } from './lodger-agreement';
import { maintenance } from './maintenance';
import { manufacturing } from './manufacturing';
import { maritalAgreement } from './marital-agreement';
import { marketing } from './marketing';
import { masterServices } from './master-services';
import { merger } from './merger';
import { musicLicence } from './music-licence';
import { mutualNda } from './mutual-nda';
import { nda } from './nda';
import { nonCompete } from './non-compete';
import { offerLetter } from './offer-letter';
import { oneWayNda } from './one-way-nda';
import { orderForm } from './order-form';
import { outsourcing } from './outsourcing';
import { partnership } from './partnership';
import { preferredStock } from './preferred-stock';
import { promissoryNote } from './promissory-note';
import { promotion } from './promotion';
import { publishing } from './publishing';
import { purchaseConditions } from './purchase-conditions';
import { purchaseOrder } from './purchase-order';
import { realEstateSale } from './real-estate-sale';
import { reseller } from './reseller';
import { residentialLeaseUs } from './residential-lease-us';
import { residentialTenancyEngland } from './residential-tenancy-england';
import { saas } from './saas';
import { safe } from './safe';
import { saleConditions } from './sale-conditions';
import { saleOfGoods } from './sale-of-goods';
import { securityAgreement } from './security-agreement';
import { serviceLevelAgreement } from './service-level-agreement';
import { servicesAgreement } from './services-agreement';
import { settlement } from './settlement';
import { severance } from './severance';
import { sharePurchase } from './share-purchase';
import { shareholders } from './shareholders';
import { softwareLicence } from './software-licence';
import { sponsorship } from './sponsorship';
import { statementOfWork } from './statement-of-work';
import { strategicAlliance } from './strategic-alliance';
import { supply } from './supply';
import { transportation } from './transportation';
import { vehicleHire } from './vehicle-hire';
import { websiteTerms } from './website-terms';

/** Every kind of contract that is told apart. */
export const KINDS: readonly KindDeclaration[] = [
  acceptedQuotation,
  affiliate,
  agency,
  amendment,
  assetPurchase,
  businessAssociate,
  capitalSupport,
  coBranding,
  collaboration,
  commercialLease,
  consignment,
  construction,
  consulting,
  consumerMembership,
  contractor,
  convertibleNote,
  dataProcessing,
  development,
  distribution,
  employeeCovenants,
  employment,
  employmentEngland,
  employmentUs,
  endorsement,
  enrolment,
  equipmentLease,
  eventServices,
  franchise,
  governmentTerms,
  guaranty,
  hosting,
  influencer,
  ipAgreement,
  ipAssignment,
  ipLicence,
  itManagedServices,
  jointFiling,
  jointVenture,
  lease,
  licence,
  licenceToOccupy,
  llcOperating,
  loan,
  lodgerAgreement,
  maintenance,
  manufacturing,
  maritalAgreement,
  marketing,
  masterServices,
  merger,
  musicLicence,
  mutualNda,
  nda,
  nonCompete,
  offerLetter,
  oneWayNda,
  orderForm,
  outsourcing,
  partnership,
  preferredStock,
  promissoryNote,
  promotion,
  publishing,
  purchaseConditions,
  purchaseOrder,
  realEstateSale,
  reseller,
  residentialLeaseUs,
  residentialTenancyEngland,
  saas,
  safe,
  saleConditions,
  saleOfGoods,
  securityAgreement,
  serviceLevelAgreement,
  servicesAgreement,
  settlement,
  severance,
  sharePurchase,
  shareholders,
  softwareLicence,
  sponsorship,
  statementOfWork,
  strategicAlliance,
  supply,
  transportation,
  vehicleHire,
  websiteTerms,
];
