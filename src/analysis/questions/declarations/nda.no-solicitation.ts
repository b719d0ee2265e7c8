import { defineQuestion } from '../define-question';

export const ndaNoSolicitation = defineQuestion({
  id: 'nda.no-solicitation',
  title: 'No soliciting of staff',
  ask: 'Is a side barred from soliciting or hiring the other’s employees or representatives?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['no-solicitation-of-staff'],
    categories: ['No-Solicit Of Employees'],
    words: [
      [
        'lure',
        'offer',
        'work',
        'invite',
        'service',
        'solicit',
        'hire',
        'hiring',
        'recruit',
        'poach',
        'entic',
        'induc',
        'employ',
        'engag',
        'canvass',
        'job',
        'approach',
        'take on',
        'encourage',
        'contract with',
        'leave',
      ],
    ],
  },
  says: {
    yes: 'A side may not solicit or hire the other’s people.',
    no: 'The parties may solicit and hire each other’s people.',
    not_stated: 'Soliciting or hiring of the other’s people is not mentioned.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The restraint goes beyond secrecy and may reach people whom it never met.',
      ask: 'Strike; or limit it to 6 months and to key employees whom the Recipient first met through the Purpose, with general advertisements and unsolicited applications free.',
    },
    drafter: {
      not_stated: 'low',
      why: 'Who looks into a business learns who its best people are.',
      ask: 'For 12 months neither party shall solicit the other’s key employees whom it met in connection with the Purpose, general advertisements excepted.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Bus. & Prof. Code §§ 16600–16600.5',
      says: 'contracts that restrain anyone from a lawful profession or business are void',
    },
    { place: 'India', cite: 'Contract Act 1872, s. 27', says: 'agreements in restraint of trade are void' },
  ],
  examples: {
    yes: [
      'The investor shall not lure any manager of the company into its own service for eighteen months.',
      'Until a year has passed you may not offer work to anybody who is on our payroll.',
      'Each side undertakes to refrain from recruiting the personnel of the other.',
    ],
    not_stated: [
      'The agency shall recruit staff for the client.',
      'Anybody who replies to a newspaper advertisement may be taken on.',
      'Recipient’s employees must be bound to secrecy.',
    ],
  },
});
