import { defineQuestion } from '../define-question';
import { consentNotUnreasonablyWithheldWords } from '../words/consent-not-unreasonably-withheld';
import { lettingOnBarredWords } from '../words/letting-on-barred';

export const leaseSubletGuests = defineQuestion({
  id: 'lease.sublet-guests',
  title: 'Subletting and guests',
  ask: 'Is subletting, sharing or having guests barred, or left to the landlord’s free discretion?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['letting-on-barred'],
    words: lettingOnBarredWords,
  },
  no: {
    provisions: ['consent-not-unreasonably-withheld'],
    words: consentNotUnreasonablyWithheldWords,
  },
  says: {
    yes: 'Subletting, sharing or guests are barred or left to the landlord’s discretion.',
    no: 'Subletting is allowed with a consent that may not be unreasonably withheld.',
    not_stated: 'Nothing was found on subletting or sharing.',
  },
  positions: {
    tenant: {
      yes: 'medium',
      why: 'A tenant who must leave may be unable to pass the lease on, or to share it.',
      ask: 'Tenant may sublet or take a roommate with Landlord’s consent, which shall not be unreasonably withheld; guests may stay up to 14 days.',
    },
    landlord: {
      not_stated: 'low',
      why: 'If nothing is said the tenant may often sublet as it likes.',
      ask: 'Tenant may sublet or assign only with Landlord’s prior written consent, which shall not be unreasonably withheld.',
    },
  },
  law: [
    {
      place: 'New York',
      cite: 'Real Prop. Law §§ 226-b, 235-f',
      says: 'right to sublet in larger buildings; right to a roommate',
    },
  ],
  examples: {
    yes: [
      'The renter may neither let a friend move in nor hand the flat on to anyone.',
      'Sublet: never.',
      'Visitors for more than two nights are forbidden.',
    ],
    no: ['A subtenant may be refused for good cause only.'],
    not_stated: ['The landlord may assign the lease to a buyer.', 'Guests park in the street.'],
  },
});
