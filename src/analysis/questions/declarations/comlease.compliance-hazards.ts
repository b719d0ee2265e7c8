import { defineQuestion } from '../define-question';

export const comleaseComplianceHazards = defineQuestion({
  id: 'comlease.compliance-hazards',
  title: 'Legal compliance and old hazards',
  ask: 'Must the tenant pay for making the building comply with law, or for hazards that were there before?',
  kinds: ['commercial-lease'],
  yes: {
    provisions: ['tenant-bears-compliance'],
    words: [
      [
        'comply',
        'compli',
        'law',
        'statut',
        'act',
        'hazard',
        'contamin',
        'asbestos',
        'environment',
        'pollut',
        'authorit',
        'code',
        'ordinance',
        'fire',
        'zoning',
        'permit',
        'energy',
        'toxic',
        'safe',
        'city',
        'council',
        'violation',
        'notice',
        'upgrade',
        'lead',
        'rules',
        'oil',
        'removed',
      ],
    ],
  },
  says: {
    yes: 'The tenant pays for the building’s compliance with law, or for hazards wherever they come from.',
    no: 'The landlord bears the building’s compliance and old hazards.',
    not_stated: 'No such burden on the tenant was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      not_stated: 'low',
      why: 'Old asbestos, polluted soil or a missing ramp can cost more than all the rent.',
      ask: 'Landlord warrants that the premises comply with law at handover and bears contamination and hazards that existed before or that Tenant did not cause; Tenant complies with laws that concern its own use and works.',
    },
    landlord: {
      yes: 'low',
      why: 'Authorities may hold the owner liable all the same.',
      ask: 'Tenant complies with laws triggered by its own use, works or hazardous substances; a survey of the state at handover is annexed.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'ADA Title III, 42 U.S.C. § 12182; 28 CFR 36.201(b)',
      says: 'landlord and tenant both answer to the public; the lease divides the cost',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1938',
      says: 'the lease must say whether the premises were inspected for access',
    },
    {
      place: 'England and Wales',
      cite: 'Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015',
      says: 'a building below EPC E may as a rule not be let',
    },
  ],
  examples: {
    yes: [
      'Should the city order sprinklers or a ramp, the lessee builds them at its cost.',
      'Pollution of the soil, old or new, is the lessee’s to clear, and it answers to the authorities for it.',
    ],
    not_stated: [
      'The tenant keeps the house rules.',
      'The tenant may not store fuel.',
      'The owner removes old asbestos.',
    ],
  },
});
