import { defineQuestion } from '../define-question';

export const softwareLicenceScope = defineQuestion({
  id: 'software.licence-scope',
  title: 'Scope of the licence',
  ask: 'Is the licence narrow or revocable: one machine, one site, named users or a single purpose?',
  kinds: ['software-licence'],
  yes: {
    provisions: ['licence-narrow'],
    words: [
      [
        'licen',
        'right',
        'use',
        'install',
        'permi',
        'operate',
        'run',
        'revo',
        'grant',
        'seat',
        'cancel',
        'edition',
        'commercial',
      ],
    ],
  },
  no: {
    categories: ['Unlimited/All-You-Can-Eat-License', 'Irrevocable Or Perpetual License'],
    rules: ['perpetual-licence', 'unlimited-licence'],
  },
  both: 'yes',
  says: {
    yes: 'The licence is narrow or can be revoked.',
    no: 'The licence is broad or perpetual.',
    not_stated: 'No narrow limit of the licence was found.',
  },
  positions: {
    licensee: {
      yes: 'high',
      why: 'Ordinary use by its group, contractors or on new machines may be a breach.',
      ask: 'Licensor grants Licensee and its affiliates a perpetual, non-revocable licence for their whole business, use by contractors on their behalf included, up to the number of users bought.',
    },
    licensor: {
      no: 'medium',
      why: 'A grant without limits can give away later sales.',
      ask: 'The licence is limited to the number of users and the entity named in the Order Form.',
    },
  },
  examples: {
    yes: [
      'The choir may run the music program on the one laptop named here, for rehearsals only.',
      'Use of the drawing tool is permitted to Ms Berg alone and can be revoked at any time.',
    ],
    no: ['Licensor hereby grants to Licensee a perpetual, irrevocable, worldwide license to use the Software.'],
    not_stated: ['The driver needs a licence.', 'The licence fee is due in May.'],
  },
});
