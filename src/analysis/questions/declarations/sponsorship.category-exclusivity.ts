import { defineQuestion } from '../define-question';

export const sponsorshipCategoryExclusivity = defineQuestion({
  id: 'sponsorship.category-exclusivity',
  title: 'Exclusive category',
  ask: 'Is either side barred from working with rivals or other sponsors of the category?',
  kinds: ['sponsorship', 'endorsement', 'influencer'],
  yes: { categories: ['Exclusivity'], rules: ['exclusivity'] },
  says: {
    yes: 'A side is barred from working with rivals of the category.',
    no: 'Each side may work with others.',
    not_stated: 'An exclusive category was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'A rival could stand beside it at the same event or in the next post.',
      ask: 'The other party shall not work with, promote or show any competitor in [category] during the term; the existing partners in Schedule [3] are excepted.',
    },
    other: {
      yes: 'medium',
      why: 'A vague or long bar can shut out income that nobody pays for.',
      ask: 'Exclusivity covers the competitors named in Schedule [3] only, from the first to 30 days after the last post or event, and is paid for in the fee.',
    },
  },
  examples: {
    yes: [
      'The club shall not appoint any other sponsor in the category of soft drinks.',
      'Creator shall not promote any competing product for sixty days.',
    ],
    not_stated: ['The sponsor gets twenty tickets.', 'The lounge is exclusive.'],
  },
});
