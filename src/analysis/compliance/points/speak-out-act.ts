import { isAmerican } from '../../risks/countries';
import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const GAG =
  /\b(?:not|never|refrain|neither)\b.{0,200}\b(?:disparag|derogatory|defam)\w*|\b(?:not|never|neither|\w{2,6}n't)\b.{0,60}\b(?:says?|speaks?|writes?|talks?)\b.{0,40}\b(?:bad|badly|ill of|negative)\b/i;
const CARVED = /\bsexual (?:harassment|assault)|\bSpeak Out Act|\bunlawful (?:acts|conduct)\b/i;

export const speakOutAct: CompliancePoint = {
  id: 'speak-out-act',
  source: 'Speak Out Act, 42 U.S.C. § 19403',
  review(reading) {
    const worker = reading.facts.parties.some(({ role }) => /employee|executive/i.test(role ?? ''));
    if (!(reading.kind.family === 'employment' || worker) || !isAmerican(reading)) return null;
    const hit = findFirst(reading, GAG, { negated: true });
    if (!hit || mentions(reading, CARVED)) return null;
    return {
      issue:
        'The contract bars a worker from disparaging the employer without an exception for disputes on sexual harassment or assault, where such a promise made before the dispute cannot be enforced.',
      recommendation: 'Add the exception, and one for reports to authorities.',
      evidence: [proof(reading, hit)],
    };
  },
};
