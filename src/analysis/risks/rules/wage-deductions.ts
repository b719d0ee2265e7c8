import { wording } from '../../lexicon/words';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { defineRule, finding } from '../rule';

const WORDS = wording(
  'deduct*, take(n), set off, withh*, recover*, subtract*',
  160,
  'pay, salary, wages, remuneration, payslip',
);

export const wageDeductions = defineRule({
  id: 'wage-deductions',
  label: 'Deductions from pay',
  family: 'money',
  severity: { medium: 'pay may come out short by what the employer believes is owed' },
  kinds: ['employment'],
  bears: 'who pays',
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['wage-deductions'], {
      forces: ['may', 'must', 'does', 'must not'],
      must: WORDS,
      unless: wording(
        'required by law, required to be deducted, tax(es), shall not, may not, must not, no deduction(s), consent, overpayment(s), overpaid',
      ),
    });
    if (!told) return null;
    const { place, hit, evidence } = told;
    return finding(
      'medium',
      `${place} lets sums be taken from pay.`,
      adviceFor(
        hit.sentence.text,
        [
          { ask: 'name the sums that may be deducted' },
          { ask: 'ask for notice of them', given: wording('notice, tell(s), telling, informed') },
          {
            ask: 'put a ceiling on what is taken in a month',
            given: wording('no more than, at most, up to, percent, %'),
          },
        ],
        'Check the deductions against the law on wages.',
      ),
      evidence,
    );
  },
  examples: {
    paper: 'employment',
    hits: [
      [
        '4.4 The Company may deduct from the Employee’s pay any sum that it believes the Employee owes.',
        'taken from pay',
      ],
      [
        '4.4 Employee agrees that the cost of breakages and till shortages will be taken out of wages.',
        'taken from pay',
      ],
      [
        '4.4 The Company shall be entitled to recover any loss caused by the Employee by deduction from salary.',
        'taken from pay',
      ],
      [
        '4.4 The Company can withhold damage to tools, uniforms and vehicles from the Employee’s final salary.',
        'taken from pay',
      ],
    ],
    misses: [
      [
        '4.4 The Company may deduct from pay any overpayment made in error after two weeks’ notice.',
        'what was paid too much',
      ],
      [
        '4.4 The Company deducts income tax and social contributions from salary as required by law.',
        'what the law asks',
      ],
      [
        '4.4 The Company shall not make deductions from wages without the written consent of the Employee.',
        'a bar on them',
      ],
      ['4.4 The Company pays the salary on the last working day of the month.', 'pay'],
      ['4.4 Landlord may deduct the cost of repairs from the deposit.', 'a deposit', 'lease'],
    ],
  },
});
