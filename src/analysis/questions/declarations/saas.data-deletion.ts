import { defineQuestion } from '../define-question';
import { dataDeletedAtEndWords } from '../words/data-deleted-at-end';
import { dataKeptAfterEndWords } from '../words/data-kept-after-end';

export const saasDataDeletion = defineQuestion({
  id: 'saas.data-deletion',
  title: 'Deletion after the end',
  ask: 'Must the provider delete the customer’s data after the end?',
  kinds: ['saas', 'hosting', 'it-managed-services'],
  yes: {
    provisions: ['data-deleted-at-end'],
    words: dataDeletedAtEndWords,
  },
  no: {
    provisions: ['data-kept-after-end'],
    words: dataKeptAfterEndWords,
  },
  both: 'no',
  spokenOf: [
    ['delet', 'eras', 'destroy', 'purge', 'wipe'],
    ['data', 'content', 'account'],
  ],
  says: {
    yes: 'The data must be deleted or returned after the end.',
    no: 'The provider may keep the data after the end.',
    not_stated: 'Whether the data are deleted after the end is not said.',
  },
  positions: {
    other: {
      no: 'medium',
      not_stated: 'medium',
      why: 'Data that lie on a former provider’s servers can leak or be used for years.',
      ask: 'Within thirty days after the export period the Provider deletes all Customer Data, backups in their usual cycle, and certifies it.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'GDPR art. 28(3)(g)',
      says: 'deletion or return of personal data at the controller’s choice',
    },
    {
      place: 'England and Wales',
      cite: 'UK GDPR art. 28(3)(g)',
      says: 'deletion or return of personal data at the controller’s choice',
    },
  ],
  examples: {
    yes: [
      'A month after the gym has left its member list is erased from all our disks.',
      'All copies of the museum’s archive are to be destroyed when the contract is over.',
    ],
    no: ['The host may hang on to the guest list after the hotel has left.'],
    not_stated: ['The gym may delete single members.', 'The tenant must remove his things.'],
  },
});
