import { defineQuestion } from '../define-question';

export const leaseEntryWithoutNotice = defineQuestion({
  id: 'lease.entry-without-notice',
  title: 'Entry by the landlord',
  ask: 'May the landlord enter without notice, emergencies apart?',
  kinds: ['residential-lease-us', 'residential-tenancy-england', 'lease'],
  yes: {
    provisions: ['entry-without-notice'],
    words: [
      [
        'enter',
        'entry',
        'access',
        'come in',
        'key',
        'inspect',
        'show',
        'visit',
        'go into',
        'walk in',
        'bring',
        'room check',
        'let themselves',
        'let ourselves',
      ],
    ],
  },
  no: {
    provisions: ['entry-on-notice'],
    words: [
      [
        'entry',
        'enter',
        'access',
        'come',
        'inspect',
        'visit',
        'view',
        'showing',
        'notice',
        'announc',
        'key',
        'go into',
        'call',
        'appointment',
      ],
    ],
  },
  says: {
    yes: 'The landlord may enter the home without notice.',
    no: 'The landlord may enter only after notice.',
    not_stated: 'The lease does not say when the landlord may enter.',
  },
  positions: {
    tenant: {
      yes: 'high',
      not_stated: 'low',
      why: 'The tenant loses the privacy of the home and has no say in when strangers come in.',
      ask: 'Landlord may enter only for a stated purpose, at reasonable hours and after at least 24 hours’ written notice, except in an emergency.',
    },
    landlord: {
      yes: 'medium',
      why: 'Many places forbid entry without notice, so the clause may be void and the entry a trespass.',
      ask: 'Landlord may enter after 24 hours’ written notice, and without notice in an emergency only.',
    },
  },
  law: [
    { place: 'California', cite: 'Civ. Code § 1954', says: 'written notice, as a rule 24 hours' },
    { place: 'Washington', cite: 'RCW 59.18.150', says: 'two days’ notice' },
    { place: 'Florida', cite: 'Fla. Stat. § 83.53', says: 'notice for repairs' },
    {
      place: 'England and Wales',
      cite: 'Landlord and Tenant Act 1985, s. 11(6)',
      says: '24 hours’ written notice to inspect',
    },
  ],
  examples: {
    yes: [
      'Owner and its staff can let themselves in whenever they see fit, with or without telling Resident first.',
      'The Lessor retains a key and may at all times, no prior warning being needed, go into the dwelling to look at its state.',
    ],
    no: [
      'Landlord gives a day’s written notice and agrees the hour before anybody comes into the flat, fire and flood apart.',
      'Visits by the owner: by appointment only.',
    ],
    not_stated: [
      'Tenant may enter the premises from noon on the first day of the term without further notice.',
      'The Landlord shall insure the building and keep the entrance hall clean.',
    ],
  },
});
