import { lawCountry } from '../../risks/countries';
import { hostedSoftware } from '../../risks/hosted-software';
import { mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const SWITCHING =
  /\b(?:switch(?:ing)? to|data portability|export(?:able)? data|transition assistance|exit (?:plan|assistance)|retriev\w+ (?:its |the |customer )?data)\b/i;

export const cloudSwitching: CompliancePoint = {
  id: 'cloud-switching',
  source: 'Regulation (EU) 2023/2854 (Data Act) arts. 23 to 25',
  review(reading) {
    if (lawCountry(reading) !== 'european union') return null;
    const [hit] = hostedSoftware(reading);
    if (!hit || mentions(reading, SWITCHING)) return null;
    return {
      issue: `Software is hosted under the law of ${reading.facts.governingLaw.value}, but no terms on switching to another provider were found.`,
      recommendation:
        'Where the Data Act applies, add the right to switch on at most two months’ notice, export of data and help in transition.',
      evidence: [proof(reading, hit), ...reading.facts.governingLaw.evidence],
    };
  },
};
