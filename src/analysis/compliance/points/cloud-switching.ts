import { wording } from '../../lexicon/words';
import { hostedSoftware } from '../../risks/hosted-software';
import { mentions, proof } from '../../statements/search';
import { lawOf } from '../law';
import { definePoint } from '../point';

const SWITCHING = wording([
  'switch(ing) to, data portability, export(able) data, transition assistance, exit {plan,assistance}',
  'retriev+ ({its ,the ,customer })data',
]);

export const cloudSwitching = definePoint({
  id: 'cloud-switching',
  label: 'Switching of cloud providers',
  topic: 'data',
  source: 'Regulation (EU) 2023/2854 (Data Act) arts. 23 to 25',
  cause: 'software is hosted under the law of a member state, and nothing is said on switching',
  jurisdictions: ['European Union'],
  witness: 'every page',
  find(reading) {
    const [hit] = hostedSoftware(reading);
    if (!hit || mentions(reading, SWITCHING)) return null;
    return {
      issue: `Software is hosted under the law of ${lawOf(reading)}, but no terms on switching to another provider were found.`,
      recommendation:
        'Where the Data Act applies, add the right to switch on at most two months’ notice, export of data and help in transition.',
      evidence: [proof(reading, hit), ...reading.facts.governingLaw.evidence],
    };
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '4. Provider shall host the software of Customer.\n13. This Agreement shall be governed by the laws of Germany.',
        'law of Germany',
      ],
      [
        '4. Provider grants access to its cloud-based platform.\n13. This Agreement shall be governed by the laws of France.',
        'law of France',
        'services',
      ],
      [
        '4. The software is provided as software-as-a-service over the internet.\n13. This Agreement shall be governed by the laws of Ireland.',
        'law of Ireland',
      ],
      [
        '4. Provider runs a hosted platform for Customer.\n13. This Agreement shall be governed by the laws of the Netherlands.',
        'switching',
      ],
    ],
    misses: [
      [
        '4. Provider shall host the software of Customer.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'another law',
      ],
      [
        '4. Provider shall host the software of Customer and give transition assistance on switching to another provider.\n13. This Agreement shall be governed by the laws of Germany.',
        'help is promised',
      ],
      [
        '4. Customer shall install the software on its computers.\n13. This Agreement shall be governed by the laws of Germany.',
        'nothing is hosted',
      ],
      [
        '4. Provider shall host the software of Customer.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'not a member state',
      ],
    ],
  },
});
