import { defineQuestion } from '../define-question';

export const guarantyCap = defineQuestion({
  id: 'guaranty.cap',
  title: 'No limit of amount',
  ask: 'Is the guarantor liable without a limit of amount?',
  kinds: ['guaranty'],
  yes: {
    provisions: ['unlimited-personal-guaranty'],
    words: [
      ['guarant', 'person', 'surety', 'liable', 'bound', 'pay', 'owner', 'stand', 'answer', 'recourse', 'responsible'],
    ],
  },
  no: {
    provisions: ['guaranty-limited-to-sum'],
    words: [
      [
        'guarant',
        'suret',
        'liab',
        'recourse',
        'stand',
        'answer',
        'claim',
        'undersigned',
        'surety',
        'recover',
        'demanded',
      ],
      [
        'at most',
        'restrict',
        'limit',
        'exceed',
        'maximum',
        'more than',
        'cap',
        'ceiling',
        'only',
        'up to',
        'greater',
        'tops',
        'higher',
        'first',
        'confined',
        'stops',
        'fixed amount',
        'most that',
      ],
    ],
  },
  says: {
    yes: 'The guarantor answers for the debts without a limit of amount.',
    no: "The guarantor's liability is limited to a stated sum.",
    not_stated: "Neither a limit of the guarantor's liability nor an unlimited guaranty was found stated.",
  },
  positions: {
    guarantor: {
      yes: 'high',
      not_stated: 'high',
      why: 'Everything the guarantor owns may answer for a debt whose size others decide.',
      ask: "The Guarantor's total liability, interest and costs included, shall not exceed [amount], reduced by each payment of the principal debtor.",
    },
    creditor: {
      no: 'low',
      why: 'A cap leaves part of the debt, and often interest and costs, without cover.',
      ask: 'The limit applies to principal; interest and reasonable costs of enforcement are payable besides.',
    },
  },
  examples: {
    yes: [
      'Mrs Blum, as guarantor, is to make good with all she owns whatever sum the firm fails to pay.',
      'The Guarantor shall be answerable personally for the full indebtedness of Kestrel LLC, there being no cap.',
    ],
    no: [
      'The surety can be called upon for 12,000 pounds at most.',
      "Under this guaranty the undersigned shall never be liable for more than one year's rent.",
    ],
    not_stated: ['The Supplier guarantees the pump for two years.', 'The maximum loan amount is $60,000.'],
  },
});
