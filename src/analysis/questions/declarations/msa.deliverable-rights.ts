import { defineQuestion } from '../define-question';
import { MADE_THINGS } from '../premises';
import { rightsPassOnPaymentWords } from '../words/rights-pass-on-payment';
import { workAssignedAtOnce2Words } from '../words/work-assigned-at-once-2';

export const msaDeliverableRights = defineQuestion({
  id: 'msa.deliverable-rights',
  title: 'Rights in deliverables',
  ask: 'Do rights in the deliverables pass to the customer at once, paid or not?',
  kinds: ['services-agreement', 'master-services', 'development'],
  yes: {
    provisions: ['work-assigned-at-once'],
    categories: ['Ip Ownership Assignment'],
    words: workAssignedAtOnce2Words,
  },
  no: {
    provisions: ['rights-pass-on-payment'],
    words: rightsPassOnPaymentWords,
  },
  both: 'no',
  spokenOf: [
    ['owner', 'owns', 'copyright', 'intellectual property', 'title', 'vest', 'assign'],
    ['webs', 'webshop', 'software', 'work', 'deliverable', 'design', 'result', 'material', 'content', 'code', 'report'],
  ],
  premise: MADE_THINGS,
  says: {
    yes: 'Rights in the deliverables belong to the customer, and not only after payment.',
    no: 'Rights pass only on payment.',
    not_stated: 'No transfer of rights in the deliverables was found.',
  },
  positions: {
    drafter: {
      yes: 'medium',
      why: 'It may lose the work before it is paid for.',
      ask: 'Rights in the Deliverables pass to the Customer on payment; the Supplier’s background is licensed, not assigned.',
    },
    other: {
      not_stated: 'high',
      no: 'low',
      why: 'It may pay for work that it may not use, change or pass on.',
      ask: 'Rights in the Deliverables are hereby assigned to the Customer on payment, with a perpetual licence in the background built into them.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '17 U.S.C. §§ 101, 201(b), 204(a)',
      says: 'a transfer of copyright needs a signed writing; only listed works can be made for hire',
    },
    {
      place: 'England and Wales',
      cite: 'Copyright, Designs and Patents Act 1988, s. 90(3)',
      says: 'an assignment must be in writing and signed',
    },
  ],
  examples: {
    yes: [
      'All code made for the city is the city’s from the outset.',
      'The firm hereby assigns the reports to the city.',
    ],
    no: ['The city owns the code once it has paid.'],
    not_stated: ['Orders are not assigned.', 'The city pays in May.'],
  },
});
