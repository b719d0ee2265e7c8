import { defineQuestion } from '../define-question';

export const dpaSecurityMeasures = defineQuestion({
  id: 'dpa.security-measures',
  title: 'Security measures',
  ask: 'Are concrete security measures promised?',
  kinds: ['data-processing'],
  yes: {
    provisions: ['security-standard-promised'],
    words: [
      [
        'security',
        'iso',
        'soc',
        'encr',
        'tom',
        'measure',
        'cyber',
        'nist',
        'pci',
        'ssae',
        'patch',
        'penetration',
        'pen test',
        'audit',
        'control',
        'firewall',
        'vulnerab',
        'access',
        'protection',
        'check',
        'encript',
        'data centre',
      ],
    ],
  },
  says: {
    yes: 'Concrete security measures or standards are promised.',
    no: 'No security measures are promised.',
    not_stated: 'No concrete security measures were found.',
  },
  positions: {
    controller: {
      not_stated: 'high',
      why: 'It must choose a processor with sufficient guarantees and be able to show them.',
      ask: 'The measures in Annex 2 are binding, are tested yearly and may be changed but not lowered.',
    },
    processor: {
      yes: 'low',
      why: 'It must be able to change measures as techniques move on.',
      ask: 'The Processor may change its measures if the level of protection is not lowered.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'GDPR arts 28(3)(c), 32',
      says: 'measures for the security of processing',
    },
    {
      place: 'England and Wales',
      cite: 'UK GDPR arts 28(3)(c), 32',
      says: 'measures for the security of processing',
    },
  ],
  examples: {
    yes: [
      'The list in Annex 2 (locks, passwords, encryption, yearly test) is binding security for the bureau.',
      'Our data halls are certified under ISO 27001 and will stay so.',
    ],
    not_stated: ['The guard locks the hall.', 'The loan is secured by the house.'],
  },
});
