import { defineQuestion } from '../define-question';

export const amendmentRestUnchanged = defineQuestion({
  id: 'amendment.rest-unchanged',
  title: 'The rest stays in force',
  ask: 'Does it say that the rest of the contract stays in force, or that the amendment rules on conflict?',
  kinds: ['amendment'],
  yes: {
    provisions: ['rest-stays-in-force'],
    words: [
      [
        'remain',
        'continu',
        'stay',
        'unchanged',
        'same',
        'prevail',
        'confirm',
        'ratif',
        'precedence',
        'inconsistent',
        'conflict',
        'other',
        'rest',
        'otherwise',
        'apart',
        'except',
        'save',
        'supersede',
        'control',
        'reaffirm',
        'goes on',
        'contradict',
        'force',
        'valid',
        'left as',
      ],
    ],
  },
  says: {
    yes: 'The rest of the contract stays in force, or the amendment rules on conflict.',
    no: 'The earlier contract rules, or is replaced.',
    not_stated: 'That the rest of the contract stays in force was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'It can be argued that the new paper replaces more of the contract than was meant.',
      ask: 'Except as changed here the Agreement stays in full force; in case of conflict this Amendment prevails.',
    },
    other: {
      not_stated: 'medium',
      why: 'It can be argued that the new paper replaces more of the contract than was meant.',
      ask: 'Except as changed here the Agreement stays in full force; in case of conflict this Amendment prevails.',
    },
  },
  examples: {
    yes: [
      'Beyond these points our contract is left as it was.',
      'All further terms of the agreement continue to apply unchanged.',
    ],
    not_stated: ['The fire insurance stays in force.', 'Clause 4 is deleted.'],
  },
});
