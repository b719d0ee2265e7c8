import { defineQuestion } from '../define-question';

export const govComplianceDuties = defineQuestion({
  id: 'gov.compliance-duties',
  title: 'Wrong certificates and offences',
  ask: 'Can a wrong statement or an offence end the contract at once or cost damages?',
  kinds: ['government-terms'],
  yes: {
    provisions: ['wrong-certificate-ends-contract'],
    words: [
      [
        'certif',
        'false',
        'brib',
        'statement',
        'misrepresent',
        'wrong',
        'violat',
        'breach',
        'prohibited',
        'exclusion',
        'corrupt',
        'gift',
        'offence',
        'non compl',
        'incorrect',
        'lied',
        'anti ',
        'declaration',
        'conflict',
        'untrue',
        'status',
        'proof',
        'child',
        'inaccura',
        'convict',
        'fraud',
        'suppress',
        'illegal',
        'hid',
        'tender',
        'bid',
      ],
    ],
  },
  says: {
    yes: 'A wrong statement or an offence can end the contract or cost damages.',
    no: 'A breach of compliance duties can be cured.',
    not_stated: 'No such consequence was found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      why: 'One wrong line, or one employee’s act, can cost the contract and may weigh in future tenders.',
      ask: 'Only material inaccuracies known to the Supplier count; it has thirty days to cure and to replace a person or subcontractor.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '31 U.S.C. § 3729',
      says: 'treble damages for false claims',
    },
    {
      place: 'England and Wales',
      cite: 'Bribery Act 2010',
      says: 'offences of bribery, failure to prevent included',
    },
    {
      place: 'England and Wales',
      cite: 'Procurement Act 2023, Schs 6–7',
      says: 'exclusion of suppliers',
    },
  ],
  examples: {
    yes: [
      'A false answer in the tender form ends the inspection contract at once, and the inspector pays the city’s loss.',
      'Bribery by any worker of the firm: cancellation without notice.',
    ],
    not_stated: ['A birth certificate is needed for the pass.', 'The inspector certifies each bridge.'],
  },
});
