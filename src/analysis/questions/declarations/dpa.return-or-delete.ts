import { defineQuestion } from '../define-question';
import { dataDeletedAtEndWords } from '../words/data-deleted-at-end';
import { dataKeptAfterEndWords } from '../words/data-kept-after-end';

export const dpaReturnOrDelete = defineQuestion({
  id: 'dpa.return-or-delete',
  title: 'Deletion or return',
  ask: 'Must the processor delete or return all data at the end?',
  kinds: ['data-processing'],
  yes: {
    provisions: ['data-deleted-at-end'],
    words: dataDeletedAtEndWords,
  },
  no: {
    provisions: ['data-kept-after-end'],
    words: dataKeptAfterEndWords,
  },
  both: 'no',
  says: {
    yes: 'The processor must delete or return the data at the end.',
    no: 'The processor may keep the data after the end.',
    not_stated: 'Nothing was found on deletion or return at the end.',
  },
  positions: {
    controller: {
      no: 'high',
      not_stated: 'high',
      why: 'It may answer for data that lie with somebody who no longer works for it.',
      ask: 'At the Controller’s choice the Processor returns or deletes all Personal Data within thirty days of the end, backups in their usual cycle, and certifies it, unless law requires storage.',
    },
    processor: {
      not_stated: 'low',
      why: 'Backups can seldom be erased singly.',
      ask: 'Backups are overwritten in their usual cycle, and stay protected until then.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'GDPR art. 28(3)(g)',
      says: 'deletion or return at the controller’s choice',
    },
    {
      place: 'England and Wales',
      cite: 'UK GDPR art. 28(3)(g)',
      says: 'deletion or return at the controller’s choice',
    },
  ],
  examples: {
    yes: [
      'As the school prefers, the pupils’ data go back to it or are erased when the bureau’s work is over.',
      'Erasure of all files within a month of the end, with a certificate.',
    ],
    no: ['The bureau can hold on to the pupil files after the contract and keep them as it likes.'],
    not_stated: ['The tenant returns the keys.', 'Wrong data are corrected on request.'],
  },
});
