import { defineQuestion } from '../define-question';
import { MADE_TO_ORDER } from '../premises';

export const supplyNoSaleToOthers = defineQuestion({
  id: 'supply.no-sale-to-others',
  title: "Sale of the buyer's goods to others",
  ask: "May the maker use the buyer's designs and brand for the buyer only, and not sell overruns or rejects?",
  kinds: ['supply', 'manufacturing'],
  yes: {
    unlike: ['{retailer,distributor,dealer,buyer,reseller} {will,shall,may,must} (not )sell'],
    provisions: ['no-sale-of-buyers-goods-to-others'],
    words: [
      [
        'alone',
        'private',
        'isn t',
        'leftover',
        'competing',
        'other',
        'third',
        'anybody',
        'anyone',
        'nobody',
        'only',
        'sole',
        'exclusiv',
        'else',
        'except',
        'own',
        'overrun',
        'surplus',
        'excess',
        'competitor',
        'reject',
        'second',
        'destroy',
        'market',
        'public',
        'elsewhere',
      ],
    ],
  },
  premise: MADE_TO_ORDER,
  says: {
    yes: "The maker may not sell goods of the buyer's design or brand to others.",
    no: 'The maker may sell such goods to others.',
    not_stated: "No ban on selling goods of the buyer's design or brand to others was found.",
  },
  positions: {
    other: {
      not_stated: 'medium',
      why: 'Its own design may appear at a rival or as cheap surplus with its name on it.',
      ask: "The Manufacturer uses the Customer's designs, marks and know-how only for the Customer's orders and destroys overruns and rejects, unless the Customer agrees otherwise in writing.",
    },
    drafter: {
      yes: 'low',
      why: 'Its standard goods and its own process must stay free for other customers.',
      ask: "The restriction covers goods made to the Customer's own designs or under its marks; the maker's standard products and process know-how are free.",
    },
  },
  examples: {
    yes: [
      'What Ilex has made for Nora Lund under her drawings goes to her and to no other shop.',
      "Manufacturer shall not sell overruns or seconds bearing Customer's trade marks.",
    ],
    not_stated: ['The customer may sell the goods under any brand.', "The designer's name appears on the label."],
  },
});
