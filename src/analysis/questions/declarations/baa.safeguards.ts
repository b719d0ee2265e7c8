import { defineQuestion } from '../define-question';

export const baaSafeguards = defineQuestion({
  id: 'baa.safeguards',
  title: 'Safeguards',
  ask: 'Must the associate use safeguards and follow the Security Rule?',
  kinds: ['business-associate'],
  yes: {
    provisions: ['security-rule-safeguards'],
    words: [
      [
        'safeguard',
        'security',
        'protect',
        'encrypt',
        'secured',
        '164 3',
        'subpart c',
        'lock',
        'scrambl',
        'password',
        'precaution',
        'train',
        'careful',
        'steel',
        'nobody else',
      ],
    ],
  },
  says: {
    yes: 'The associate must use safeguards.',
    no: 'The associate need not follow the Security Rule.',
    not_stated: 'No duty to use safeguards was found.',
  },
  positions: {
    covered: {
      not_stated: 'high',
      why: 'The rule requires it in the contract, and a leak would be reported under the covered entity’s name.',
      ask: 'Business Associate shall use appropriate safeguards and comply with Subpart C of 45 CFR Part 164 with respect to electronic PHI.',
    },
    associate: {
      not_stated: 'high',
      why: 'It is bound by the Security Rule by law, and a contract without these words is defective for both.',
      ask: 'Business Associate shall use appropriate safeguards and comply with Subpart C of 45 CFR Part 164 with respect to electronic PHI.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '45 CFR 164.504(e)(2)(ii)(B), 164.314(a)',
      says: 'safeguards and Security Rule in the contract',
    },
  ],
  examples: {
    yes: [
      'The typist’s firm protects electronic charts as the Security Rule wants, with encryption and training.',
      'Associate keeps administrative, physical and technical safeguards in place.',
    ],
    not_stated: ['The guard protects the gate.', 'Deposit as security: 500.'],
  },
});
