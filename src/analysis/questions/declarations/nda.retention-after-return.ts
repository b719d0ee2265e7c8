import { defineQuestion } from '../define-question';

export const ndaRetentionAfterReturn = defineQuestion({
  id: 'nda.retention-after-return',
  title: 'Copies kept after return',
  ask: 'May the recipient keep some information after return or destruction?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['retention-after-return'],
    words: [
      [
        'retain',
        'retention',
        'keep',
        'kept',
        'hold',
        'held',
        'preserve',
        'store',
        'back',
        'archiv',
        'disaster',
        'need not',
        'not required',
        'not require',
        'stay',
        'record',
        'destroy',
        'minutes',
      ],
    ],
  },
  no: {
    provisions: ['nothing-kept-after-return'],
    words: [
      [
        'stay',
        'not a',
        'remain',
        'retain',
        'keep',
        'kept',
        'hold',
        'held',
        'no ',
        'nothing',
        'all ',
        'every',
        'whole',
        'none',
        'without',
        'complete',
        'including',
        'all',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The recipient may keep some of the information even after return or destruction.',
    no: 'After return or destruction the recipient may keep nothing.',
    not_stated: 'Whether the recipient may keep copies after return or destruction is not said.',
  },
  positions: {
    drafter: {
      yes: 'medium',
      why: 'What is kept can leak later, after the agreement has ended.',
      ask: 'The Receiving Party may keep only routine back-ups and one copy that the law requires, and both stay subject to this Agreement for as long as they are kept.',
    },
    other: {
      no: 'medium',
      not_stated: 'low',
      why: 'Back-ups, board papers and records that the law requires cannot be erased on demand.',
      ask: 'The Receiving Party may keep copies in routine back-ups and copies that law or its professional rules require, under continuing secrecy.',
    },
  },
  examples: {
    yes: [
      'Files which remain on backup media until overwritten need not be erased.',
      'Our solicitors may hold on to one set of the papers as evidence of what was shown.',
    ],
    no: ['Not a single copy, note or extract may stay with the bidder once the papers have gone back.'],
    not_stated: [
      'The Landlord may keep the deposit if rent is owed.',
      'The Recipient shall return the papers within ten days.',
      'Books of account are kept for ten years.',
    ],
  },
});
