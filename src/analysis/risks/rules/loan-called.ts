import { anyWording, wording } from '../../lexicon/words';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { defineRule, finding } from '../rule';

const WORDS = anyWording(
  wording(
    'on demand, upon demand, at call, without (prior )(further ){notice,demand,warning}, forthwith, immediately, at once, at any time, whenever',
    200,
    'repay*, due, payable, loan, balance, sum, principal, instal(l)ments, debt',
  ),
  wording('the whole, entire', 200, 'repay*, due, payable, call*, demand*'),
  wording('ask for, claim, want', 30, 'whole loan, entire loan, whole sum, whole debt, everything'),
);

export const loanCalled = defineRule({
  id: 'loan-called',
  label: 'Loan due at once',
  family: 'money',
  severity: { medium: 'one slip or a mere wish can call in the whole debt' },
  kinds: ['finance', 'unknown'],
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['loan-accelerated-without-notice', 'payable-on-demand'], {
      must: WORDS,
      unless: wording(
        '{borrower,debtor,maker} may, prepay*, prepaid, reimburse*, {must,shall} give, in advance, cure*, expenses, guarant*',
      ),
      rather: ['acceleration-after-notice'],
    });
    if (!told) return null;
    const { place, hit, evidence } = told;
    return finding(
      'medium',
      `${place} lets the whole loan become due at once.`,
      adviceFor(
        hit.sentence.text,
        [
          { ask: 'ask for notice and a time to pay what is late', given: wording('after (+ )notice, day(s), grace') },
          { ask: 'limit the causes to payments of weight that are late' },
        ],
        '',
      ),
      evidence,
    );
  },
  examples: {
    paper: 'loan',
    hits: [
      [
        '7. If any instalment is late, the whole of the loan becomes repayable at once without notice or demand.',
        'due at once',
      ],
      ['7. The Lender may at any time, without giving a reason, require repayment of the whole loan.', 'due at once'],
      [
        '7. On any default the entire balance shall become immediately due and payable without notice to the Borrower.',
        'due at once',
      ],
      ['7. If Kim misses one payment, Robert can ask for the whole loan back right away.', 'due at once'],
      ['7. The Borrower promises to pay on demand the whole principal sum to the Lender.', 'due at once'],
    ],
    misses: [
      ['1. The Guarantor guarantees payment and shall pay to the Lender on demand any sum that is due.', 'a guarantee'],
      ['7. The Lender must give thirty days’ notice before it calls in the loan.', 'notice first'],
      ['7. Borrower shall repay the loan on 30 June 2028.', 'a day'],
      ['7. That is $9,000 in all, so the interest is $500 for the whole loan.', 'a sum for the whole loan'],
      ['7. The Borrower may repay the whole loan at any time without penalty.', 'the borrower’s choice'],
      ['7. Borrower shall reimburse the costs of the Lender on demand.', 'costs'],
    ],
  },
});
