import { anyWording, asWritten, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const CALIFORNIA = asWritten(wording('California'));
const CONSUMERS = anyWording(
  wording('personal(ly identifiable) information', 200, 'consumer(s), customer(s), user(s), visitor(s), individual(s)'),
  wording('consumer(s), customer(s), user(s), visitor(s)', 200, 'personal(ly identifiable) information'),
);
/** Words on secrets hand nobody the data of consumers. */
const NOT_THIS = anyWording(
  wording('neither party'),
  wording('confidential information', 40, 'mean(s), include(s)'),
  wording('business plans'),
);
const COVERED = wording('CCPA, California Consumer Privacy*, CPRA');

export const ccpa = definePoint({
  id: 'ccpa',
  label: 'Personal information of Californian consumers',
  topic: 'data',
  source: 'California Consumer Privacy Act, Cal. Civ. Code § 1798.100(d)',
  cause: 'personal information of consumers or users, California is named, the Act is not',
  witness: 'every page',
  find(reading) {
    const hit = findFirst(reading, CONSUMERS, { negated: true, unless: NOT_THIS });
    if (!hit || !CALIFORNIA.test(reading.contract.text) || mentions(reading, COVERED)) return null;
    return {
      issue: `The contract deals with personal information of ${wording('consumer*').test(hit.sentence.text) ? 'consumers' : 'customers or users'} and names California, but no terms of the California Consumer Privacy Act were found.`,
      recommendation:
        'If a party is a covered business, add the terms that the Act requires in contracts with service providers and third parties.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '4. Provider may collect personal information of users.\n13. This Agreement shall be governed by the laws of the State of California.',
        'California Consumer Privacy Act',
      ],
      [
        '4. Consumers may give personal information to Provider, which has its servers in San Jose, California.',
        'consumers',
      ],
      [
        '4. Provider shall analyse the personal information of the customers of its client.\n13. This Agreement shall be governed by the laws of the State of California.',
        'customers or users',
        'services',
      ],
      [
        '4. Visitors of the site in California leave personal information with Provider.',
        'California Consumer Privacy Act',
      ],
    ],
    misses: [
      [
        '4. Provider may collect personal information of users.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'another state',
      ],
      [
        '4. Provider may collect personal information of users as the CCPA allows.\n13. This Agreement shall be governed by the laws of the State of California.',
        'the Act is named',
      ],
      [
        '8. “Confidential Information” means business plans and personal information of customers.\n13. This Agreement shall be governed by the laws of the State of California.',
        'a list of secrets',
      ],
      [
        '4. Provider may count the visits of users.\n13. This Agreement shall be governed by the laws of the State of California.',
        'no personal information',
      ],
    ],
  },
});
