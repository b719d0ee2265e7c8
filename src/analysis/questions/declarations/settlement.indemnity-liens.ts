import { defineQuestion } from '../define-question';

export const settlementIndemnityLiens = defineQuestion({
  id: 'settlement.indemnity-liens',
  title: 'Indemnity for liens and third parties',
  ask: 'Must the receiving side indemnify the payer for liens, taxes or claims of third parties?',
  kinds: ['settlement'],
  yes: {
    provisions: ['claimant-indemnifies-for-liens'],
    words: [
      [
        'indemn',
        'hold',
        'harmless',
        'pay',
        'reimburs',
        'make good',
        'protect',
        'free',
        'keep',
        'responsible',
        'refund',
        'compensate',
        'cover',
        'liable',
        'bear',
        'answers for',
        'answer for',
        'make defendant whole',
        'whole',
      ],
    ],
  },
  says: {
    yes: 'The side that receives the money covers the payer for liens, taxes or third-party claims.',
    no: 'The receiving side gives no indemnity for liens or third-party claims.',
    not_stated: 'No indemnity for liens, taxes or third-party claims was found.',
  },
  positions: {
    payee: {
      yes: 'high',
      why: 'The cost may be greater than the settlement itself and may not be known when it is signed.',
      ask: 'The Claimant is responsible only for the liens listed in the schedule and for its own income tax, and in all for no more than the Settlement Sum.',
    },
    payer: {
      not_stated: 'low',
      why: 'A hospital, insurer or public payer may come to the payer for the same money again.',
      ask: 'The Claimant shall satisfy all liens on the Settlement Sum out of it.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '42 U.S.C. § 1395y(b)(2)',
      says: 'Medicare may recover its conditional payments from those who pay or receive the settlement',
    },
  ],
  examples: {
    yes: [
      'Payee covers every claim that an insurer or hospital makes to the settlement fund and will defend Payor against it.',
      'If HMRC asks the firm for tax on this sum, Mr Byrne will pay it back to the firm.',
    ],
    not_stated: [
      'The Settlement Sum is paid free of liens.',
      'The Supplier indemnifies the Buyer against claims by its workers.',
    ],
  },
});
