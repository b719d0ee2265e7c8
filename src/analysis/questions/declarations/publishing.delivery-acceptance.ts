import { defineQuestion } from '../define-question';
import { workNeverFinalWords } from '../words/work-never-final';

export const publishingDeliveryAcceptance = defineQuestion({
  id: 'publishing.delivery-acceptance',
  title: 'Acceptance at will',
  ask: 'May the publisher reject the work at its sole satisfaction?',
  kinds: ['publishing'],
  yes: {
    provisions: ['accepted-at-sole-satisfaction'],
    words: workNeverFinalWords,
  },
  says: {
    yes: 'The publisher may reject the work at its sole satisfaction.',
    no: 'The work is judged by an objective standard.',
    not_stated: 'Acceptance at the publisher’s sole satisfaction was not found.',
  },
  positions: {
    author: {
      yes: 'high',
      why: 'A finished book can be turned down because the editor has left or the fashion has changed.',
      ask: 'The Publisher accepts a work that is professionally competent and fits the outline; it gives written notes within 60 days and the Author has 90 days to revise.',
    },
  },
  examples: {
    yes: [
      'The house accepts the manuscript only if, in its sole discretion, it is satisfied with it.',
      'The editor may reject the text without reasons if it is not to the publisher’s liking.',
    ],
    not_stated: ['The manuscript has 300 pages.', 'The author sends the text by e-mail.'],
  },
});
