import { defineQuestion } from '../define-question';

export const comleaseOperatingCosts = defineQuestion({
  id: 'comlease.operating-costs',
  title: 'Running costs passed on',
  ask: 'Does the tenant pay a share of all running costs, capital works included, without a cap?',
  kinds: ['commercial-lease', 'lease'],
  yes: {
    provisions: ['all-building-costs-passed-on'],
    words: [
      [
        'cost',
        'expens',
        'service charge',
        'outgoing',
        'cam',
        'common',
        'operat',
        'building',
        'tax',
        'nnn',
        'net',
        'maint',
        'charge',
        'works',
        'spends',
        'lift',
        'reimburs',
        'outlay',
        'opex',
        'own and run',
        'spend',
        'accountant',
      ],
    ],
  },
  no: {
    provisions: ['building-costs-capped'],
    words: [
      [
        'cost',
        'expens',
        'service charge',
        'outgoing',
        'common',
        'operat',
        'tax',
        'charge',
        'fee',
        'overcharg',
        'plant',
        'expenditure',
        'capital',
        'vouchers',
        'reserves',
        'repairs',
        'reconcil',
      ],
    ],
  },
  says: {
    yes: 'The tenant pays a share of the building’s costs without a cap that was found.',
    no: 'Running costs are capped, listed, exclude capital works or are open to audit.',
    not_stated: 'Nothing was found on the running costs of the building.',
  },
  positions: {
    tenant: {
      yes: 'high',
      not_stated: 'low',
      why: 'Roof, plant, management and empty units can cost the tenant more than the rent, with no say and no account.',
      ask: 'Operating costs are those listed, rise by at most 4% a year, exclude capital works, management above 3% and Landlord’s own costs, are shared by floor area, and Tenant may audit them for 24 months.',
    },
    landlord: {
      no: 'low',
      not_stated: 'medium',
      why: 'Costs that the lease does not name cannot be recovered.',
      ask: 'List the recoverable costs, the tenant’s share and the yearly account.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'RICS Service charges in commercial property (professional standard)',
      says: 'accounts and recoverable costs',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1950.9',
      says: 'fees for building operating costs must be documented to small tenants who gave notice of their status',
    },
  ],
  examples: {
    yes: [
      'Whatever the owner lays out on the centre, new lifts included, comes back to him through the tenants’ service charge.',
      'Triple net: all taxes, insurance and works by tenant.',
    ],
    no: ['The common costs charged to the tenant may not go up by more than 3% a year.'],
    not_stated: [
      'The tenant pays its own power bill.',
      'The landlord bears all costs of the sale.',
      'The company’s operations are in Ohio.',
    ],
  },
});
