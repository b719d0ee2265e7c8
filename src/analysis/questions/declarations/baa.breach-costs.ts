import { defineQuestion } from '../define-question';

export const baaBreachCosts = defineQuestion({
  id: 'baa.breach-costs',
  title: 'Cost of a breach',
  ask: 'Does the associate pay the costs of a breach that it caused?',
  kinds: ['business-associate', 'data-processing'],
  yes: {
    provisions: ['breach-costs-borne'],
    words: [
      [
        'cost',
        'pay',
        'reimburs',
        'expens',
        'indemn',
        'bear',
        'compensat',
        'fund',
        'refund',
        'repay',
        'cover',
        'liable',
        'make good',
        'monitor',
        'loss',
        'falls',
        'offered',
      ],
    ],
  },
  says: {
    yes: 'The one who caused a breach pays its costs.',
    no: 'The costs of a breach are not borne by the one who caused it.',
    not_stated: 'Who pays the costs of a breach is not said.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'Letters, call centres, credit monitoring and fines after a breach can cost many times the contract.',
      ask: 'The one who caused a breach reimburses the reasonable costs of notices, call centre, credit monitoring for up to two years, investigation and, where lawful, fines, up to a separate cap backed by cyber insurance.',
    },
    drafter: {
      yes: 'high',
      why: 'Without a cap one breach can end its business.',
      ask: 'Only listed costs of breaches that it caused are paid, up to a separate cap equal to its cyber insurance.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '45 CFR 164.404–164.410',
      says: 'notices after a breach of unsecured health information',
    },
  ],
  examples: {
    yes: [
      'If the archive loses charts it pays for the letters to patients and two years of credit monitoring.',
      'The cost of notices falls upon the party whose system was broken into.',
    ],
    not_stated: ['The tenant pays for broken glass.', 'Breach of the lease may lead to its end.'],
  },
});
