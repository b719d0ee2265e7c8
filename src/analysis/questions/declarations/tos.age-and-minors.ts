import { defineQuestion } from '../define-question';

export const tosAgeAndMinors = defineQuestion({
  id: 'tos.age-and-minors',
  title: 'Minimum age',
  ask: 'Is a minimum age, or the consent of parents, required of users?',
  kinds: ['website-terms', 'software-licence'],
  forConsumers: true,
  yes: {
    provisions: ['minimum-age'],
    words: [
      [
        'age',
        'aged',
        'year',
        'minor',
        'child',
        'parent',
        'guardian',
        'older',
        'under',
        'adult',
        'kid',
        'majority',
        'younger',
        'legal capacity',
        'over',
        'legal representative',
        'sixteen',
        'eighteen',
        'thirteen',
        '18',
        '16',
        '13',
      ],
    ],
  },
  says: {
    yes: 'A minimum age, or the consent of parents, is required.',
    no: 'No minimum age is required.',
    not_stated: 'No minimum age is stated.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'Contracts with minors may not bind them, and the data of children is specially protected.',
      ask: 'Users must be at least 16, and users under 18 need the consent of a parent.',
    },
    other: {
      not_stated: 'low',
      why: 'Parents should know whether their child may use the service and who agrees for it.',
      ask: 'Users under 18 may use the service only with the consent of a parent.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '15 U.S.C. §§ 6501–6506 (COPPA)',
      says: 'parental consent to the collection of data of children under 13',
    },
    {
      place: 'EU',
      cite: 'GDPR art. 8',
      says: 'consent of a parent below 16, or a lower age of at least 13 set by the state',
    },
    { place: 'England and Wales', cite: 'UK GDPR art. 8', says: 'consent of a parent below 13' },
  ],
  examples: {
    yes: [
      'Only those who have turned sixteen can join Osprey.',
      'If you are a minor, your mother or father has to agree to this contract.',
    ],
    not_stated: [
      'The guarantee lasts for eighteen months.',
      'Kids eat free on Sundays.',
      'Minor changes are made without notice.',
    ],
  },
});
