import { defineQuestion } from '../define-question';

export const ndaMutuality = defineQuestion({
  id: 'nda.mutuality',
  title: 'Both sides bound',
  ask: 'Are both sides bound to secrecy for what they learn from each other?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda'],
  yes: {
    provisions: ['mutual-confidentiality'],
    words: [
      [
        'each',
        'both',
        'mutual',
        'recipro',
        'either',
        'neither',
        'parties',
        'one another',
        'two way',
        'what you',
        'whichever',
        'same terms',
      ],
    ],
  },
  no: {
    provisions: ['one-way-confidentiality'],
    words: [
      [
        'only',
        'no ',
        'not ',
        'nothing',
        'one way',
        'one sided',
        'unilateral',
        'alone',
        'exclusive',
        'sole',
        'to you',
        'free',
        'waive',
        'accepts',
        'non confidential',
        'without restriction',
      ],
    ],
  },
  says: {
    yes: 'Both sides are bound to secrecy.',
    no: 'Only one side is bound to secrecy.',
    not_stated: 'The paper does not say that both sides are bound to secrecy.',
  },
  positions: {
    discloser: {
      no: 'low',
      not_stated: 'low',
      why: 'If the discloser itself learns secrets in the talks, a one-way paper can poison its own work with claims later.',
      ask: 'The duties in this Agreement apply to each party as recipient of the other’s Confidential Information.',
    },
    recipient: {
      no: 'high',
      not_stated: 'high',
      why: 'Whatever this side tells in the talks may be used and passed on freely.',
      ask: 'The duties in this Agreement apply to each party as recipient of the other’s Confidential Information.',
    },
  },
  examples: {
    yes: [
      'Omega and Delta shall both keep to themselves whatever they learn of each other.',
      'The duties of a recipient bind each of the parties alike.',
    ],
    no: ['The organiser owes participants no secrecy for what they tell it.', 'Secrecy is owed by the bidder alone.'],
    not_stated: [
      'Both parties have signed this letter.',
      'Each side pays its own lawyers.',
      'The Recipient shall keep the Discloser’s secrets.',
    ],
  },
});
