import { defineQuestion } from '../define-question';

export const ipassignLicenceBack = defineQuestion({
  id: 'ipassign.licence-back',
  title: 'Licence back',
  ask: 'Does the assignor keep a right to use what it assigned?',
  kinds: ['ip-assignment'],
  yes: {
    provisions: ['licence-back'],
    words: [['licen', 'right', 'use', 'using', 'reuse', 'show', 'practice', 'keep', 'exploit', 'display', 'permit']],
  },
  no: {
    provisions: ['no-right-kept'],
    words: [
      [
        'no ',
        'none',
        'not ',
        'cease',
        'nothing',
        'may no',
        'waive',
        'gives up',
        'give up',
        'destroy',
        'neither',
        'without',
        'ends',
        'can t',
        'cant',
        'end',
        'any use',
        'any third party',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The assignor keeps a right to use.',
    no: 'The assignor keeps no right to use.',
    not_stated: 'No right kept by the assignor was found.',
  },
  positions: {
    assignor: {
      no: 'medium',
      not_stated: 'medium',
      why: 'It may infringe by using its own earlier work, even in its portfolio.',
      ask: 'Assignee grants Assignor a perpetual, non-exclusive, royalty-free licence to use the Assigned Rights in its own business and portfolio.',
    },
    assignee: {
      yes: 'low',
      why: 'The seller stays a user, and perhaps a rival.',
      ask: 'The licence back is for internal use and portfolio only, not transferable.',
    },
  },
  examples: {
    yes: [
      'The painter may go on using “Gulls” on his own cards and site.',
      'A free licence for own use is kept by the seller of the process.',
    ],
    no: ['The painter has no right left in “Gulls” and may not show it any more.'],
    not_stated: ['The driver’s licence is given back.', 'The buyer may license others.'],
  },
});
