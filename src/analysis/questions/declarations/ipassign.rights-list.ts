import { defineQuestion } from '../define-question';

export const ipassignRightsList = defineQuestion({
  id: 'ipassign.rights-list',
  title: 'List of rights',
  ask: 'Are the rights identified by list, number or name?',
  kinds: ['ip-assignment'],
  yes: {
    provisions: ['rights-listed-in-schedule'],
    words: [
      [
        'list',
        'schedule',
        'annex',
        'exhibit',
        'no ',
        'number',
        'regist',
        'patent',
        'mark',
        'domain',
        'right',
        'song',
        'work',
        'photograph',
        'chapter',
        'module',
        'copyright',
        'app',
        'logo',
        'table',
        'appendix',
        'design',
        'trade',
        'picture',
        'file',
        'assigned',
        'names',
      ],
    ],
  },
  says: {
    yes: 'The rights assigned are identified.',
    no: 'The rights assigned are not identified.',
    not_stated: 'No list or naming of the rights was found.',
  },
  positions: {
    assignee: {
      not_stated: 'high',
      why: 'What is not named may not have passed, and registers may not record it.',
      ask: 'Schedule A lists each right with country, number, title and date, together with all other rights in the named work.',
    },
    assignor: {
      not_stated: 'high',
      why: 'Without a list it may give away more than it sold.',
      ask: 'Only the rights listed in Schedule A are assigned.',
    },
  },
  examples: {
    yes: [
      'The rights sold are those in the painting “Gulls”, archive number 88, and its two sketches listed in the annex.',
      'Trade mark EU 017 654 321 GULL, classes 16 and 25.',
    ],
    not_stated: ['The furniture stands in the hall.', 'All knowledge of any kind is sold.'],
  },
});
