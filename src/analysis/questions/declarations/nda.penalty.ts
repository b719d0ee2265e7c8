import { defineQuestion } from '../define-question';

export const ndaPenalty = defineQuestion({
  id: 'nda.penalty',
  title: 'Fixed sum for a breach',
  ask: 'Must a fixed sum or penalty be paid for a breach of secrecy?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['fixed-sum-for-disclosure'],
    categories: ['Liquidated Damages'],
    words: [
      [
        'penalt',
        'liquidated',
        'fine',
        'sum',
        'amount',
        'lump',
        'pay',
        'owe',
        'indebted',
        'forfeit',
        'damage',
        'cost',
        'compensation',
        'fee',
        '$',
        '€',
        '£',
      ],
    ],
  },
  says: {
    yes: 'A fixed sum or penalty is payable for a breach.',
    no: 'No penalty is payable for a breach.',
    not_stated: 'No fixed sum or penalty for a breach was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The sum may be due whether or not any harm was done, perhaps for each slip and on top of damages.',
      ask: 'Strike; the Disclosing Party may claim the loss that it proves.',
    },
    drafter: {
      yes: 'low',
      why: 'A sum out of all proportion may fall as a penalty.',
      ask: 'The sum is a reasonable estimate of the loss and is set off against damages.',
    },
  },
  law: [
    {
      place: 'Germany',
      cite: 'BGB §§ 339–343',
      says: 'an excessive penalty may be reduced by the court, save among merchants (HGB § 348)',
    },
    { place: 'India', cite: 'Contract Act 1872, s. 74', says: 'reasonable compensation up to the sum named' },
    {
      place: 'California',
      cite: 'Civ. Code § 1671',
      says: 'liquidated damages are void if unreasonable when the contract was made',
    },
    {
      place: 'England and Wales',
      cite: 'Cavendish v Makdessi [2015] UKSC 67',
      says: 'a sum out of all proportion to any legitimate interest is a penalty',
    },
  ],
  examples: {
    yes: [
      'Whoever breaks this promise has to pay the other 30,000 francs for every case.',
      'Delta shall owe Omega a conventional fine of EUR 40,000 upon each breach of clause 3.',
    ],
    not_stated: [
      'Whoever breaks this promise is liable for the loss that is caused.',
      'The fee for the study is EUR 40,000.',
      'Late delivery costs the supplier one per cent a week.',
    ],
  },
});
