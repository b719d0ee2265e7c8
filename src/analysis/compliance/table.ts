import type { CompliancePoint } from './point';
import { ageRelease } from './points/age-release';
import { antiBribery } from './points/anti-bribery';
import { californiaNonCompete } from './points/california-non-compete';
import { ccpa } from './points/ccpa';
import { childrenData } from './points/children-data';
import { choiceOfLawThreshold } from './points/choice-of-law-threshold';
import { cloudSwitching } from './points/cloud-switching';
import { commercialAgents } from './points/commercial-agents';
import { consumerRenewal } from './points/consumer-renewal';
import { consumerTerms } from './points/consumer-terms';
import { deferredCompensation } from './points/deferred-compensation';
import { electronicSignature } from './points/electronic-signature';
import { employmentArbitration } from './points/employment-arbitration';
import { endorsementGuides } from './points/endorsement-guides';
import { exportControl } from './points/export-control';
import { financialPrivacy } from './points/financial-privacy';
import { franchiseRule } from './points/franchise-rule';
import { gdprProcessor } from './points/gdpr-processor';
import { gdprTransfers } from './points/gdpr-transfers';
import { healthData } from './points/health-data';
import { latePayment } from './points/late-payment';
import { paymentCards } from './points/payment-cards';
import { renewalLaws } from './points/renewal-laws';
import { resalePrices } from './points/resale-prices';
import { saleOfGoodsConvention } from './points/sale-of-goods-convention';
import { securitiesConfidentiality } from './points/securities-confidentiality';
import { speakOutAct } from './points/speak-out-act';
import { stateNonCompete } from './points/state-non-compete';
import { ukExclusionClauses } from './points/uk-exclusion-clauses';
import { warrantyConspicuous } from './points/warranty-conspicuous';
import { whistleblowerNotice } from './points/whistleblower-notice';
import { workerClassification } from './points/worker-classification';

/** Every point of compliance that is looked for, in the order in which findings are listed. */
export const COMPLIANCE_POINTS: readonly CompliancePoint[] = [
  gdprProcessor,
  gdprTransfers,
  cloudSwitching,
  ccpa,
  healthData,
  financialPrivacy,
  paymentCards,
  childrenData,
  californiaNonCompete,
  stateNonCompete,
  whistleblowerNotice,
  speakOutAct,
  securitiesConfidentiality,
  employmentArbitration,
  ageRelease,
  deferredCompensation,
  workerClassification,
  renewalLaws,
  consumerRenewal,
  consumerTerms,
  latePayment,
  ukExclusionClauses,
  warrantyConspicuous,
  saleOfGoodsConvention,
  commercialAgents,
  franchiseRule,
  resalePrices,
  endorsementGuides,
  choiceOfLawThreshold,
  antiBribery,
  exportControl,
  electronicSignature,
];
