import { defineQuestion } from '../define-question';

export const anyLiabilityExcluded = defineQuestion({
  id: 'any.liability-excluded',
  title: 'Liability excluded',
  ask: 'Does the other side exclude its liability for harm or loss?',
  kinds: [
    'residential-lease-us',
    'residential-tenancy-england',
    'lease',
    'lodger-agreement',
    'licence-to-occupy',
    'enrolment',
    'event-services',
    'construction',
    'accepted-quotation',
    'vehicle-hire',
    'sale-of-goods',
    'equipment-lease',
    'commercial-lease',
    'consignment',
  ],
  yes: {
    bears: 'whose liability is not limited',
    unlike: [
      '{hirer,lessee,tenant,lodger,resident,renter,member,customer,client,guest,you} ~5 {is,are,be,shall be,will be} (solely )(fully )liable for',
      '{hirer,lessee,tenant,lodger,renter,customer,client,you} ({shall,will,must} )indemnif{y,ies}',
      "{tenant,lessee,hirer,renter,customer,client}{'s,s'} ({aggregate,total,maximum,entire} )liability",
    ],
    provisions: ['operator-not-liable', 'negligence-released'],
    words: [
      ['liab', 'responsib', 'answer', 'risk', 'claim', 'releas', 'harmless', 'account', 'waive', 'blame', 'sue'],
      [
        'not',
        'no',
        'none',
        'never',
        'own',
        'exclu',
        'waive',
        'releas',
        'disclaim',
        'without',
        'neither',
        'nothing',
        'cannot',
        'can t',
      ],
    ],
  },
  says: {
    yes: 'One side is not liable for some or all harm or loss, or the other gives up claims.',
    no: 'No exclusion of liability was found.',
    not_stated: 'No exclusion of liability was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Harm done by the other side or its staff may have to be borne by the one who suffers it.',
      ask: 'Each side is liable for death, injury and loss that it or its staff cause by negligence or wilfully.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Unfair Contract Terms Act 1977, s. 2(1)',
      says: 'liability for death or injury by negligence cannot be excluded',
      protects: 'businesses',
    },
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, s. 65',
      says: 'a trader cannot exclude liability to a consumer for death or injury by negligence',
      protects: 'consumers',
    },
    {
      place: 'Germany',
      cite: 'BGB § 309 no. 7',
      says: 'standard terms cannot exclude liability for injury or for gross fault',
    },
  ],
  examples: {
    yes: [
      'The pony club answers for no fall, whoever led the pony.',
      'Nothing that happens on the boat shall be laid at the owner’s door, and no claim may be made.',
    ],
    not_stated: ['The pony club is answerable for its ponies and its people.', 'The boat has no engine.'],
  },
});
