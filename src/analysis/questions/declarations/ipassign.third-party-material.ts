import { defineQuestion } from '../define-question';

export const ipassignThirdPartyMaterial = defineQuestion({
  id: 'ipassign.third-party-material',
  title: 'Others’ contributions',
  ask: 'Are rights of employees, co-authors and third parties dealt with?',
  kinds: ['ip-assignment'],
  yes: {
    provisions: ['chain-of-title-cleared'],
    words: [
      [
        'contribut',
        'employ',
        'contractor',
        'author',
        'inventor',
        'third',
        'open source',
        'co ',
        'joint',
        'freelanc',
        'sub',
        'title',
        'everybody',
        'everyone',
        'government',
        'consent',
        'library',
        'librar',
        'illustrat',
        'copyleft',
        'stock',
        'persons',
        'consultant',
        'oss',
        'each person',
        'release',
        'sample',
        'cleared',
        'signed',
      ],
    ],
  },
  says: {
    yes: 'Rights of others who contributed are dealt with.',
    no: 'Rights of others are left open.',
    not_stated: 'Nothing is said on rights of others who contributed.',
  },
  positions: {
    assignee: {
      not_stated: 'high',
      why: 'One author who never signed can stop the use of the whole.',
      ask: 'Assignor has written assignments from all who contributed, hands them over, and lists all third-party and open-source parts with their licences.',
    },
    assignor: {
      not_stated: 'low',
      why: 'What is disclosed cannot be claimed as a breach later.',
      ask: 'Third-party and open-source parts are listed in the annex.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Copyright, Designs and Patents Act 1988, s. 173(2)',
      says: 'consent of all joint owners',
    },
    {
      place: 'Germany',
      cite: 'UrhG § 29',
      says: 'copyright itself cannot be transferred; exclusive rights of use are granted',
    },
  ],
  examples: {
    yes: [
      'The two assistants who painted the sky have signed their rights over in writing, so that no third party has a share.',
      'Open source parts are named in Annex 4, and each contributor has assigned in writing.',
    ],
    not_stated: ['The assistants wear gloves.', 'Subcontractors park behind.'],
  },
});
