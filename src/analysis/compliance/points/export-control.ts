import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const ABROAD =
  /\b(?:may|shall|will|right to|agrees? to|intends to)\s(?:[\w-]+\s){0,4}(?:re-?)?export\b.{0,80}\b(?:products?|software|technology|technical data|goods|equipment)\b|\b(?:products?|software|technology|technical data|goods|equipment)\b.{0,60}\b(?:(?:may|shall|will|to) be|are|is) (?:re-?)?exported\b/i;
const TECHNOLOGY = /\b(?:software|technology|technical data|encryption|source code|equipment|semiconductor)\b/i;
const COVERED =
  /\bexport (?:control|administration|law|regulation|licen[cs]e|restriction)|\bEAR\b|\bITAR\b|\bapplicable export|\bembargo/i;

export const exportControl: CompliancePoint = {
  id: 'export-control',
  source: 'US Export Administration Regulations, 15 C.F.R. parts 730 to 774; EU Regulation 2021/821',
  review(reading) {
    const hit = findFirst(reading, ABROAD, { unless: /\bnot\b|\bwithout\b|\bimport/i });
    if (!hit || !TECHNOLOGY.test(hit.sentence.text) || mentions(reading, COVERED)) return null;
    return {
      issue: 'Technology or goods may cross borders under the contract, but no clause on export control was found.',
      recommendation: 'Add mutual undertakings on export control and sanctions, and say who obtains licences.',
      evidence: [proof(reading, hit)],
    };
  },
};
