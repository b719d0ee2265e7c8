import { defineQuestion } from '../define-question';

export const mspSecurityDuties = defineQuestion({
  id: 'msp.security-duties',
  title: 'Cyber incidents',
  ask: 'Is the provider free of liability for cyber attacks and security failures?',
  kinds: ['it-managed-services', 'hosting', 'outsourcing'],
  yes: {
    provisions: ['no-liability-for-cyber-incident'],
    words: [
      [
        'cyber',
        'hack',
        'malware',
        'ransom',
        'virus',
        'intrusion',
        'secur',
        'attack',
        'break in',
        'theft',
        'unauthor',
        'malicious',
        'vulnerab',
        'compromise',
        'denial',
        'data theft',
        'criminal',
        'infect',
        'deface',
      ],
    ],
  },
  no: {
    provisions: ['breach-costs-borne'],
    words: [
      [
        'cost',
        'pay',
        'reimburs',
        'expens',
        'indemn',
        'bear',
        'compensat',
        'fund',
        'refund',
        'repay',
        'cover',
        'liable',
        'make good',
        'monitor',
        'loss',
        'falls',
        'offered',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The provider does not answer for cyber attacks or security failures.',
    no: 'The provider pays the costs of breaches that it caused.',
    not_stated: 'Who answers for a cyber incident is not said.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'It pays for protection, and may bear the loss even where the provider failed to protect.',
      ask: 'Each party’s security duties are listed in a table; the Provider is liable for incidents caused by its failure to perform its duties, up to a higher cap backed by cyber insurance.',
    },
    drafter: {
      no: 'medium',
      not_stated: 'high',
      why: 'Without a table of duties it may be blamed for every attack.',
      ask: 'The Provider is liable for failures of its listed duties only, not for the success of an attack as such.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'NIS2 (Directive (EU) 2022/2555) art. 21',
      says: 'managed service providers and their larger customers must manage cyber risk',
    },
  ],
  examples: {
    yes: [
      'Whoever breaks into the network, the IT firm is not to blame and owes nothing for the attack.',
      'The client alone bears losses by ransomware.',
    ],
    no: ['If a hole that the IT firm left open is used, it pays for the clean-up and for telling the customers.'],
    not_stated: ['The client must report theft to the police.', 'Insurance against fire is kept.'],
  },
});
