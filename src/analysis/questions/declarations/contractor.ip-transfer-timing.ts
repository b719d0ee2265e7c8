import { defineQuestion } from '../define-question';
import { rightsPassOnPaymentWords } from '../words/rights-pass-on-payment';
import { workAssignedAtOnce2Words } from '../words/work-assigned-at-once-2';

export const contractorIpTransferTiming = defineQuestion({
  id: 'contractor.ip-transfer-timing',
  title: 'When rights pass',
  ask: 'Do rights in the work pass to the client at once, paid or not?',
  kinds: ['contractor'],
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
  says: {
    yes: 'Rights in the work belong to the client, and not only after payment.',
    no: 'Rights pass only on payment.',
    not_stated: 'No transfer of rights was found.',
  },
  positions: {
    contractor: {
      yes: 'high',
      not_stated: 'low',
      why: 'The client may own the work even if it never pays.',
      ask: 'Rights in the Deliverables pass to the Client upon payment in full; until then the Client has a licence to review them.',
    },
    client: {
      not_stated: 'high',
      no: 'low',
      why: 'Without a written, signed transfer the maker usually keeps the rights.',
      ask: 'The Contractor hereby assigns all rights in the Deliverables to the Client, effective on payment.',
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
    {
      place: 'India',
      cite: 'Copyright Act 1957, s. 19',
      says: 'an assignment silent on time and place holds five years and India only',
    },
  ],
  examples: {
    yes: [
      'What the painter draws belongs to the gallery from the first stroke.',
      'All copyright is hereby assigned to the gallery.',
    ],
    no: ['The painter keeps his rights until the last invoice is paid.'],
    not_stated: ['Neither may assign this paper.', 'The gallery pays in May.'],
  },
});
