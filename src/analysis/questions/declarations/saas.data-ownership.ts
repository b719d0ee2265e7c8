import { defineQuestion } from '../define-question';

export const saasDataOwnership = defineQuestion({
  id: 'saas.data-ownership',
  title: 'Ownership of the customer’s data',
  ask: 'Does the customer keep ownership of the data that it puts in?',
  kinds: ['saas', 'hosting', 'it-managed-services'],
  yes: {
    provisions: ['customer-owns-its-data'],
    words: [
      [
        'data',
        'content',
        'record',
        'chart',
        'file',
        'information',
        'material',
        'document',
        'report',
        'what you put',
        'rights',
        'figures',
        'upload',
        'import',
        'list',
      ],
      [
        'own',
        'retain',
        'remain',
        'propert',
        'stay',
        'belong',
        'title',
        'keep',
        'yours',
        'reserve',
        'proprietary',
        'vest',
        'right',
        'asset',
        'interest',
        'not ours',
        'are the',
      ],
    ],
  },
  says: {
    yes: 'The customer keeps ownership of its data.',
    no: 'The customer does not keep ownership of its data.',
    not_stated: 'Who owns the customer’s data is not said.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'Without such words the provider may treat the customer’s own records as its asset, also after the end.',
      ask: 'As between the parties, the Customer owns all Customer Data; the Provider may use it solely to provide the Service to the Customer.',
    },
    drafter: {
      not_stated: 'low',
      why: 'Business customers will ask for it, and doubt about who owns the data invites disputes.',
      ask: 'As between the parties, the Customer owns all Customer Data.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Data Act (Regulation (EU) 2023/2854) art. 13',
      says: 'unfair terms on data imposed on another enterprise do not bind it',
    },
  ],
  examples: {
    yes: [
      'The clinic’s charts stay the clinic’s property although they sit on our servers.',
      'All records that the club enters belong to the club alone.',
    ],
    not_stated: ['The club is liable for the records that it enters.', 'The host owns the servers.'],
  },
});
