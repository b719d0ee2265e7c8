import { defineQuestion } from '../define-question';

export const licenceHeadLeaseConsent = defineQuestion({
  id: 'licence.head-lease-consent',
  title: 'Right to give the space',
  ask: 'Does the operator promise that it owns the place or has its landlord’s consent, or refund if its own lease ends?',
  kinds: ['licence-to-occupy'],
  yes: {
    provisions: ['superior-consent-warranted'],
    words: [
      [
        'consent',
        'head lease',
        'superior',
        'our landlord',
        'permits',
        'agreed',
        'owner',
        'freehold',
        'lease',
        'approved',
        'permission',
        'allowed',
        'right to',
        'authority',
        'landlord',
        'prevent',
      ],
    ],
  },
  says: {
    yes: 'The operator promises its right to give the space, or a refund if it loses it.',
    no: 'The operator makes no such promise.',
    not_stated: 'No promise that the operator may give the space was found.',
  },
  positions: {
    licensee: {
      not_stated: 'medium',
      why: 'If the head lease forbids the use or ends, the occupier may be out and its money gone.',
      ask: 'The Licensor warrants that its own lease and landlord permit this licence, gives a copy of the relevant terms, and refunds all prepaid fees and the deposit if its lease ends.',
    },
    licensor: {
      not_stated: 'low',
      why: 'Letting others in without consent may forfeit the head lease.',
      ask: 'Obtain the superior landlord’s consent before signing.',
    },
  },
  examples: {
    yes: [
      'The owner of the block has given his consent to our letting you use the loft.',
      'If our own lease ends we pay back the fee for the days after.',
    ],
    not_stated: ['The licensee needs our consent to put up signs.', 'The head gardener lives here.'],
  },
});
