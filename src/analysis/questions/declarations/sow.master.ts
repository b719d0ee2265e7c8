import { defineQuestion } from '../define-question';

export const sowMaster = defineQuestion({
  id: 'sow.master',
  title: 'Master agreement',
  ask: 'Is the master agreement named under which it stands?',
  kinds: ['statement-of-work', 'order-form'],
  yes: {
    provisions: ['governed-by-master'],
    words: [['master', 'framework', 'agreement', 'contract', 'terms', 'deed', 'msa', 'under']],
  },
  spokenOf: [['entire agreement', 'whole agreement']],
  says: {
    yes: 'The agreement under which it stands is named.',
    no: 'It stands alone.',
    not_stated: 'No agreement under which it stands was found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'Without a named agreement, liability, ownership and termination may be unregulated.',
      ask: 'This Statement of Work is made under the Master Services Agreement dated [date] between the same parties, whose terms apply.',
    },
    drafter: {
      not_stated: 'high',
      why: 'Its cap on liability and payment terms may not apply.',
      ask: 'This Statement of Work is made under the Master Services Agreement dated [date] between the same parties, whose terms apply.',
    },
  },
  examples: {
    yes: [
      'The bridge inspection is ordered under our frame contract of 9 May 2022.',
      'All terms of the services agreement signed in March apply to this task order.',
    ],
    not_stated: ['The master key hangs in the hall.', 'Later orders may follow this agreement.'],
  },
});
