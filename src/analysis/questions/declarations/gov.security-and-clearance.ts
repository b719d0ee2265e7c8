import { defineQuestion } from '../define-question';

export const govSecurityAndClearance = defineQuestion({
  id: 'gov.security-and-clearance',
  title: 'Clearance and security rules',
  ask: 'Are clearances, vetting or government security rules required?',
  kinds: ['government-terms'],
  yes: {
    provisions: ['security-clearance-required'],
    words: [
      [
        'clear',
        'vet',
        'secur',
        'background',
        'police',
        'accredit',
        'nist',
        'cmmc',
        'fedramp',
        'classif',
        'certificat',
        'check',
        'secrets',
        'secret',
        'refuse',
        'public trust',
        'trust determ',
      ],
    ],
  },
  says: {
    yes: 'Clearances, vetting or government security rules are required.',
    no: 'No clearance is required.',
    not_stated: 'No clearance or security rules were found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      why: 'If people or systems are not cleared in time the work may not begin, and the delay may be its own.',
      ask: 'The Buyer names the level and version, sponsors clearances in good time and bears delay and cost of later changes.',
    },
    authority: {
      not_stated: 'high',
      why: 'Sensitive sites and data could be open to unchecked people.',
      ask: 'All staff with access hold the clearance named in the schedule before they start.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'FAR 52.204-21, DFARS 252.204-7012',
      says: 'basic safeguarding and cyber incident reporting',
    },
    {
      place: 'England and Wales',
      cite: 'Official Secrets Act 1989',
      says: 'duty of secrecy of government contractors',
    },
  ],
  examples: {
    yes: [
      'Only inspectors whom the police have vetted may climb the palace bridge.',
      'The firm’s computers must be accredited to the level SECRET.',
    ],
    not_stated: ['The deposit is security for rent.', 'The snow is cleared by the city.'],
  },
});
