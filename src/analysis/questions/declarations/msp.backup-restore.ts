import { defineQuestion } from '../define-question';

export const mspBackupRestore = defineQuestion({
  id: 'msp.backup-restore',
  title: 'Backup and recovery',
  ask: 'Does the provider promise backups and restores?',
  kinds: ['saas', 'hosting', 'it-managed-services'],
  yes: {
    provisions: ['backups-promised'],
    words: [
      [
        'back',
        'copy',
        'copies',
        'recover',
        'restor',
        'snapshot',
        'replica',
        'rto',
        'disaster',
        'continuity',
        '24 hours of data',
        'secures the data',
      ],
    ],
  },
  no: {
    provisions: ['customer-backs-up-alone'],
    words: [
      [
        'back',
        'copy',
        'copies',
        'copys',
        'loss',
        'lost',
        'lose',
        'restor',
        'data',
        'recover',
        'archive',
        'originals',
        'destroyed',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The provider promises backups or recovery.',
    no: 'The customer alone must back up, or lost data are its risk.',
    not_stated: 'Nothing is said on backups.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'After a failure or attack its data may be gone, and nobody owes them.',
      ask: 'The Provider backs up all data daily, keeps backups for thirty days apart from the system, restores within eight hours with at most one day lost, tests this twice a year and is liable for failing to.',
    },
    drafter: {
      yes: 'low',
      why: 'The times must be those that it can meet.',
      ask: 'Recovery times are those in the annex and start with the report.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'DORA (Regulation (EU) 2022/2554) art. 30',
      says: 'recovery terms in contracts of financial entities',
    },
  ],
  examples: {
    yes: [
      'The host copies the shop’s database each night and can bring it back in two hours.',
      'Restores are rehearsed in March and October.',
    ],
    no: ['The shop should make its own copies as the host does not answer for lost data.'],
    not_stated: ['The licensee may make one copy.', 'The backup singer is paid separately.'],
  },
});
