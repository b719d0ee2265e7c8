import { defineQuestion } from '../define-question';
import { priceFixedOrCappedWords } from '../words/price-fixed-or-capped';

export const tenancyRentIncreaseClause = defineQuestion({
  id: 'tenancy.rent-increase-clause',
  title: 'Rent increase by a clause',
  ask: 'Can the rent go up by a clause of the paper, a formula or a letter?',
  kinds: ['residential-tenancy-england'],
  yes: {
    provisions: ['yearly-rent-step', 'price-rise-without-limit', 'upward-only-rent'],
    words: [
      [
        'rent',
        'fee',
        'increas',
        'step',
        'escalat',
        'year',
        'review',
        'index',
        'rise',
        'rais',
        'put up',
        'chang',
        'revis',
        'adjust',
        'set',
        'higher',
        'go up',
        'vary',
        'dearer',
        'determin',
        'fix',
        'surcharge',
        'charge',
        'price',
        'enhanc',
        'cap',
        'new rent',
        'rate',
        'upward',
        'payable',
        'decrease',
        'greater',
        'ask for more',
        'increase',
        'thinks right',
        'determines',
        'whatever',
      ],
    ],
  },
  no: {
    provisions: ['price-fixed-or-capped'],
    words: priceFixedOrCappedWords,
  },
  says: {
    yes: 'The rent can go up by a clause of the paper.',
    no: 'The rent is fixed or rises only by the statutory procedure or within a limit.',
    not_stated: 'No clause that raises the rent was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'A clause may by-pass the yearly limit, the two months’ notice and the tribunal that the law gives.',
      ask: 'The rent may be increased only once a year by a section 13 notice of two months, which the Tenant may refer to the tribunal.',
    },
    landlord: {
      yes: 'medium',
      why: 'From 1 May 2026 a rent review clause in a private tenancy in England has no effect.',
      ask: 'The Landlord may increase the rent once a year under section 13 of the Housing Act 1988.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Housing Act 1988, ss. 13–14, as amended by the Renters’ Rights Act 2025',
      says: 'in England only once a year, by notice of two months, open to the tribunal',
    },
  ],
  examples: {
    yes: [
      'Every May the rent climbs by four per cent.',
      'By a letter of one month the landlord can put the rent higher.',
    ],
    no: ['No increase of the rent in the first two years.'],
    not_stated: ['The rent is £870 per month.', 'The tenant may apply to the tribunal.'],
  },
});
