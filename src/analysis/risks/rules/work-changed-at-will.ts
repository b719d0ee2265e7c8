import { wording } from '../../lexicon/words';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { defineRule, finding } from '../rule';

const WORDS = wording(
  'change, vary, reduce, alter, move, transfer, assign, relocate, require, increase',
  140,
  'duties, pay, salary, wages, hours, place, site, shift, location, work, role',
);

export const workChangedAtWill = defineRule({
  id: 'work-changed-at-will',
  label: 'Pay or duties changed by the employer alone',
  family: 'ending',
  severity: { medium: 'what was agreed may be taken away' },
  kinds: ['employment'],
  bears: 'whose consent is not asked',
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['pay-or-duties-changed-at-will'], {
      forces: ['may'],
      must: WORDS,
      unless: wording('reasonable, agree*, consent, within {+,the}, only, mutual*, away from work, garden leave'),
    });
    if (!told) return null;
    const { who, place, hit, evidence } = told;
    return finding(
      'medium',
      `${place} lets ${who} change the work or its terms, such as pay, duties, hours or place.`,
      adviceFor(
        hit.sentence.text,
        [
          { ask: 'ask for consent to what costs pay or means moving house' },
          { ask: 'ask for notice', given: wording('notice, weeks, days, month') },
        ],
        '',
      ),
      evidence,
    );
  },
  examples: {
    paper: 'employment',
    hits: [
      ['3. The Company may reduce the Employee’s hours and pay when trade is slack.', 'lets Company change'],
      [
        '3. The Company may at any time transfer the Employee to another place of work anywhere in the world.',
        'lets Company change',
      ],
      ['3. Company can change the duties, hours and salary of the Employee as it sees fit.', 'lets Company change'],
      ['3. The Company may require the Employee to work at any other site from time to time.', 'lets Company change'],
    ],
    misses: [
      ['9. The Company may require the Employee to remain away from work during notice on full pay.', 'garden leave'],
      ['3. The Company may vary the hours only with the agreement of the Employee.', 'by agreement'],
      ['3. The Employee may change shifts with a colleague.', 'colleagues'],
      ['3. The place of work is Leeds.', 'a place'],
      ['3. The Company may make reasonable changes to the place of work within 5 miles.', 'reasonable ones'],
    ],
  },
});
