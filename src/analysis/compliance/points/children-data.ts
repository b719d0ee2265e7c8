import { anyWording, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const CHILDREN = anyWording(
  wording(
    'children, child, minor(s)',
    120,
    'personal {data,information}*, under (the age of ){13,thirteen}*, privacy*, collect* ~2 {data,information,details}',
  ),
  wording(
    'personal {data,information}, collect* ~2 {data,information,details}',
    120,
    '{from,of,about} {children,minors}',
  ),
);
const COVERED = wording("COPPA, Children(')s Online Privacy*");

export const childrenData = definePoint({
  id: 'children-data',
  label: 'Data of children',
  topic: 'data',
  source: 'Children’s Online Privacy Protection Rule, 16 C.F.R. part 312; GDPR art. 8',
  cause: 'data of children may be collected, and the rule is not named',
  witness: 'every page',
  find(reading) {
    const hit = findFirst(reading, CHILDREN, {
      unless: wording('dependent(s), spouse, marriage, survived by, stockholder'),
    });
    if (!hit || mentions(reading, COVERED)) return null;
    return {
      issue: 'Data of children may be collected under the contract, but no terms on the consent of parents were found.',
      recommendation:
        'Say who obtains the consent of parents and how, or exclude children under 13 (under 16 in parts of Europe).',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'licence',
    hits: [
      ['4. The service may collect personal information from children.', 'Data of children'],
      ['4. Children under 13 may use the app with their own accounts.', 'Data of children'],
      [
        '4. Provider collects the scores and names of minors in the class, with their personal data.',
        'Data of children',
        'services',
      ],
      ['4. The site shall have areas for children, whose privacy Customer looks after.', 'Data of children'],
    ],
    misses: [
      ['4. The service collects no personal information from children as COPPA asks.', 'the rule is named'],
      [
        '7. The Company insures the Employee, spouse and dependent children; personal information of dependents goes to the insurer.',
        'a family',
        'employment',
      ],
      ['4. Children may visit the shop.', 'no data'],
      ['4. A charge of $10 is made where a Child is collected after six.', 'a child that is fetched', 'terms'],
      ['4. Provider collects personal information of adults.', 'adults'],
    ],
  },
});
