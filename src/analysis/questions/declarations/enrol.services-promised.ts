import { defineQuestion } from '../define-question';

export const enrolServicesPromised = defineQuestion({
  id: 'enrol.services-promised',
  title: 'Services may be changed',
  ask: 'May the school or provider change or cut the services at will?',
  kinds: ['enrolment'],
  yes: {
    provisions: ['service-changed-at-will'],
    words: [
      [
        'pulled',
        'lack',
        'chang',
        'modif',
        'discontinu',
        'withdraw',
        'stop',
        'remov',
        'add',
        'alter',
        'vary',
        'suspend',
        'cease',
        'limit',
        'update',
        'drop',
        'reduc',
        'replace',
        'end',
        'shut',
        'off',
        'adapt',
        'develop',
        'right',
        'come and go',
        'take titles',
        'taken down',
        'take down',
      ],
    ],
  },
  says: {
    yes: 'The school or provider may change or cut the services at will.',
    no: 'The services may not be changed at will.',
    not_stated: 'A right to change the services at will was not found.',
  },
  positions: {
    family: {
      yes: 'high',
      why: 'What the place was chosen for, hours, staff, subjects or care, may go while the fee stays.',
      ask: "The hours, staffing, subjects and care in the schedule are part of this contract and are changed only with the Family's consent or with a right to leave without charge.",
    },
    provider: {
      yes: 'low',
      why: 'A right to change everything may be unfair to consumers.',
      ask: "The Provider may make reasonable changes on a term's notice; the Family may leave before a material change takes effect.",
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, Sch. 2',
      says: 'changing services without a valid reason stated in the contract may be unfair',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'The nursery can drop any of the services it offers when it likes.',
      'The programme may be altered or discontinued by the academy at any time and for any reason.',
    ],
    not_stated: ['The child must change shoes at the door.', 'Parents may change their address online.'],
  },
});
