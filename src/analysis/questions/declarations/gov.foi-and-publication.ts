import { defineQuestion } from '../define-question';

export const govFoiAndPublication = defineQuestion({
  id: 'gov.foi-and-publication',
  title: 'Publication',
  ask: 'May the buyer publish the contract or the supplier’s information?',
  kinds: ['government-terms'],
  yes: {
    provisions: ['authority-may-publish'],
    words: [
      [
        'publi',
        'disclos',
        'foia',
        'freedom',
        'release',
        'transparen',
        'open records',
        'information act',
        'online',
        'internet',
        'shown',
        'records',
        'see the terms',
        'requests for information',
        'ministr',
        'proprietary',
      ],
    ],
  },
  says: {
    yes: 'The buyer may publish or disclose the contract or the supplier’s information.',
    no: 'The buyer may not publish.',
    not_stated: 'No right of the buyer to publish was found.',
  },
  positions: {
    supplier: {
      yes: 'medium',
      why: 'Rivals may read its prices and methods.',
      ask: 'Secret items are listed in a schedule, and the Supplier is heard before any release.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Freedom of Information Act 2000, ss. 41, 43',
      says: 'exemptions for confidence and commercial interests',
    },
    {
      place: 'US',
      cite: '5 U.S.C. § 552(b)(4)',
      says: 'exemption for trade secrets and commercial information',
    },
    {
      place: 'India',
      cite: 'Right to Information Act 2005, s. 8(1)(d)',
      says: 'exemption for commercial confidence',
    },
    {
      place: 'Canada',
      cite: 'Access to Information Act, s. 20',
      says: 'third-party information',
    },
    {
      place: 'Australia',
      cite: 'Freedom of Information Act 1982 (Cth), s. 47',
      says: 'trade secrets and commercially valuable information',
    },
  ],
  examples: {
    yes: [
      'The city may print the whole bridge contract, prices too, in its online register and so disclose it.',
      'Under the freedom of information law the Department alone decides what is released.',
    ],
    not_stated: ['The publisher prints the book.', 'On public holidays the office is closed to all visitors.'],
  },
});
