import { defineQuestion } from '../define-question';

export const softwareTransfer = defineQuestion({
  id: 'software.transfer',
  title: 'Transfer of the licence',
  ask: 'Is the licence not transferable?',
  kinds: ['software-licence'],
  yes: {
    categories: ['Non-Transferable License'],
    words: [['transfer', 'assign', 'sublicen', 'personal']],
  },
  says: {
    yes: 'The licence may not be transferred.',
    no: 'The licence may be transferred.',
    not_stated: 'No ban on a transfer of the licence was found.',
  },
  positions: {
    licensee: {
      yes: 'medium',
      why: 'On a sale, a merger or a move to an outsourcer it may have to buy again.',
      ask: 'The licence may be transferred within the Licensee’s group, to a buyer of the business and to an outsourcer working for it, with notice and without a fee.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive 2009/24/EC art. 4(2)',
      says: 'the right to control resale of a copy ends with its first sale',
    },
  ],
  examples: {
    yes: [
      'Licensor grants Licensee a non-exclusive, non-transferable license to use the Software.',
      'The licence is personal to Licensee and may not be assigned, transferred or sublicensed.',
    ],
    not_stated: ['Payment is made by bank transfer.', 'The employee may be transferred.'],
  },
});
