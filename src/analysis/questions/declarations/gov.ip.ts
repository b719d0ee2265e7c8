import { defineQuestion } from '../define-question';

export const govIp = defineQuestion({
  id: 'gov.ip',
  title: 'Wide rights of the buyer',
  ask: 'Does the buyer take the supplier’s own tools, or unlimited rights?',
  kinds: ['government-terms'],
  yes: {
    provisions: ['authority-takes-wide-rights'],
    words: [
      [
        'reused',
        'right',
        'licen',
        'own',
        'propert',
        'title',
        'assign',
        'vest',
        'use',
        'publish',
        'sublicens',
        'belong',
        'available',
        'pass',
        'hand',
        'intellectual',
      ],
    ],
  },
  no: {
    provisions: ['background-kept'],
    words: [
      [
        'retain',
        'remain',
        'keep',
        'own',
        'stay',
        'existing',
        'background',
        'reserve',
        'tool',
        'belong',
        'property',
        'know',
        'before',
        'transfer',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The buyer takes very wide rights, or the supplier’s own tools.',
    no: 'The supplier keeps its own tools and earlier works.',
    not_stated: 'No very wide rights of the buyer were found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Its tools and methods may be handed to its rivals in the next tender.',
      ask: 'The Supplier keeps its background, listed and marked; the Buyer has a non-exclusive licence of it for its own use of the results.',
    },
    authority: {
      no: 'low',
      not_stated: 'medium',
      why: 'Without a licence of the tools the results may be useless with another supplier.',
      ask: 'The Buyer has a perpetual licence of all background needed to use, maintain and re-tender the results.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'FAR 52.227-14, DFARS 252.227-7013 to 7015',
      says: 'rights in data',
    },
    {
      place: 'US',
      cite: 'FAR 12.212',
      says: 'commercial software on customary licences',
    },
  ],
  examples: {
    yes: [
      'The city has unlimited rights in the inspector’s software and may give it to the next inspector.',
      'Earlier tools used for the report become property of the State.',
    ],
    no: ['The inspector’s own software, made before, remains his.'],
    not_stated: ['The city owns the bridges.', 'The tenant has a right of way.'],
  },
});
