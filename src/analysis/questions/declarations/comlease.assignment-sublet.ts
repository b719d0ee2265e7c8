import { defineQuestion } from '../define-question';
import { consentNotUnreasonablyWithheldWords } from '../words/consent-not-unreasonably-withheld';
import { lettingOnBarredWords } from '../words/letting-on-barred';

export const comleaseAssignmentSublet = defineQuestion({
  id: 'comlease.assignment-sublet',
  title: 'Assignment and subletting',
  ask: 'Is assignment or subletting barred or left to the landlord’s free discretion?',
  kinds: ['commercial-lease'],
  yes: {
    provisions: ['letting-on-barred'],
    words: lettingOnBarredWords,
  },
  no: {
    provisions: ['consent-not-unreasonably-withheld'],
    words: consentNotUnreasonablyWithheldWords,
  },
  says: {
    yes: 'Assignment or subletting is barred, or left to the landlord’s discretion, or gives the landlord the space back.',
    no: 'Assignment or subletting is allowed with reasonable consent or within the group.',
    not_stated: 'Nothing was found on assignment or subletting.',
  },
  positions: {
    tenant: {
      yes: 'high',
      not_stated: 'low',
      why: 'The business may be hard to sell, merge or move, and the tenant may be tied to its space.',
      ask: 'Tenant may assign or sublet with Landlord’s consent, not to be unreasonably withheld and deemed given after 20 days; transfers within the group and on a sale of the business are free; the assignor and its guarantors are released.',
    },
    landlord: {
      not_stated: 'medium',
      why: 'If nothing is said the tenant may often pass the lease to anyone.',
      ask: 'No assignment or subletting without Landlord’s prior written consent, not to be unreasonably withheld.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Landlord and Tenant Act 1927, s. 19(1); Landlord and Tenant Act 1988',
      says: 'where consent is needed it may not be unreasonably withheld, and an answer is due in reasonable time',
    },
    {
      place: 'California',
      cite: 'Civ. Code §§ 1995.010–1995.340',
      says: 'restrictions on transfer; recapture must be expressly stated',
    },
  ],
  examples: {
    yes: [
      'The shop may not be handed to a subtenant, nor the lease be assigned, on any terms.',
      'A merger of the tenant is a forbidden transfer unless the owner in his free discretion allows it.',
    ],
    no: ['Consent to an assignee of good standing must be given.'],
    not_stated: ['The landlord may assign the rents to its bank.', 'The tenant may not assign staff to the roof.'],
  },
});
