import { defineQuestion } from '../define-question';
import { GOODS } from '../premises';

export const distributionProductLiability = defineQuestion({
  id: 'distribution.product-liability',
  title: 'Who stands behind the goods',
  ask: 'Does the supplier answer for defects of the goods and claims of third parties arising from them?',
  kinds: ['distribution', 'reseller'],
  yes: {
    provisions: ['supplier-indemnifies-for-product'],
    words: [
      [
        'burn',
        'badly made',
        'accident',
        'hurt',
        'product',
        'goods',
        'defect',
        'injur',
        'damage',
        'third',
        'claim',
        'fault',
        'manufactur',
        'quality',
        'warrant',
        'faulty',
        'harm',
        'device',
        'safety',
        'machine',
        'users',
        'labour',
      ],
      [
        'refund',
        'defence',
        'made good',
        'indemn',
        'harmless',
        'defend',
        'responsib',
        'liab',
        'warrant',
        'cover',
        'reimburs',
        'guarant',
        'pay',
        'bear',
        'stand',
        'take over',
        'protect',
        'account',
      ],
    ],
  },
  premise: GOODS,
  says: {
    yes: 'The supplier answers for defects of the goods or claims from them.',
    no: 'The supplier does not answer for the goods.',
    not_stated: 'Nothing was found by which the supplier answers for defects of the goods or claims from them.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'The seller or importer on the spot is sued first, for goods that it neither designed nor made.',
      ask: 'The Supplier indemnifies the Distributor against claims that the Products are defective, cause injury or infringe rights of others, save where the Distributor caused it, and honours its warranty to end customers.',
    },
    drafter: {
      yes: 'low',
      why: 'The promise should not reach what the distributor changed, said or stored wrongly.',
      ask: 'The indemnity covers defects present at delivery and excludes changes, misuse and statements of the Distributor.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive 85/374/EEC; from 9 December 2026 Directive (EU) 2024/2853',
      says: 'the importer may be liable as producer',
    },
  ],
  examples: {
    yes: [
      'If a Fjell stove burns down a house because it was badly made, Fjell pays and Oslo Import is kept out of it, being covered in full.',
      'Vendor shall defend Reseller against product liability claims arising out of the Products as delivered.',
    ],
    not_stated: [
      'The distributor indemnifies the supplier against claims by its staff.',
      'The distributor insures its warehouse.',
    ],
  },
});
