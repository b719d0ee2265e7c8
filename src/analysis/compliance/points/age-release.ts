import { wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const RELEASE = wording(
  'release(s), discharge(s)',
  1500,
  'Age Discrimination in Employment Act*, ADEA*, Older Workers*',
);
const TERMS = wording('revoke, revocation, rescind');
const DAYS = wording('twenty(-)one, 21, forty(-)five, 45', '(\\))( )(calendar )day*');

export const ageRelease = definePoint({
  id: 'age-release',
  label: 'Release of claims of age discrimination',
  topic: 'work',
  source: 'Older Workers Benefit Protection Act, 29 U.S.C. § 626(f)',
  cause: 'age claims are released, and the periods of the Act are missing',
  witness: 'every page',
  find(reading) {
    const hit = findFirst(reading, RELEASE, {
      negated: true,
      unless: wording('arbitrat*, jury, release agreement, form of release'),
    });
    const missing = hit
      ? [
          ...(mentions(reading, DAYS) ? [] : ['21 or 45 days to consider']),
          ...(mentions(reading, TERMS) ? [] : ['seven days to revoke']),
        ]
      : [];
    if (!hit || missing.length === 0) return null;
    return {
      issue: `Claims of age discrimination are released, but no words were found on ${missing.join(' and ')}.`,
      recommendation: 'Add the terms of the Act, or the release may not bind as to such claims.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'employment',
    hits: [
      [
        '7. Employee releases all claims under the Age Discrimination in Employment Act.',
        '21 or 45 days to consider and seven days to revoke',
      ],
      [
        '7. Employee hereby releases and discharges the Company from any claim, including those under the ADEA. Employee may revoke this release.',
        '21 or 45 days',
      ],
      [
        '7. Employee discharges the Company from all claims under the Older Workers Benefit Protection Act and has 21 days to think about it.',
        'seven days to revoke',
      ],
      [
        '7. In return for the Payment Employee releases every claim, known or unknown, arising under Title VII, the Age Discrimination in Employment Act or any other law.',
        'age discrimination',
      ],
    ],
    misses: [
      [
        '7. Claims under the Age Discrimination in Employment Act are settled by arbitration, and each party waives a jury.',
        'only the forum',
      ],
      [
        '7. Employee releases all claims under the Age Discrimination in Employment Act, has 21 days to consider and may revoke within seven days.',
        'the terms are there',
      ],
      ['7. Employee releases all claims for unpaid wages.', 'other claims'],
      ['7. The Company does not discriminate by age and obeys the ADEA.', 'a promise to obey'],
    ],
  },
});
