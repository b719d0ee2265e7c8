import { defineQuestion } from '../define-question';
import { consentNotUnreasonablyWithheldWords } from '../words/consent-not-unreasonably-withheld';
import { lettingOnBarredWords } from '../words/letting-on-barred';

export const tenancyUnfairBans = defineQuestion({
  id: 'tenancy.unfair-bans',
  title: 'Bans on sharing and visitors',
  ask: 'Are sharing, subletting or visitors barred flatly?',
  kinds: ['residential-tenancy-england', 'lodger-agreement'],
  yes: {
    provisions: ['letting-on-barred'],
    words: lettingOnBarredWords,
  },
  no: {
    provisions: ['consent-not-unreasonably-withheld'],
    words: consentNotUnreasonablyWithheldWords,
  },
  says: {
    yes: 'Sharing, subletting or visitors are barred or left to free discretion.',
    no: 'Consent may not be unreasonably withheld.',
    not_stated: 'No such ban was found.',
  },
  positions: {
    other: {
      yes: 'low',
      why: 'A flat ban may be unfair and can make an ordinary visit a breach.',
      ask: 'Consent to share or sublet shall not be unreasonably withheld; guests may stay up to 14 days.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, s. 62',
      says: 'unfair terms do not bind a consumer',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'Nobody but the signers may sleep in the flat, and no sharing is allowed.',
      'The tenant is not to underlet or let others in.',
    ],
    no: ['A reasonable request to take in a sharer will not be refused.'],
    not_stated: ['Visitors use the side door.', 'The landlord may let the garage to a neighbour.'],
  },
});
