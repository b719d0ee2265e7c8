import { defineQuestion } from '../define-question';
import { courtOrderNeededWords } from '../words/court-order-needed';
import { landlordSelfHelpWords } from '../words/landlord-self-help';

export const tenancyForfeitureSelfHelp = defineQuestion({
  id: 'tenancy.forfeiture-self-help',
  title: 'Re-entry without a court',
  ask: 'May the landlord re-enter, change locks or clear goods without a court?',
  kinds: ['residential-tenancy-england'],
  yes: {
    provisions: ['landlord-self-help', 'goods-lien'],
    words: landlordSelfHelpWords,
  },
  no: {
    provisions: ['court-order-needed'],
    words: courtOrderNeededWords,
  },
  says: {
    yes: 'The landlord may re-enter, lock out or take or clear goods by itself.',
    no: 'The tenant can be made to leave only by order of a court.',
    not_stated: 'No right of re-entry or lock-out was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'It threatens the tenant with losing home and goods without a judge, which can be a crime to carry out.',
      ask: 'Delete; the Landlord may recover possession only by order of a court, and goods left behind are kept for at least 14 days after notice.',
    },
    landlord: {
      yes: 'high',
      why: 'To act on it can be a crime and cost damages, and the clause may be unfair as it stands.',
      ask: 'The Landlord may apply to the court for possession on a ground in Schedule 2 to the Housing Act 1988.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Protection from Eviction Act 1977, ss. 1–3',
      says: 'eviction without a court is an offence',
    },
    {
      place: 'England and Wales',
      cite: 'Torts (Interference with Goods) Act 1977, s. 12 and Sch. 1',
      says: 'notice before goods left behind are sold',
    },
  ],
  examples: {
    yes: [
      'If rent is a fortnight late the owner may re-enter and the tenancy is at an end.',
      'Things left in the room after the end are thrown out by the landlord the same day.',
    ],
    no: ['Nobody has to leave the house before a judge has ordered it.'],
    not_stated: ['The tenant must not change the locks.', 'If you lose the key a new one costs £8.'],
  },
});
