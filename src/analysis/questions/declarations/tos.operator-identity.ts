import { defineQuestion } from '../define-question';

export const tosOperatorIdentity = defineQuestion({
  id: 'tos.operator-identity',
  title: 'Who the operator is',
  ask: 'Are the legal name of the operator and its address or contact given?',
  kinds: ['website-terms', 'consumer-membership'],
  forConsumers: true,
  yes: {
    provisions: ['operator-identified'],
    words: [
      [
        'Ltd',
        'Limited',
        'Inc',
        'LLC',
        'GmbH',
        'AG',
        'plc',
        'company',
        'compan',
        'address',
        'office',
        'contact',
        'write',
        'e mail',
        'email',
        'phone',
        'Tel',
        'registered',
        'entity',
        'operat',
        'provid',
        'responsible',
        'imprint',
        'B V',
        'KG',
        'Corp',
        'find us',
        'complaint',
      ],
    ],
  },
  says: {
    yes: 'The operator’s name and an address or contact are given.',
    no: 'The operator does not say who it is.',
    not_stated: 'The operator’s legal name with an address or contact was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'Providers of online services must name themselves in the EU, the United Kingdom and elsewhere.',
      ask: 'This service is operated by [legal name], [address], [e-mail]; complaints may be sent to [contact].',
    },
    other: {
      not_stated: 'medium',
      why: 'One cannot complain to, or sue, somebody whose name and place one does not know.',
      ask: 'State the legal name, postal address and e-mail of the operator, and where complaints go.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive 2000/31/EC, art. 5',
      says: 'name, address and quick means of contact must be given',
    },
    {
      place: 'England and Wales',
      cite: 'Electronic Commerce (EC Directive) Regulations 2002 (SI 2002/2013), reg. 6',
      says: 'name, address and quick means of contact must be given',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1789.3',
      says: 'name, address and complaint contacts of electronic commercial services',
    },
  ],
  examples: {
    yes: [
      'Osprey is a service of Sea Birds Ltd, 4 Cliff Road, Whitby, registered in England no. 07654321.',
      'Send complaints to Plover Inc., 8 Shore Drive, Portland, Maine, or to care@plover.example.',
    ],
    not_stated: [
      'We means whoever runs this site.',
      'You must state your address when you order.',
      'Users are not obliged to give their real name to others.',
    ],
  },
});
