import { defineQuestion } from '../define-question';

export const ndaNonCircumvention = defineQuestion({
  id: 'nda.non-circumvention',
  title: 'No dealing with the other’s contacts',
  ask: 'Is the recipient barred from dealing with the discloser’s customers, suppliers or contacts?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda'],
  yes: {
    provisions: ['non-circumvention'],
    categories: ['No-Solicit Of Customers'],
    words: [
      [
        'buyer',
        'through',
        'named',
        'leave',
        'deal',
        'business with',
        'customer',
        'costumer',
        'client',
        'supplier',
        'contact',
        'introduc',
        'circumvent',
        'bypass',
        'source',
        'investor',
        'vendor',
        'behind',
        'divert',
        'distributor',
        'tenant',
        'owner',
        'through us',
        'dealing',
      ],
    ],
  },
  says: {
    yes: 'The recipient may not deal with the discloser’s customers, suppliers or contacts.',
    no: 'The recipient may deal with the discloser’s customers, suppliers and contacts.',
    not_stated: 'No ban on dealing with the discloser’s contacts was found.',
  },
  positions: {
    recipient: {
      yes: 'high',
      why: 'Customers and suppliers whom the recipient has already, or could find itself, may become forbidden ground.',
      ask: 'The ban applies for 12 months to contacts first introduced by the Disclosing Party and listed in writing, and not to persons with whom the Receiving Party already deals.',
    },
  },
  examples: {
    yes: [
      'Delta shall close no business with the mills that Omega has named to it except through Omega.',
      'For two years you will leave our buyers alone.',
    ],
    not_stated: [
      'The names of our customers are secret.',
      'The agent calls on customers once a month.',
      'Each party remains free to deal with whom it likes.',
    ],
  },
});
