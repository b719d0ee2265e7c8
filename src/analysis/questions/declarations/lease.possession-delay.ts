import { defineQuestion } from '../define-question';
import { lateHandoverNoRemedyWords } from '../words/late-handover-no-remedy';
import { rentFromHandoverWords } from '../words/rent-from-handover';

export const leasePossessionDelay = defineQuestion({
  id: 'lease.possession-delay',
  title: 'Home not ready in time',
  ask: 'Does the tenant stay bound, or owe rent, although the home is not handed over in time?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['late-handover-no-remedy'],
    words: lateHandoverNoRemedyWords,
  },
  no: {
    provisions: ['rent-from-handover'],
    words: rentFromHandoverWords,
  },
  says: {
    yes: 'The tenant stays bound or owes rent although the premises are not handed over in time.',
    no: 'Rent starts with the handover, or the tenant may cancel on delay.',
    not_stated: 'Nothing was found on a late handover.',
  },
  positions: {
    tenant: {
      yes: 'medium',
      why: 'The tenant may be without the premises and still tied to the lease.',
      ask: 'No rent is due until the premises are handed over; if that is more than 5 days late, Tenant may cancel with a full refund.',
    },
  },
  law: [
    {
      place: 'New York',
      cite: 'Real Prop. Law § 223-a',
      says: 'unless waived, the tenant may rescind if possession is not delivered',
    },
  ],
  examples: {
    yes: [
      'If the former tenant is still there on the first, the new one has to wait and cannot cancel for the delay.',
      'Rent starts on 1 May whether the keys have been handed over or not.',
    ],
    no: ['You pay from the day on which you get the keys.'],
    not_stated: ['The tenant hands over the keys on the last day.', 'Late rent bears a fee.'],
  },
});
