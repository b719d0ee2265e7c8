import { isFullyRead, pagesRead } from '../../document/coverage';
import { findAll, proof } from '../../statements/search';
import { isSubordinate } from '../../statements/subordinate';
import { standsAnywhere } from '../missing';
import { defineRule, finding } from '../rule';

/** Words for software that the provider runs for the customer. */
export const HOSTED =
  /\b(?:software[- ]as[- ]a[- ]service|saas|hosted (?:software|service|solution|platform|application)s?|(?<!co-)\bhost(?:s|ing|ed)?(?: services?)?(?: and \w+)?(?: \([^)]{0,40}\))?(?: for| of| to)? (?:the |a |its )?(?:\w+ )?(?:software|application|platform|system)\b|cloud[- ](?:based )?(?:software|service|platform|application)s?|application service provider|subscription services?\b.{0,60}\bsoftware|access to (?:and use of )?the (?:software|platform)\b.{0,60}\b(?:via|over|through) the internet)\b/i;
/** Software that the customer holds itself runs on when the vendor fails. */
const NOT_THIS = /\bconfidential information\b|\bthird[- ]party (?:hosted|cloud)|\bas defined\b/i;
const ESCROW = /\bescrow|\bsource code\b.{0,120}\b(?:deliver|release|deposit)|\b(?:business continuity|step-in)\b/i;

export const noSourceCodeEscrow = defineRule({
  id: 'no-source-code-escrow',
  label: 'No source code escrow for hosted software',
  family: 'ownership',
  severity: { low: 'it counts only when the provider fails' },
  kinds: ['licence', 'services'],
  find(reading) {
    if (!isFullyRead(reading.contract) || isSubordinate(reading)) return null;
    const hits = findAll(reading, HOSTED, { unless: NOT_THIS });
    const [hit] = hits;
    if (!hit || hits.length < 2 || standsAnywhere(reading, ESCROW)) return null;
    return finding(
      'low',
      `The contract rests on hosted software (“${hit.match[0].replace(/\s+/g, ' ')}”), but no escrow of source code or plan for the provider's failure was found ${pagesRead(reading.contract)}.`,
      'If the software is vital, agree an escrow of code and data with release on insolvency or end of support, or a right to export the data.',
      [proof(reading, hit)],
    );
  },
});
