import { defineQuestion } from '../define-question';

export const ipassignPresentWords = defineQuestion({
  id: 'ipassign.present-words',
  title: 'Words of assignment',
  ask: 'Is the assignment only promised for later?',
  kinds: ['ip-assignment', 'development'],
  yes: {
    provisions: ['agrees-to-assign-later'],
    words: [
      [
        'assign',
        'transfer',
        'convey',
        'rights',
        'make over',
        'sign over',
        'procure',
        'put in your name',
        'will be put',
        'ownership',
      ],
    ],
  },
  no: {
    provisions: ['work-assigned-at-once'],
    categories: ['Ip Ownership Assignment'],
    words: [['assign', 'transfer', 'own', 'belong', 'vest', 'property', 'title', 'convey', 'ours', 'hire']],
  },
  both: 'no',
  says: {
    yes: 'The assignment is only promised for later.',
    no: 'The rights are assigned by present words.',
    not_stated: 'No promise to assign later was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Until a further paper is signed the rights stay with the other side, who may give them to a third.',
      ask: 'Assignor hereby assigns to Assignee all right, title and interest, rights that arise in future included.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Stanford v. Roche, 563 U.S. 776 (2011)',
      says: 'a present assignment beat an earlier promise to assign',
    },
    {
      place: 'England and Wales',
      cite: 'Copyright, Designs and Patents Act 1988, s. 91',
      says: 'future copyright can be assigned now',
    },
  ],
  examples: {
    yes: [
      'The painter shall sign the rights over to the museum as soon as it asks for them.',
      'An assignment of the name will be made after the season.',
    ],
    no: [
      'Assignor hereby irrevocably assigns, transfers and conveys to Assignee all of its right, title and interest in the Patents.',
    ],
    not_stated: ['The manager assigns rooms to guests.', 'The lease may not be assigned.'],
  },
});
