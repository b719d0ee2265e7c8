import { isFullyRead, pagesRead } from '../../document/coverage';
import { proof } from '../../statements/search';
import { isSubordinate } from '../../statements/subordinate';
import { hostedSoftware } from '../hosted-software';
import { standsAnywhere } from '../missing';
import { defineRule, finding } from '../rule';

const ESCROW = /\bescrow|\bsource code\b.{0,120}\b(?:deliver|release|deposit)|\b(?:business continuity|step-in)\b/i;

export const noSourceCodeEscrow = defineRule({
  id: 'no-source-code-escrow',
  label: 'No source code escrow for hosted software',
  family: 'ownership',
  severity: { low: 'it counts only when the provider fails' },
  kinds: ['licence', 'services'],
  witness: { silence: ['Source Code Escrow'] },
  find(reading) {
    if (!isFullyRead(reading.contract) || isSubordinate(reading)) return null;
    const hits = hostedSoftware(reading);
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
