import { defineQuestion } from '../define-question';

export const dpaLiabilitySplit = defineQuestion({
  id: 'dpa.liability-split',
  title: 'Liability for data',
  ask: 'Is liability for data limited by the general cap, excluded or shifted to the controller?',
  kinds: ['data-processing'],
  yes: {
    provisions: ['data-liability-under-main-cap'],
    words: [
      [
        'liab',
        'indemnif',
        'responsib',
        'cap',
        'claims',
        'sue',
        'fines',
        'liable',
        'limit',
        'penalt',
        'pay',
        'no more than',
      ],
    ],
  },
  no: {
    provisions: ['higher-cap-for-data'],
    words: [
      ['cap', 'limit', 'liab', 'uncapped', 'bear', 'share', 'ceiling', 'monetary', 'pays back', 'damages', 'fines'],
    ],
  },
  both: 'yes',
  says: {
    yes: 'Liability for data is under the general cap, excluded or shifted.',
    no: 'Data breaches are outside the general cap, or under a higher one.',
    not_stated: 'Nothing special is said on liability for data.',
  },
  positions: {
    controller: {
      yes: 'high',
      not_stated: 'low',
      why: 'Fines, notices and claims after one leak can be many times a year’s fees.',
      ask: 'Liability for breach of this DPA is limited to five times the annual fees, apart from the general cap; each party bears the share it caused, and nothing limits the rights of data subjects.',
    },
    processor: {
      no: 'high',
      not_stated: 'medium',
      why: 'Unlimited liability for data can end its business.',
      ask: 'Liability for data has its own cap of twice the annual fees, and each party bears the share it caused.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'GDPR arts 82–83',
      says: 'liability to data subjects and fines',
    },
    {
      place: 'England and Wales',
      cite: 'UK GDPR arts 82–83',
      says: 'liability to data subjects and fines',
    },
  ],
  examples: {
    yes: [
      'Whatever happens to the pupils’ data, the bureau is liable for at most its yearly fee.',
      'The school shall answer for fines and claims by pupils in place of the bureau.',
    ],
    no: ['If pupil data leak the usual limit falls away and a separate ceiling of five million applies.'],
    not_stated: ['The tenant is liable for the carpet.', 'The storage limit is five gigabytes.'],
  },
});
