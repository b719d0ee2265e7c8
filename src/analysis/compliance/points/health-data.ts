import { asWritten, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const HEALTH = asWritten(wording('protected health information, PHI, patient health information'));
const SECRET = wording('confidential information');
const ASSOCIATE = wording('business associate');

export const healthData = definePoint({
  id: 'health-data',
  label: 'Protected health information',
  topic: 'data',
  source: 'HIPAA, 45 C.F.R. § 164.504(e)',
  cause: 'protected health information, and no business associate agreement',
  witness: 'every page',
  find(reading) {
    const hit = findFirst(reading, HEALTH, {
      negated: true,
      unless: asWritten(wording('HIPAA, Health Insurance Portability*')),
    });
    if (!hit || SECRET.test(hit.sentence.text) || mentions(reading, ASSOCIATE)) return null;
    return {
      issue: `The contract deals with “${hit.match[0]}”, but no business associate agreement was found.`,
      recommendation:
        'If a party is a covered entity under HIPAA, sign a business associate agreement before any data is shared.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'services',
    hits: [
      ['4. Customer may give protected health information to Provider.', '“protected health information”'],
      ['4. Provider shall store PHI of patients for the clinic.', '“PHI”'],
      [
        '4. Provider has access to patient health information while it repairs the machines.',
        '“patient health information”',
      ],
      [
        '4. The Software shows protected health information to the staff of Customer.',
        'no business associate agreement',
        'licence',
      ],
    ],
    misses: [
      [
        '4. Customer may give protected health information to Provider under the business associate agreement.',
        'an agreement is there',
      ],
      [
        '4. Each party complies with the Health Insurance Portability and Accountability Act as to protected health information.',
        'the Act by name',
      ],
      ['8. Confidential information includes protected health information.', 'a list of secrets'],
      ['4. Provider shall promote the health of its staff.', 'other health'],
    ],
  },
});
