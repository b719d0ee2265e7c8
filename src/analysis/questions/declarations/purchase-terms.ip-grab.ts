import { defineQuestion } from '../define-question';

export const purchaseTermsIpGrab = defineQuestion({
  id: 'purchase-terms.ip-grab',
  title: "Supplier's drawings and know-how",
  ask: "Does the buyer take the supplier's own drawings, inventions or know-how, or a right to have the goods made by others?",
  kinds: ['purchase-conditions', 'purchase-order'],
  yes: {
    provisions: ['buyer-takes-supplier-designs'],
    words: [
      [
        'ip',
        'blueprint',
        'drawing',
        'design',
        'invent',
        'know how',
        'intellectual',
        'patent',
        'right',
        'licen',
        'technical',
        'data',
        'propert',
        'improvement',
        'process',
        'tool',
        'idea',
        'document',
        'work product',
        'recipe',
      ],
    ],
  },
  no: {
    provisions: ['background-kept'],
    words: [
      [
        'underlying',
        'general knowledge',
        'generic',
        'tools',
        'own',
        'remain',
        'retain',
        'keep',
        'background',
        'exist',
        'pre',
        'prior',
        'belong',
        'before',
        'stay',
        'property',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: "The buyer takes the supplier's drawings, inventions or know-how, or may have the goods made by others.",
    no: 'The supplier keeps what it brought.',
    not_stated: "Nothing on the supplier's drawings and know-how was found.",
  },
  positions: {
    supplier: {
      yes: 'high',
      why: 'Its own designs and process may go to a rival that only copies.',
      ask: 'The Supplier keeps its drawings, tools, process and know-how; the Buyer owns designs that it alone paid for and may use the goods and repair them.',
    },
    buyer: {
      not_stated: 'low',
      why: 'It may be tied to one maker for spare parts and later orders.',
      ask: 'Designs made for the order and paid for pass to the Buyer; it has a licence to use, repair and, if the Supplier stops supply, have the goods made.',
    },
  },
  examples: {
    yes: [
      "Whatever the foundry draws or invents for a Halden order is Halden's, patents included.",
      "Seller grants Buyer a perpetual royalty-free licence to make and have made the Goods using Seller's technical data.",
    ],
    no: ["The foundry's casting process was its own before and remains so."],
    not_stated: ['The goods do not infringe patents.', 'The drawing is to be returned in a tube.'],
  },
});
