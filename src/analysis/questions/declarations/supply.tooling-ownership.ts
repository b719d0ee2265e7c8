import { defineQuestion } from '../define-question';

export const supplyToolingOwnership = defineQuestion({
  id: 'supply.tooling-ownership',
  title: 'Tools and moulds',
  ask: 'Do tools, moulds and material that the buyer pays for or provides belong to the buyer?',
  kinds: ['supply', 'manufacturing'],
  yes: {
    provisions: ['buyer-owns-tools'],
    words: [
      [
        'screen',
        'block',
        'tool',
        'mould',
        'mold',
        'die',
        'dies',
        'jig',
        'pattern',
        'material',
        'fixture',
        'equipment',
        'consign',
        'gauge',
        'drawing',
        'plate',
        'free issue',
        'provided',
        'property',
        'cutter',
        'film',
      ],
    ],
  },
  no: {
    provisions: ['tools-stay-with-maker'],
    words: [
      [
        'embroidery',
        'tape',
        'tool',
        'mould',
        'mold',
        'die',
        'dies',
        'jig',
        'pattern',
        'fixture',
        'equipment',
        'plate',
        'lien',
        'drawing',
        'film',
        'screen',
        'cutter',
      ],
    ],
  },
  says: {
    yes: "Tools and material that the buyer pays for or provides are the buyer's.",
    no: "Tools stay the maker's, also where the buyer has paid for them, or the maker has a lien on them.",
    not_stated: 'Who owns tools and moulds was not found.',
  },
  positions: {
    drafter: {
      yes: 'low',
      not_stated: 'low',
      why: 'It must know who repairs, stores and insures the tools, and how long.',
      ask: 'Tools belong to the one who paid for them in full; the maker keeps them with ordinary care and may keep its own process equipment.',
    },
    other: {
      no: 'high',
      not_stated: 'medium',
      why: 'Without clear title in the tools the one who paid for them cannot take the work elsewhere.',
      ask: 'Tools belong to the one who paid for them in full and are handed over on demand against payment of undisputed sums due for them.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC article 9',
      says: "title in goods at another's premises may need a filing to hold against its creditors",
    },
  ],
  examples: {
    yes: [
      "The stamping dies that Corbin financed are Corbin's and carry its name plate.",
      "All molds paid for or furnished by Customer remain Customer's property, to be returned on request.",
    ],
    no: ['The presses and dies stay with the foundry, although the client contributed to their price.'],
    not_stated: ['The carpenter brings his own saws.', 'Tool hire is charged by the day.'],
  },
});
