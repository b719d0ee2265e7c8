import { defineQuestion } from '../define-question';

export const membershipCardAuthority = defineQuestion({
  id: 'membership.card-authority',
  title: 'Charging the card',
  ask: 'May the club charge the card or account without notice, or any sum?',
  kinds: ['consumer-membership'],
  yes: {
    provisions: ['charge-without-notice'],
    words: [
      [
        'ach',
        'withdraw',
        'charg',
        'debit',
        'card',
        'account',
        'bank',
        'payment method',
        'draw',
        'collect',
        'taken',
        'deduct',
      ],
    ],
  },
  says: {
    yes: 'The club may charge the card or account without notice.',
    no: 'The club charges the card only after notice.',
    not_stated: 'Charging the card without notice was not found.',
  },
  positions: {
    member: {
      yes: 'high',
      why: 'A sum the club thinks is owed can be gone from the account before it is questioned.',
      ask: 'The Club charges only the agreed dues on the agreed day, tells the Member ten days ahead of any other sum, and charges nothing after the end.',
    },
    club: {
      yes: 'low',
      why: 'Varying debits may need notice under payment rules.',
      ask: "The Club may charge dues on the agreed day and other sums after ten days' notice.",
    },
  },
  law: [
    {
      place: 'US',
      cite: '12 CFR 1005.10',
      says: 'preauthorised debits need written consent, and notice where the amount varies',
    },
  ],
  examples: {
    yes: [
      'The gym draws whatever is open from the account on file, and does not announce it.',
      'We can debit your card for all fees with no word beforehand.',
    ],
    not_stated: ['The card opens the turnstile.', 'The charge of the battery lasts a day.'],
  },
});
