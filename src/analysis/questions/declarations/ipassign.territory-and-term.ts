import { defineQuestion } from '../define-question';

export const ipassignTerritoryAndTerm = defineQuestion({
  id: 'ipassign.territory-and-term',
  title: 'Place and time',
  ask: 'Are the rights assigned worldwide and for their full term?',
  kinds: ['ip-assignment'],
  yes: {
    provisions: ['rights-worldwide-full-term'],
    words: [
      [
        'world',
        'countr',
        'territor',
        'everywhere',
        'universe',
        'perpet',
        'full term',
        'whole',
        'forever',
        'for ever',
        'limit',
        'life',
        'global',
        'jurisdiction',
        'abroad',
        'place',
        'duration',
        'unlimited',
        'no end',
        'no border',
        'border',
        'anywhere',
        'earth',
        'as long as',
      ],
    ],
  },
  says: {
    yes: 'The rights are assigned worldwide or for their full term.',
    no: 'The rights are assigned for a part of the world or a time only.',
    not_stated: 'It was not found that the assignment is worldwide and for the full term.',
  },
  positions: {
    assignee: {
      not_stated: 'high',
      why: 'In some places silence means one country or a few years only.',
      ask: 'The assignment is worldwide and for the full term of the rights, renewals and extensions included.',
    },
  },
  law: [
    {
      place: 'India',
      cite: 'Copyright Act 1957, s. 19(5)–(6)',
      says: 'where nothing is said: five years, and India only',
    },
  ],
  examples: {
    yes: [
      'The museum has the rights in “Gulls” in all countries as long as they last.',
      'Territory: the world; time: until the rights expire for good in every country.',
    ],
    not_stated: ['The lease runs for its full term.', 'The picture shows the whole world.'],
  },
});
