import { defineQuestion } from '../define-question';

export const settlementGag = defineQuestion({
  id: 'settlement.gag',
  title: 'Silence towards authorities',
  ask: 'Does the paper keep somebody from reporting to or helping an authority, or from speaking of unlawful acts?',
  kinds: ['settlement'],
  yes: {
    provisions: ['gag-covers-reports'],
    words: [
      [
        'report',
        'charge',
        'complain',
        'agency',
        'agencies',
        'authorit',
        'regulator',
        'police',
        'government',
        'commission',
        'investigat',
        'proceeding',
        'harass',
        'discriminat',
        'court',
        'testif',
        'unlawful',
        'crime',
        'whistle',
        'anyone',
        'nobody',
        'press',
        'inspector',
        'tell',
        'speak',
        'disclos',
      ],
    ],
  },
  says: {
    yes: 'The paper keeps somebody from reporting to or helping an authority, or speaking of unlawful acts.',
    no: 'A ban on reports to authorities was not found.',
    not_stated: 'A ban on reports to authorities was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Such a ban is often void, and it can keep wrongs hidden.',
      ask: 'Nothing in this Agreement keeps anybody from reporting to, filing a charge with or taking part in an inquiry of a public authority, or from speaking of unlawful acts.',
    },
  },
  examples: {
    yes: [
      'The Claimant will not lodge a complaint with the labour inspector nor help one in its inquiry.',
      'She shall not speak to the Commission about what happened at the store.',
    ],
    not_stated: [
      'Either may disclose the terms to its accountants.',
      'The Claimant keeps the right to speak to any agency.',
    ],
  },
});
