import { defineQuestion } from '../define-question';
import { paidWhenOthersPayWords } from '../words/paid-when-others-pay';

export const contractorPayWhen = defineQuestion({
  id: 'contractor.pay-when',
  title: 'Pay tied to others',
  ask: 'Is pay tied to payment by others or to the client’s satisfaction?',
  kinds: ['contractor', 'consulting', 'influencer', 'endorsement', 'agency'],
  yes: {
    unlike: ['is limited to the {amount,fees,sum}(s)', 'paid or should have paid'],
    provisions: ['paid-when-others-pay'],
    words: paidWhenOthersPayWords,
  },
  says: {
    yes: 'Pay depends on payment by others or on the other side’s satisfaction.',
    no: 'Pay is due on a date.',
    not_stated: 'Pay tied to others or to satisfaction was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Work done may never be paid, for reasons outside its control.',
      ask: 'Each invoice is payable within 30 days of receipt, whether or not the Client has been paid by its own customer.',
    },
    drafter: {
      yes: 'low',
      why: 'Such terms are barred or limited for freelancers in several places.',
      ask: 'Undisputed invoices are payable within 30 days.',
    },
  },
  law: [
    {
      place: 'New York',
      cite: 'Gen. Bus. Law art. 44-A',
      says: 'written contract and payment of freelancers, as a rule in 30 days',
    },
    {
      place: 'England and Wales',
      cite: 'Late Payment of Commercial Debts (Interest) Act 1998',
      says: 'interest on late business debts',
      protects: 'businesses',
    },
  ],
  examples: {
    yes: [
      'The painter gets his money when the gallery’s buyer has paid.',
      'Nothing is owed for a text until the editor is satisfied.',
    ],
    not_stated: ['The gallery pays in ten days.', 'Sub-tenants pay rent to the tenant monthly in any case of vacancy.'],
  },
});
