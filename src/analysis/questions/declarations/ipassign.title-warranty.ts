import { defineQuestion } from '../define-question';

export const ipassignTitleWarranty = defineQuestion({
  id: 'ipassign.title-warranty',
  title: 'Promise of title',
  ask: 'Does the assignor promise that it owns the rights free of claims?',
  kinds: ['ip-assignment'],
  yes: {
    provisions: ['rights-title-warranted'],
    words: [
      [
        'own',
        'title',
        'sole',
        'right',
        'lien',
        'encumb',
        'claim',
        'licen',
        'litigation',
        'original',
        'no one',
        'nobody',
        'full power',
        'free',
      ],
    ],
  },
  no: {
    provisions: ['rights-as-is'],
    words: [
      [
        'as is',
        'as they are',
        'warrant',
        'guarant',
        'promis',
        'quitclaim',
        'if any',
        'recourse',
        'liab',
        'risk',
        'assur',
        'represent',
        'claim',
        'whatever',
        'may have',
        'lawfully',
        'responsib',
        'exclud',
        'covenant',
        'vouch',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The assignor promises title.',
    no: 'The rights are transferred without a promise of title.',
    not_stated: 'No promise of title was found.',
  },
  positions: {
    assignee: {
      no: 'high',
      not_stated: 'high',
      why: 'It may pay for rights that belong to somebody else.',
      ask: 'Assignor warrants that it is the sole owner of the Assigned Rights, free of liens, licences and claims, and to its knowledge they infringe no right of others, and indemnifies Assignee up to the price.',
    },
    assignor: {
      yes: 'low',
      why: 'An absolute promise of no infringement would go beyond what it can know.',
      ask: 'The promise of no infringement is to Assignor’s knowledge, and liability is limited to the price.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Law of Property (Miscellaneous Provisions) Act 1994, ss. 2–5',
      says: 'covenants implied by “full title guarantee”',
    },
  ],
  examples: {
    yes: [
      'The painter alone owns the rights in “Gulls” and has pledged them to no one.',
      'No bank and no co-author holds any claim to the name.',
    ],
    no: ['The painter sells such rights as he may have, with no guarantee that he has any.'],
    not_stated: ['The title of the picture is “Gulls”.', 'The car is free of rust.'],
  },
});
