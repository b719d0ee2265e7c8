import { defineQuestion } from '../define-question';
import { lateHandoverNoRemedyWords } from '../words/late-handover-no-remedy';
import { rentFromHandoverWords } from '../words/rent-from-handover';

export const comleaseTermAndRentStart = defineQuestion({
  id: 'comlease.term-and-rent-start',
  title: 'Rent before handover',
  ask: 'Does rent run, or the tenant stay bound, although the premises are handed over late or unfinished?',
  kinds: ['commercial-lease'],
  yes: {
    provisions: ['late-handover-no-remedy'],
    words: lateHandoverNoRemedyWords,
  },
  no: {
    provisions: ['rent-from-handover'],
    words: rentFromHandoverWords,
  },
  says: {
    yes: 'Rent runs or the tenant stays bound although the premises are late or unfinished.',
    no: 'Rent starts with the handover, or delay gives abatement or an exit.',
    not_stated: 'Nothing was found on a late handover.',
  },
  positions: {
    tenant: {
      yes: 'high',
      not_stated: 'low',
      why: 'The tenant may pay for premises from which it cannot trade, or wait with staff and fit-out.',
      ask: 'Rent starts on handover with Landlord’s works complete plus the rent-free time; two days’ rent is abated for each day of delay, and Tenant may end the lease after 60 days.',
    },
    landlord: {
      yes: 'low',
      why: 'A tenant that cannot open may be unable to pay.',
      ask: 'Rent abates until handover; Tenant may end the lease if handover is more than 90 days late.',
    },
  },
  examples: {
    yes: [
      'The first rent is due on 1 July even where the builder has not finished the shell.',
      'No claim lies against the lessor for possession given late, and the lease stays in force.',
    ],
    no: ['The rent clock starts on the day of handover.'],
    not_stated: ['The tenant starts its fit-out on 1 July.', 'Delay in payment bears interest.'],
  },
});
