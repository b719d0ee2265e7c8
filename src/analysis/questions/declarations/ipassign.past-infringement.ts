import { defineQuestion } from '../define-question';

export const ipassignPastInfringement = defineQuestion({
  id: 'ipassign.past-infringement',
  title: 'Past infringement',
  ask: 'Does the right to sue for past infringement pass?',
  kinds: ['ip-assignment'],
  yes: {
    provisions: ['past-infringement-passes'],
    words: [
      [
        'past',
        'prior',
        'before',
        'accrued',
        'earlier',
        'pre assign',
        'heretofore',
        'last year',
        'existing',
        'so far',
        'any time',
        'old',
        'in the past',
        'causes',
        'took place',
        'choses',
        'arisen',
        'infring',
        'unauthori',
        'up to the present',
      ],
    ],
  },
  says: {
    yes: 'The right to sue for past infringement passes.',
    no: 'Claims for past infringement stay behind.',
    not_stated: 'It was not found that past claims pass.',
  },
  positions: {
    assignee: {
      not_stated: 'high',
      why: 'In the US past damages pass only if the paper says so.',
      ask: 'The assignment includes all claims for past, present and future infringement and the right to sue for and keep damages.',
    },
  },
  examples: {
    yes: [
      'The museum may also sue those who copied “Gulls” in earlier years and keep the damages.',
      'Claims for infringement before today are included in the sale of the name.',
    ],
    not_stated: ['Past rent is due.', 'The seller knows of no infringement.'],
  },
});
