/** Goods that are moved and stored; software and advice are not. */
export const GOODS: readonly (readonly string[])[] = [
  [
    'goods',
    'stock',
    'inventor',
    'warehous',
    'ship',
    'freight',
    'carton',
    'spare part',
    'consignment',
    'pallet',
    'units',
    'carrier',
    'ex works',
  ],
];

/** Something is made that can be owned, copied or approved. */
export const MADE_THINGS: readonly (readonly string[])[] = [
  [
    ...[
      'deliverable',
      'software',
      'design',
      'report',
      'documentation',
      'content',
      'website',
      'source code',
      'work product',
      'copyright',
    ],
    ...[
      'intellectual property',
      'creative',
      'artwork',
      'statement of work',
      'work order',
      'specification',
      'develop',
      'platform',
    ],
    ...['project', 'drawing', 'manuscript', 'film', 'video', 'results of the', 'invention', 'consult', 'data'],
  ],
];

/** Goods that are made to order, with tools or after a design. */
export const MADE_TO_ORDER: readonly (readonly string[])[] = [
  [
    ...[
      'tool',
      'mould',
      'mold',
      'die ',
      'dies ',
      'jig',
      'manufactur',
      'machin',
      'custom made',
      'bespoke',
      'drawing',
      'specification',
    ],
    ...['component', 'private label', 'own label', 'prototype', 'buyer s design', 'customer s design'],
  ],
];

/** Quantities are planned ahead. */
export const PLANNED: readonly (readonly string[])[] = [
  ['forecast', 'estimat', 'capacity', 'lead time', 'rolling', 'production plan', 'raw material'],
];

/** Somebody lives there. */
export const DWELLING: readonly (readonly string[])[] = [
  ['dwelling', 'apartment', 'residential', 'residence', 'bedroom', 'house', 'home', 'flat ', 'condominium', 'live in'],
];

/** What is published for an audience. */
export const AUDIENCE: readonly (readonly string[])[] = [
  [
    'posts',
    'follower',
    'audience',
    'social media',
    'campaign',
    'influencer',
    'views',
    'engagement rate',
    'impressions',
  ],
];
