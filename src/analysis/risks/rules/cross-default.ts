import { placeOf } from '../../document/place';
import { findFirst, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const CROSS =
  /\bcross[- ]default|\b(?:default|breach)\b.{0,80}\bunder (?:any|the|one or more) (?:other|of the other)\b.{0,60}\b(?:agreements?|contracts?|indebtedness|instruments?|leases?)\b.{0,160}\b(?:(?:shall|will) (?:be|constitute)|constitutes?|terminat\w+|accelerat\w+|event of default)|\b(?:event of default|terminat\w+)\b.{0,200}\b(?:default|breach)\b.{0,60}\bunder (?:any|the) other (?:agreement|contract|indebtedness)\b/i;
const PLAIN =
  /\b(?:any other|another) (?:loan|debt|contract|agreement|lease)\b.{0,80}\b(?:counts? as|is (?:also )?treated as|means|is also)\b.{0,60}\b(?:missing|default|breach|breaking|late)\b/i;
const NOT_THIS =
  /\b(?:represent\w*|warrant\w*|conflict with|not (?:be|constitute|result)|does not|do not|will not|inapplicable|not apply|security deposit)\b/i;

export const crossDefault = defineRule({
  id: 'cross-default',
  label: 'Cross-default',
  family: 'ending',
  severity: { medium: 'trouble elsewhere ends this contract' },
  kinds: ANY_CONTRACT,
  witness: { headings: ['default', 'terminat'], forces: ['must', 'may'] },
  find(reading) {
    const hit = findFirst(reading, CROSS, { unless: NOT_THIS }) ?? findFirst(reading, PLAIN, { negated: true });
    if (!hit) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} makes a default under another contract a default under this one.`,
      'Limit it to named contracts and to sums above a threshold that were in fact called in.',
      [proof(reading, hit)],
    );
  },
});
