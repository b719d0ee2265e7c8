import { defineQuestion } from '../define-question';

export const comleaseSubordination = defineQuestion({
  id: 'comlease.subordination',
  title: 'Behind the landlord’s lender',
  ask: 'Does the lease rank behind mortgages by itself, with no promise to leave the tenant in place?',
  kinds: ['commercial-lease'],
  yes: {
    provisions: ['automatic-subordination'],
    words: [
      [
        'subordinat',
        'mortgag',
        'lien',
        'loan',
        'foreclos',
        'charge',
        'lender',
        'bank',
        'pledg',
        'encumbr',
        'debenture',
        'financ',
        'priority',
        'creditor',
        'attorn',
        'deed of trust',
        'superior',
        'security',
      ],
    ],
  },
  no: {
    provisions: ['non-disturbance'],
    words: [
      [
        'disturb',
        'foreclos',
        'mortgag',
        'lender',
        'bank',
        'buyer',
        'sale',
        'sold',
        'snda',
        'recogni',
        'purchase',
        'chargee',
        'transferee',
        'new owner',
        'acquirer',
        'head lease',
        'priority',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'The lease ranks behind mortgages by itself.',
    no: 'A lender or buyer must leave the tenant in place.',
    not_stated: 'Nothing was found on the landlord’s mortgages.',
  },
  positions: {
    tenant: {
      yes: 'high',
      not_stated: 'low',
      why: 'If the landlord does not pay its bank, the tenant can lose premises, fit-out and deposit.',
      ask: 'Tenant’s subordination to any present or future mortgage is conditional on a non-disturbance agreement from the lender in a form reasonably acceptable to Tenant.',
    },
    landlord: {
      not_stated: 'low',
      why: 'Lenders ask for the lease to rank behind them.',
      ask: 'This Lease is subordinate to mortgages whose holders agree not to disturb Tenant while it performs.',
    },
  },
  examples: {
    yes: [
      'Any loan that the owner secures on the centre, today or later, has priority over this lease without further papers.',
      'On foreclosure the lessee’s rights fall behind the lender’s and are lost.',
    ],
    no: ['The bank must recognise the lessee if it forecloses.'],
    not_stated: ['The subordinated notes are listed in Annex 4.', 'The owner may mortgage the centre.'],
  },
});
