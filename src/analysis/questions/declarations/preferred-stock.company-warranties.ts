import { defineQuestion } from '../define-question';

export const preferredStockCompanyWarranties = defineQuestion({
  id: 'preferred-stock.company-warranties',
  title: 'Founders answer personally',
  ask: 'Do the founders personally give warranties to the investors or answer for them?',
  kinds: ['preferred-stock'],
  yes: {
    provisions: ['founders-warrant-personally'],
    words: [
      [
        'founder',
        'promoter',
        'key holder',
        'warrantor',
        'mr',
        'ms',
        'manage',
        'principal shareholder',
        'individual',
        'you',
      ],
      [
        'warrant',
        'represent',
        'guarant',
        'liab',
        'indemn',
        'stand',
        'vouch',
        'promise',
        'answer',
        'personal',
        'assur',
        'confirm',
        'declare',
        'responsib',
        'joint',
        'repay',
        'pay',
      ],
    ],
  },
  says: {
    yes: 'The founders personally give warranties or answer for them.',
    no: 'Only the company gives warranties.',
    not_stated: 'Personal warranties of the founders were not found.',
  },
  positions: {
    company: {
      yes: 'high',
      why: 'An error about the company could cost the founders what they own.',
      ask: 'Only the Company gives warranties; a Founder answers for his own title, capacity and inventions alone, up to one year’s salary, claims to be notified within 12 months.',
    },
    investor: {
      not_stated: 'low',
      why: 'A claim against the company in which it holds shares is in part a claim against itself.',
      ask: 'The Founders give the warranties on their own inventions and title, and on the business up to one year’s salary each.',
    },
  },
  examples: {
    yes: [
      'Both founders vouch with their own money for what the company has told the fund.',
      'The founders, as warrantors beside the company, warrant the accounts to the fund.',
    ],
    not_stated: ['The company warrants that it exists.', 'The founders work full time.'],
  },
});
