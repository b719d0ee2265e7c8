// Written by `bun run generate`: a file in this folder is all that it takes.
import type { CompliancePoint } from '../point';
import { ageRelease } from './age-release';
import { antiBribery } from './anti-bribery';
import { californiaNonCompete } from './california-non-compete';
import { ccpa } from './ccpa';
import { childrenData } from './children-data';
import { choiceOfLawThreshold } from './choice-of-law-threshold';
import { cloudSwitching } from './cloud-switching';
import { commercialAgents } from './commercial-agents';
import { consumerRenewal } from './consumer-renewal';
import { consumerTerms } from './consumer-terms';
import { deferredCompensation } from './deferred-compensation';
import { depositOverCap } from './deposit-over-cap';
import { electronicSignature } from './electronic-signature';
import { employmentArbitration } from './employment-arbitration';
import { endorsementGuides } from './endorsement-guides';
import { exportControl } from './export-control';
import { financialPrivacy } from './financial-privacy';
import { franchiseRule } from './franchise-rule';
import { gdprProcessor } from './gdpr-processor';
import { gdprTransfers } from './gdpr-transfers';
import { healthData } from './health-data';
import { latePayment } from './late-payment';
import { paymentCards } from './payment-cards';
import { renewalLaws } from './renewal-laws';
import { resalePrices } from './resale-prices';
import { saleOfGoodsConvention } from './sale-of-goods-convention';
import { securitiesConfidentiality } from './securities-confidentiality';
import { speakOutAct } from './speak-out-act';
import { stateNonCompete } from './state-non-compete';
import { ukExclusionClauses } from './uk-exclusion-clauses';
import { warrantyConspicuous } from './warranty-conspicuous';
import { whistleblowerNotice } from './whistleblower-notice';
import { workerClassification } from './worker-classification';

/** Every point of compliance that is looked for. */
export const COMPLIANCE_POINTS: readonly CompliancePoint[] = [
  ageRelease,
  antiBribery,
  californiaNonCompete,
  ccpa,
  childrenData,
  choiceOfLawThreshold,
  cloudSwitching,
  commercialAgents,
  consumerRenewal,
  consumerTerms,
  deferredCompensation,
  depositOverCap,
  electronicSignature,
  employmentArbitration,
  endorsementGuides,
  exportControl,
  financialPrivacy,
  franchiseRule,
  gdprProcessor,
  gdprTransfers,
  healthData,
  latePayment,
  paymentCards,
  renewalLaws,
  resalePrices,
  saleOfGoodsConvention,
  securitiesConfidentiality,
  speakOutAct,
  stateNonCompete,
  ukExclusionClauses,
  warrantyConspicuous,
  whistleblowerNotice,
  workerClassification,
];
