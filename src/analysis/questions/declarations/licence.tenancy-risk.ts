import { defineQuestion } from '../define-question';

export const licenceTenancyRisk = defineQuestion({
  id: 'licence.tenancy-risk',
  title: 'Exclusive possession',
  ask: 'Does the occupier get exclusive possession of a space, as a tenant would?',
  kinds: ['licence-to-occupy'],
  yes: {
    provisions: ['exclusive-possession-given'],
    words: [
      [
        'exclu',
        'sole',
        'alone',
        'private',
        'own key',
        'only for',
        'undisturbed',
        'to itself',
        'nobody',
        'not enter',
        'no right to share',
        'no other person',
        'quiet',
        'access',
        'no one else',
        'no key',
      ],
    ],
  },
  no: {
    provisions: ['no-tenancy-created'],
    words: [
      [
        'tenan',
        'lease',
        'possession',
        'demise',
        'licence',
        'license',
        'permission',
        'estate',
        'non exclusive',
        'share',
        'contractual',
        'landlord',
        'tenure',
      ],
    ],
  },
  says: {
    yes: 'The occupier gets exclusive possession or use of a space, so that the licence may in law be a tenancy.',
    no: 'The paper says that only a licence is given, without exclusive possession.',
    not_stated: 'Nothing was found on exclusive possession.',
  },
  positions: {
    licensor: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Whatever its name, exclusive possession for a term at a rent can be a tenancy, with the tenant’s security and the landlord’s duties.',
      ask: 'The Licensee shares the space with others, the Licensor keeps possession and control and may enter and allot other space, and nothing in this agreement creates a tenancy.',
    },
    licensee: {
      no: 'low',
      why: 'Without a tenancy the occupier can be moved or sent away.',
      ask: 'If the space is to be used alone for years, ask for a lease.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Street v Mountford [1985] AC 809',
      says: 'exclusive possession for a term at a rent is a tenancy, whatever its name',
    },
    {
      place: 'England and Wales',
      cite: 'Landlord and Tenant Act 1954, Part II',
      says: 'business tenants may have a right to a new lease',
    },
    {
      place: 'India',
      cite: 'Easements Act 1882, s. 52',
      says: 'what a licence is',
    },
  ],
  examples: {
    yes: [
      'The maker alone uses and locks the shed for three years, to the exclusion of the owner.',
      'Exclusive occupation of floor 2, five years, £2,000 a month.',
    ],
    no: ['It is a mere licence, the operator keeps possession, and no tenancy arises.'],
    not_stated: ['The dealer has exclusive rights in Kent.', 'The desk may be shared.'],
  },
});
