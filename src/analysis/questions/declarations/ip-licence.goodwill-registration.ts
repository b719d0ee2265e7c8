import { defineQuestion } from '../define-question';

export const ipLicenceGoodwillRegistration = defineQuestion({
  id: 'ip-licence.goodwill-registration',
  title: 'Goodwill and registration of the mark',
  ask: 'Does use of the mark benefit its owner alone, so that the user gets no right in it and may not register it?',
  kinds: ['ip-licence', 'co-branding', 'franchise'],
  yes: {
    provisions: ['goodwill-to-mark-owner'],
    words: [
      [
        'goodwill',
        'good name',
        'mark',
        'name',
        'logo',
        'brand',
        'reputation',
        'title',
        'character',
        'use by licensor',
        'deemed use',
      ],
    ],
  },
  says: {
    yes: 'Use of the mark benefits its owner, and the user gets no right in it.',
    no: 'The user may get rights in the mark.',
    not_stated: 'Words that keep goodwill and registration with the owner were not found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'The user could register the name, or claim it as its own, where the owner has not yet done so.',
      ask: 'All goodwill from use of a party’s marks belongs to that party; the other gets no right in them and files nothing like them.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Trade Marks Act 1994, s. 25',
      says: 'licences should be registered to bind later owners',
    },
  ],
  examples: {
    yes: [
      'Reputation earned by the bakery under the brand belongs to the brand’s proprietor.',
      'The user shall not seek to register the name and gains no property in it.',
    ],
    not_stated: ['We refund $5 as goodwill.', 'The brand is advertised on TV.'],
  },
});
