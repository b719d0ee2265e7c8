import { defineQuestion } from '../define-question';

export const offerEquityNumber = defineQuestion({
  id: 'offer.equity-number',
  title: 'Equity left open',
  ask: 'Is equity promised without a fixed number, or subject to later approval?',
  kinds: ['offer-letter', 'employment', 'employment-us'],
  yes: {
    provisions: ['equity-left-open'],
    words: [
      [
        'option',
        'equity',
        'stock',
        'share',
        'esop',
        'rsu',
        'piece of',
        'participat',
        'stake',
        'award',
        'grant',
        'capital',
      ],
    ],
  },
  says: {
    yes: 'Equity is promised subject to later approval or without a fixed number.',
    no: 'Equity is granted in a fixed number.',
    not_stated: 'No open promise of equity was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'A share of an unknown whole, or a grant that still needs approval, may turn out to be worth little.',
      ask: 'The grant is of a stated number of shares, being a stated part of the fully diluted capital, to be approved by a stated date, with vesting and exercise terms attached.',
    },
    drafter: {
      yes: 'low',
      why: 'A loose promise of equity is a common cause of claims.',
      ask: 'The grant is of a stated number of options, subject to board approval and the attached plan.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '26 U.S.C. §§ 409A, 422',
      says: 'price and form of options',
    },
  ],
  examples: {
    yes: ['The board will be asked to give her some options.', 'A stake of two per cent shall be agreed later.'],
    not_stated: [
      'Hereby 4,000 options are granted to him at $2.',
      'The Company is an equal opportunity employer of the state.',
    ],
  },
});
