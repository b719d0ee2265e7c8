import type { CompliancePoint } from './point';
import { antiBribery } from './points/anti-bribery';
import { californiaNonCompete } from './points/california-non-compete';
import { ccpa } from './points/ccpa';
import { consumerTerms } from './points/consumer-terms';
import { electronicSignature } from './points/electronic-signature';
import { employmentArbitration } from './points/employment-arbitration';
import { exportControl } from './points/export-control';
import { gdprProcessor } from './points/gdpr-processor';
import { gdprTransfers } from './points/gdpr-transfers';
import { healthData } from './points/health-data';
import { latePayment } from './points/late-payment';
import { renewalLaws } from './points/renewal-laws';
import { whistleblowerNotice } from './points/whistleblower-notice';

/** Every point of compliance that is looked for, in the order in which findings are listed. */
export const COMPLIANCE_POINTS: readonly CompliancePoint[] = [
  gdprProcessor,
  gdprTransfers,
  ccpa,
  healthData,
  californiaNonCompete,
  whistleblowerNotice,
  employmentArbitration,
  renewalLaws,
  latePayment,
  consumerTerms,
  antiBribery,
  exportControl,
  electronicSignature,
];
