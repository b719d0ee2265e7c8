import { defineQuestion } from '../define-question';

export const softwareSourceEscrow = defineQuestion({
  id: 'software.source-escrow',
  title: 'Source code in escrow',
  ask: 'Is the source code held in escrow?',
  kinds: ['software-licence'],
  yes: {
    categories: ['Source Code Escrow'],
    words: [['escrow', 'source']],
  },
  says: {
    yes: 'The source code is held in escrow.',
    no: 'There is no escrow of the source code.',
    not_stated: 'No escrow of the source code was found.',
  },
  positions: {
    licensee: {
      not_stated: 'low',
      why: 'If the licensor fails nobody may be able to mend or adapt a program on which it depends.',
      ask: 'The source code is deposited with an escrow agent and released on the Licensor’s insolvency or end of support.',
    },
  },
  examples: {
    yes: [
      'Licensor shall deposit the source code of the Software with the escrow agent within ten days of each release.',
      'The source code is released from escrow to Licensee if Licensor becomes insolvent.',
    ],
    not_stated: ['The deposit is held in escrow by the solicitor.', 'The source of the water is a well.'],
  },
});
