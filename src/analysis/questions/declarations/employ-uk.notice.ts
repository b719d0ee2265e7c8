import { defineQuestion } from '../define-question';

export const employUkNotice = defineQuestion({
  id: 'employ-uk.notice',
  title: 'Notice',
  ask: 'Is it said how much notice ends the employment?',
  kinds: ['employment-england'],
  yes: {
    provisions: ['notice-of-dismissal-stated'],
    facts: ['noticePeriod'],
    words: [['notice', 'warning', 'ahead', 'terminat', 'resign', 'leav', 'end ', 'month', 'week']],
  },
  says: {
    yes: 'It is said how much notice ends the employment.',
    no: 'No notice is needed.',
    not_stated: 'No period of notice was found.',
  },
  positions: {
    employee: {
      not_stated: 'high',
      why: 'It may be let go with only the statutory minimum, and the paper does not say when it may leave itself.',
      ask: 'Either party may end the employment by three months’ written notice, or the statutory minimum if longer.',
    },
    employer: {
      not_stated: 'high',
      why: 'The law asks for the length of notice in the statement of particulars.',
      ask: 'Either party may end the employment by one month’s written notice, or the statutory minimum if longer.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Employment Rights Act 1996, ss. 1, 86',
      says: 'notice must be stated; at least a week a year of service, up to twelve',
    },
  ],
  examples: {
    yes: ['Both sides give each other ten weeks’ notice.', 'The cook can leave upon a month’s warning.'],
    not_stated: ['Notices are pinned up in the hall.', 'The cook may be sent home at once for theft.'],
  },
});
