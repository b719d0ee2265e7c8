import { wording } from '../../lexicon/words';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { defineRule, finding } from '../rule';

const WORDS = wording(
  'repay*, repaid, pay back, pay us back, reimburse*, return(ed), refund*',
  200,
  'training, course(s), bonus, relocation, cost(s), fee(s), expenses, payment, visa, moving',
);

export const repaymentOnLeaving = defineRule({
  id: 'repayment-on-leaving',
  label: 'Costs to be paid back on leaving',
  family: 'money',
  severity: { medium: 'it may tie somebody to a job' },
  kinds: ['employment'],
  bears: 'who pays',
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['repay-training-or-bonus'], {
      forces: ['must', 'does'],
      must: WORDS,
      unless: wording(
        'no repayment, shall not be required, need not, {Company,Employer} {shall,will,must}, if ~2 breach*, severance',
      ),
    });
    if (!told) return null;
    const { who, place, hit, evidence } = told;
    return finding(
      'medium',
      `${place} makes ${who} pay back costs or a bonus on leaving.`,
      adviceFor(
        hit.sentence.text,
        [
          {
            ask: 'let the sum fall month by month',
            given: wording('pro rata, pro-rat*, proportion*, reduc+, sliding, twelfth*, each month, for every'),
          },
          {
            ask: 'exempt a dismissal without fault',
            given: wording('redundan+, without cause, for cause, layoff, laid off'),
          },
        ],
        'Check the sum against what was really spent.',
      ),
      evidence,
    );
  },
  examples: {
    paper: 'employment',
    hits: [
      [
        '9. If the Employee leaves within three years the Employee must repay the cost of any training course in full.',
        'makes Employee pay back',
      ],
      [
        '9. Employee shall reimburse Company for relocation expenses if Employee resigns within two years.',
        'makes Employee pay back',
      ],
      [
        '9. The Employee has to pay back the signing bonus on leaving before the second anniversary.',
        'makes Employee pay back',
      ],
      [
        '9. Employee agrees to repay visa fees and training costs on any departure within eighteen months.',
        'makes Employee pay back',
      ],
    ],
    misses: [
      [
        '9. If the Employee breaches Section 7, the Employee must repay the whole severance payment.',
        'a sanction of a breach',
      ],
      ['9. The Company shall reimburse the Employee for the cost of training.', 'the employer pays'],
      ['9. The Employee must return laptops and keys on leaving.', 'things'],
      ['9. The Employee must attend the training course in May.', 'training'],
      ['9. No repayment of relocation costs is due if the Company ends the employment.', 'none is due'],
    ],
  },
});
