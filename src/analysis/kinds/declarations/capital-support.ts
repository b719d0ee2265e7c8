import { wording } from '../../lexicon/words';
import { defineKind } from '../define-kind';

export const capitalSupport = defineKind({
  id: 'capital-support',
  label: 'Capital support agreement',
  family: 'finance',
  sides: [
    { id: 'parent', label: 'Parent', roles: ['parent', 'guarantor', 'support provider'] },
    { id: 'subsidiary', label: 'Subsidiary', roles: ['subsidiary', 'insurer', 'beneficiary', 'bank', 'issuer'] },
  ],
  deal: 'the {parent} promises capital to the {subsidiary}',
  witness: {
    words: wording('capital, net worth, liquidity, solven*, fund(s)'),
    least: 2,
    examples: {
      hits: ['The Parent contributes capital so that net worth never falls below $5m.'],
      misses: ['The Parent pays the rent of the Subsidiary.'],
    },
  },
  titles: [
    'capital maintenance',
    'unconditional capital maintenance',
    'capital support',
    'keepwell',
    'keep well',
    'net worth maintenance',
    'support agreement capital',
    'liquidity support',
    'capital contribution agreement',
  ],
  structure: [
    'capital contributions',
    'capital contribution',
    'total adjusted capital',
    'specified minimum percentage',
    'company action level',
    'minimum net worth',
    'payments',
    'annual statement',
    'risk-based capital',
    'termination',
    'dividends',
    'no guaranty',
    'maintenance of capital',
  ],
  openings: ['total adjusted capital', 'minimum capital', 'maintain the capital'],
  examples: [
    'UNCONDITIONAL CAPITAL MAINTENANCE AGREEMENT',
    'Keepwell Agreement',
    'Capital Support Agreement',
    'AGREEMENT\nHolding Inc. (the "Parent") will maintain the capital of Life Insurer LLC (the "Subsidiary").\n1. Capital contributions.\n2. Specified minimum percentage. 250%.\n3. Annual statement.',
  ],
  nearMisses: [
    'NET INVESTMENT INCOME MAINTENANCE AGREEMENT\nNorth Asset Management, Inc. (the "Adviser") and Money Fund (the "Fund").\n1. Fee waiver. The Adviser waives fees.\n2. Term. One year.',
    'EQUIPMENT MAINTENANCE AGREEMENT\nLift Care ("Contractor") and Tower ("Owner").\n1. Spare parts.',
    'CUSTOMER SUPPORT AGREEMENT\nSoft Inc. ("Provider") and Mill LLC ("Customer").\n1. Help desk.',
  ],
});
