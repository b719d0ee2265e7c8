import { defineQuestion } from '../define-question';

export const distributionCustomerData = defineQuestion({
  id: 'distribution.customer-data',
  title: 'Who owns the customers',
  ask: 'Do the customer lists and contacts that it builds up belong to, or go to, the other side?',
  kinds: ['distribution', 'reseller', 'agency', 'franchise', 'affiliate', 'endorsement', 'influencer'],
  yes: {
    provisions: ['customers-belong-to-other'],
    words: [
      [
        'customer',
        'client',
        'lead',
        'contact',
        'subscriber',
        'guest',
        'end user',
        'patient',
        'follower',
        'opportunit',
        'names',
        'buyers',
        'phone',
        'database',
      ],
    ],
  },
  says: {
    yes: 'Customer lists and contacts that one side builds up belong or go to the other.',
    no: 'Each side keeps its own customers.',
    not_stated: 'Nothing was found on who owns the customers.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'Its customers are its business: with the list the other side can serve them directly.',
      ask: 'Customer data stays with the party that collected it and is passed on only where a recall or the law requires it.',
    },
    drafter: {
      yes: 'low',
      why: 'Customer data may be passed on only where data protection law allows it.',
      ask: 'State on what legal basis customer data is passed on.',
    },
  },
  examples: {
    yes: [
      'The vineyard claims the wine merchant’s list of drinkers.',
      'Whoever the rep brings in is thereafter a contact of head office.',
    ],
    not_stated: ['The list of wines is long.', 'The merchant keeps its list of drinkers.'],
  },
});
