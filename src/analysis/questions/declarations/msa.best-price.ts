import { defineQuestion } from '../define-question';

export const msaBestPrice = defineQuestion({
  id: 'msa.best-price',
  title: 'Best price',
  ask: 'Must the supplier give the customer its best price?',
  kinds: ['services-agreement', 'master-services'],
  yes: {
    categories: ['Most Favored Nation'],
    rules: ['most-favoured-nation'],
  },
  says: {
    yes: 'The supplier must give its best price or terms.',
    no: 'No best price is promised.',
    not_stated: 'No promise of the best price was found.',
  },
  positions: {
    drafter: {
      yes: 'high',
      why: 'A discount to others may have to be given here too, with refunds or audits.',
      ask: 'Delete; or limit it to future orders of like volume and terms.',
    },
  },
  examples: {
    yes: [
      'The firm gives the city terms no worse than those of any other buyer.',
      'If another pays less, the city shall get the lower price too.',
    ],
    not_stated: ['The price is 400.', 'The firm shall do its best.'],
  },
});
