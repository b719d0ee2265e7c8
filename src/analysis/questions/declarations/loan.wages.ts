import { defineQuestion } from '../define-question';

export const loanWages = defineQuestion({
  id: 'loan.wages',
  title: 'Wages as security',
  ask: 'Are wages, a pension or other income assigned to the lender?',
  kinds: ['loan', 'promissory-note', 'guaranty', 'security-agreement'],
  yes: {
    provisions: ['wages-or-pension-assigned'],
    words: [
      ['wage', 'salar', 'pay', 'pension', 'earn', 'employ', 'income', 'gratuity', 'refund', 'commission'],
      [
        'send',
        'paid directly',
        'assign',
        'cede',
        'cession',
        'transfer',
        'deduct',
        'attach',
        'pledg',
        'collect',
        'charg',
        'authori',
        'garnish',
        'take',
        'made over',
        'makes over',
        'remit',
        'mortgag',
        'go to',
        'collateral',
        'claim',
        'instruct',
        'check off',
        'drawn',
        'order',
      ],
    ],
  },
  says: {
    yes: 'Wages, a pension or other income is assigned, or may be taken without a court.',
    no: 'No assignment of wages was found.',
    not_stated: 'No assignment of wages was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Income can be taken, and the one who pays it told of the debt, before any court has heard it.',
      ask: 'Delete; wages, pension and benefits are no security for this loan.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '16 CFR § 444.2(a)(3)',
      says: 'wage assignments in consumer credit are barred, unless revocable at will',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'Half of what the mill pays him goes to the creditor until the debt is paid, by an assignment of today.',
      'My pension office shall send my pension to the lender.',
    ],
    not_stated: ['The mill pays him each Friday.', 'The lender has no recourse to the borrower’s pay.'],
  },
});
