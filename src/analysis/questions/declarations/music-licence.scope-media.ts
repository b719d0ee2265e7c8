import { defineQuestion } from '../define-question';

export const musicLicenceScopeMedia = defineQuestion({
  id: 'music-licence.scope-media',
  title: 'Use for ever or without limit',
  ask: 'Is the licence perpetual, irrevocable or unlimited?',
  kinds: ['music-licence'],
  yes: {
    categories: ['Irrevocable Or Perpetual License', 'Unlimited/All-You-Can-Eat-License'],
    rules: ['perpetual-licence', 'unlimited-licence'],
  },
  says: {
    yes: 'The licence is perpetual, irrevocable or unlimited.',
    no: 'The licence is limited in time or use.',
    not_stated: 'A perpetual or unlimited licence was not found.',
  },
  positions: {
    licensor: {
      yes: 'high',
      why: 'One fee may pay for more uses, or for a far longer time, than anybody foresaw.',
      ask: 'The licence is for the project, media, territory and [five] years stated; each further medium or term is at the fee in Schedule [2].',
    },
    licensee: {
      not_stated: 'medium',
      why: 'A finished work may depend on a renewal that is refused or dear.',
      ask: 'The music may be used in the finished work in all media, trailers and clips included, worldwide and for good.',
    },
  },
  examples: {
    yes: [
      'Licensor grants a perpetual, irrevocable, worldwide licence to use the Track.',
      'The licence to synchronise the song is granted in perpetuity.',
    ],
    not_stated: ['The song lasts four minutes.', 'The licence is for two years.'],
  },
});
