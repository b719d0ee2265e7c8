import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const CHILDREN =
  /\b(?:children|child|minors?)\b.{0,120}\b(?:personal (?:data|information)|under (?:the age of )?(?:13|thirteen)|privacy|collect\w*)|\b(?:personal (?:data|information)|collect\w*)\b.{0,120}\b(?:from|of|about) (?:children|minors)\b/i;
const COVERED = /\bCOPPA\b|\bChildren'?s Online Privacy/i;

export const childrenData: CompliancePoint = {
  id: 'children-data',
  source: 'Children’s Online Privacy Protection Rule, 16 C.F.R. part 312; GDPR art. 8',
  review(reading) {
    const hit = findFirst(reading, CHILDREN, {
      unless: /\b(?:dependents?|spouse|marriage|survived by|stockholder)\b/i,
    });
    if (!hit || mentions(reading, COVERED)) return null;
    return {
      issue: 'Data of children may be collected under the contract, but no terms on the consent of parents were found.',
      recommendation:
        'Say who obtains the consent of parents and how, or exclude children under 13 (under 16 in parts of Europe).',
      evidence: [proof(reading, hit)],
    };
  },
};
