import { defineQuestion } from '../define-question';

export const jointVentureBindingAndScope = defineQuestion({
  id: 'joint-venture.binding-and-scope',
  title: 'Terms left open',
  ask: 'Are important terms left to be agreed later, or is the paper said not to bind?',
  kinds: ['joint-venture', 'collaboration', 'strategic-alliance', 'co-branding', 'sponsorship'],
  yes: {
    provisions: ['terms-left-to-agree'],
    words: [
      [
        'agree',
        'negotiat',
        'later',
        'tbd',
        'intent',
        'talk',
        'subject',
        'discuss',
        'settle',
        'decided',
        'defin',
        'determin',
        'laid down',
        'bound',
        'not binding',
        'open',
        'work out',
        'details',
        't b d',
      ],
    ],
  },
  says: {
    yes: 'Important terms are left to be agreed later, or all or part of the paper does not bind.',
    no: 'All important terms are fixed.',
    not_stated: 'Terms left open were not found.',
  },
  positions: {
    drafter: {
      yes: 'high',
      why: 'It may spend money on a plan that no court would enforce.',
      ask: 'The plan, budget, contributions and shares in Schedule [1] are part of this Agreement and bind from signing; what is not agreed by [date] is settled by the expert under clause [ ].',
    },
    other: {
      yes: 'high',
      why: 'The stronger side may fill the gaps later, when this one can hardly walk away any more.',
      ask: 'The plan, budget, contributions and shares in Schedule [1] are part of this Agreement and bind from signing; what is not agreed by [date] is settled by the expert under clause [ ].',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Walford v Miles [1992] 2 AC 128',
      says: 'an agreement to negotiate or agree is not enforceable',
    },
  ],
  examples: {
    yes: [
      'Who bears which cost is still to be agreed between the firms.',
      'Until the final contract has been signed neither of us is bound.',
    ],
    not_stated: ['The plan in Annex 1 binds both firms.', 'We discussed the weather.'],
  },
});
