import { defineQuestion } from '../define-question';

export const govStaffAndHandover = defineQuestion({
  id: 'gov.staff-and-handover',
  title: 'Hand-over and staff at the end',
  ask: 'Must the supplier hand over, or bear staff transfer, at its own cost?',
  kinds: ['government-terms'],
  yes: {
    provisions: ['handover-at-own-cost'],
    words: [
      [
        'cost',
        'free',
        'charge',
        'expense',
        'pay',
        'indemn',
        'compensat',
        'fee',
        'hold',
        'gratis',
        'remunerat',
        'included',
        'reimburs',
        'recover',
        'limit',
        'charging',
        'deemed to include',
        'money',
        'owed',
      ],
    ],
  },
  says: {
    yes: 'The supplier must hand over, or bear staff transfer, at its own cost.',
    no: 'Hand-over is paid.',
    not_stated: 'No duty to hand over at its own cost was found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      why: 'Help that is not paid, or claims of staff, can eat up what it earned.',
      ask: 'Exit services are paid at the agreed rates, and each party indemnifies the other for employment liabilities of its own time, up to a cap.',
    },
    authority: {
      not_stated: 'medium',
      why: 'A change of supplier may stall.',
      ask: 'The Supplier gives exit services for six months at the agreed rates under a plan.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'TUPE Regulations 2006, reg. 3(1)(b)',
      says: 'a change of provider can move staff',
    },
    {
      place: 'US',
      cite: 'FAR 52.237-3',
      says: 'continuity of services',
    },
  ],
  examples: {
    yes: [
      'The old inspector shows the new one all bridges without pay.',
      'Costs of the changeover fall on the outgoing firm, which indemnifies the next one for staff.',
    ],
    not_stated: ['The old bridge is free to cross.', 'The school pays for the trip.'],
  },
});
