import { defineQuestion } from '../define-question';

export const loanMaturityOrDemand = defineQuestion({
  id: 'loan.maturity-or-demand',
  title: 'Repayable on demand',
  ask: 'Is the loan repayable whenever the lender asks?',
  kinds: ['loan', 'promissory-note'],
  yes: {
    provisions: ['payable-on-demand'],
    words: [
      [
        'whenever',
        'wishes',
        'demand',
        'ask',
        'call',
        'recall',
        'wants',
        'request',
        'any time',
        'right to',
        'claim back',
        'all times',
        'fit',
        'fix the day',
        'require',
        'notice',
      ],
      [
        'repa',
        'pay',
        'due',
        'loan',
        'back',
        'return',
        'demand',
        'balance',
        'advance',
        'facility',
        'called in',
        'call in',
        'whole sum',
      ],
    ],
  },
  says: {
    yes: 'The loan is repayable whenever the lender asks.',
    no: 'The loan is not repayable on demand.',
    not_stated: 'The loan was not found to be repayable on demand.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The whole sum may have to be found within days even if instalments were planned.',
      ask: 'The loan is repaid in the instalments of the schedule; the lender may require earlier repayment only after default, notice and a period to cure.',
    },
  },
  examples: {
    yes: [
      'Brother lends the sum until he wishes to have it back and may claim it whenever he likes.',
      'The holder is free to demand the whole of this note at any hour.',
    ],
    not_stated: ['Upon demand the vendor shall show its licence.', 'The loan runs for five years and ends on 3 June.'],
  },
});
