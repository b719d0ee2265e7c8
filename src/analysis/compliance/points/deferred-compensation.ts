import { asWritten, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const SEVERANCE = wording('shall, will, entitled to, agree(s) to', 160, 'severance, continu+ (of )(base )salary');
const NONE = wording('no severance, not (be )entitled');
const COVERED = asWritten(wording('409A'));

export const deferredCompensation = definePoint({
  id: 'deferred-compensation',
  label: 'Tax on deferred compensation',
  topic: 'work',
  source: 'Internal Revenue Code § 409A, 26 U.S.C. § 409A',
  cause: 'severance is promised, section 409A is not named; contracts from 2005',
  kinds: ['employment'],
  jurisdictions: ['United States'],
  since: '2005-01-01',
  witness: 'every page',
  find(reading) {
    const hit = findFirst(reading, SEVERANCE, { negated: true, unless: NONE });
    if (!hit || mentions(reading, COVERED)) return null;
    return {
      issue: 'Severance is promised, but no words on the tax rules on deferred compensation were found.',
      recommendation:
        'Check that the time and form of payment are exempt from or in line with section 409A, and say so.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'employment',
    hits: [
      [
        '7. The Company shall pay severance of twelve months of salary.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'Severance is promised',
      ],
      [
        '7. On termination without cause the Employee is entitled to continuation of base salary, that is to continued salary for a year.\n13. This Agreement shall be governed by the laws of the State of Delaware.',
        'deferred compensation',
      ],
      [
        '7. The Company agrees to pay a severance of $90,000 in twelve instalments.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'Severance is promised',
      ],
      [
        '7. The Employee will receive severance pay of one month for each year of work.\n13. This Agreement shall be governed by the laws of the State of Ohio.',
        'Severance is promised',
      ],
    ],
    misses: [
      [
        '7. The Company shall pay severance of twelve months of salary, in line with section 409A.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'spoken of',
      ],
      [
        '7. The Company shall pay severance of twelve months of salary.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'another law',
      ],
      [
        '7. No severance is owed; the Company shall pay the salary to the last day.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'no severance',
      ],
      [
        '7. Provider shall pay severance taxes on the oil.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'a tax on oil',
        'services',
      ],
    ],
  },
});
