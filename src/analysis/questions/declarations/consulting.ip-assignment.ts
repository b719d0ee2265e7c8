import { defineQuestion } from '../define-question';
import { rightsPassOnPaymentWords } from '../words/rights-pass-on-payment';
import { workAssignedAtOnce2Words } from '../words/work-assigned-at-once-2';

export const consultingIpAssignment = defineQuestion({
  id: 'consulting.ip-assignment',
  title: 'When rights pass',
  ask: 'Do the results pass to the client at once, paid or not?',
  kinds: ['consulting'],
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
  says: {
    yes: 'The results belong to the client, and not only after payment.',
    no: 'Rights pass only on payment.',
    not_stated: 'No transfer of rights was found.',
  },
  positions: {
    consultant: {
      yes: 'high',
      not_stated: 'low',
      why: 'The client may own the results even if it never pays.',
      ask: 'Rights in the results pass to the Client upon payment in full.',
    },
    client: {
      not_stated: 'high',
      no: 'low',
      why: 'Without a written, signed transfer the consultant usually keeps the rights.',
      ask: 'The Consultant hereby assigns all rights in the results to the Client, effective on payment.',
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
      'Every chart that the adviser draws is the firm’s property at once.',
      'The adviser hereby assigns all rights to the firm.',
    ],
    no: ['The charts become the firm’s when it has paid.'],
    not_stated: ['Neither may assign this paper.', 'The firm pays in May.'],
  },
});
