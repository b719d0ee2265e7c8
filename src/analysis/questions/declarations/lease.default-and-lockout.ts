import { defineQuestion } from '../define-question';
import { courtOrderNeededWords } from '../words/court-order-needed';
import { landlordSelfHelpWords } from '../words/landlord-self-help';

export const leaseDefaultAndLockout = defineQuestion({
  id: 'lease.default-and-lockout',
  title: 'Lock-out without a court',
  ask: 'May the landlord lock out the tenant, cut services or remove goods without a court?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['landlord-self-help', 'goods-lien'],
    words: landlordSelfHelpWords,
  },
  no: {
    provisions: ['court-order-needed'],
    words: courtOrderNeededWords,
  },
  says: {
    yes: 'The landlord may lock out, re-enter, cut services or take or clear goods by itself.',
    no: 'The tenant can be made to leave only by lawful process.',
    not_stated: 'No right of the landlord to act without a court was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'The tenant can lose the premises and belongings at short notice, without a hearing.',
      ask: 'Landlord may recover possession only by order of a court, after written notice and the days to cure that the law gives; locks, services and belongings are left alone.',
    },
    landlord: {
      yes: 'high',
      why: 'Most places forbid self-help against those who live there, with damages and even criminal penalties.',
      ask: 'After notice and the legal time to cure, Landlord may file for possession.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 789.3',
      says: 'no lock-out and no cutting of utilities; damages by the day',
    },
    {
      place: 'Florida',
      cite: 'Fla. Stat. § 83.67',
      says: 'no lock-out, no cutting of services, no removal of goods',
    },
    {
      place: 'New York',
      cite: 'RPAPL § 768',
      says: 'unlawful eviction is an offence',
    },
    {
      place: 'US',
      cite: '15 U.S.C. § 9058',
      says: '30 days’ notice at many federally backed homes',
    },
  ],
  examples: {
    yes: [
      'Two days after the due date the owner can lock the door and set the renter’s furniture outside.',
      'On any default Landlord may disconnect power and retake the apartment without legal process.',
    ],
    no: ['Only a sheriff with a court order may put a resident out.'],
    not_stated: [
      'The tenant may not change the locks.',
      'Evicted trees are replanted.',
      'If the key is lost a new lock costs $80.',
    ],
  },
});
