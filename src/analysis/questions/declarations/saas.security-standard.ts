import { defineQuestion } from '../define-question';

export const saasSecurityStandard = defineQuestion({
  id: 'saas.security-standard',
  title: 'Security measures',
  ask: 'Does the provider promise named security measures or standards?',
  kinds: ['saas', 'hosting', 'it-managed-services', 'outsourcing'],
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
      ],
    ],
  },
  says: {
    yes: 'Named security measures or standards are promised.',
    no: 'No security measures are promised.',
    not_stated: 'No named security measures or standards were found.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'After a break-in it may be hard to show what the provider had failed to do.',
      ask: 'The Provider keeps the measures in the security annex, a valid ISO 27001 certificate or SOC 2 Type II report and encryption at rest and in transit, and does not lower them during the term.',
    },
    drafter: {
      yes: 'low',
      why: 'It must be able to change its measures as techniques move on.',
      ask: 'The Provider may change its measures if the level of protection is not lowered.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'DORA (Regulation (EU) 2022/2554) art. 30',
      says: 'security terms in contracts of financial entities',
    },
    {
      place: 'EU',
      cite: 'NIS2 (Directive (EU) 2022/2555) art. 21',
      says: 'security measures, supply chain included, of essential and important entities',
    },
  ],
  examples: {
    yes: [
      'The archive is kept on disks encrypted with AES-256, and a firm tests the system by attacks each spring.',
      'The bureau holds an ISO 27001 certificate and shows the new one every year.',
    ],
    not_stated: ['The guard walks round the building at night.', 'The deposit is security for the rent.'],
  },
});
