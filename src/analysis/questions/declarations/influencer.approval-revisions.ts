import { defineQuestion } from '../define-question';
import { workNeverFinalWords } from '../words/work-never-final';

export const influencerApprovalRevisions = defineQuestion({
  id: 'influencer.approval-revisions',
  title: 'Changes without limit',
  ask: 'May the brand ask for changes or reshoots without limit or extra pay, or reject content at its sole satisfaction?',
  kinds: ['influencer'],
  yes: {
    provisions: ['unlimited-changes', 'accepted-at-sole-satisfaction'],
    words: workNeverFinalWords,
  },
  no: {
    provisions: ['deemed-accepted'],
    words: [
      [
        'accept',
        'approv',
        'silence',
        'days',
        'deemed',
        'objection',
        'use',
        'reject',
        'hear',
        'comment',
        'answer',
        'response',
        'respond',
        'complain',
        'sign',
        'pay',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'The brand may ask for changes without limit, or reject content at its sole satisfaction.',
    no: 'Content counts as approved if the brand does not answer in time.',
    not_stated: 'Changes without limit were not found.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'low',
      why: 'One fee may have to pay for any number of new versions.',
      ask: 'Two rounds of changes to fit the brief are included; the Brand answers in [three] days, and silence is approval; further changes are paid at $[ ] each.',
    },
    drafter: {
      no: 'low',
      why: 'Content could go out that nobody has checked.',
      ask: 'No content is posted before the Brand’s written approval, which it gives or refuses with reasons within five days.',
    },
  },
  examples: {
    yes: [
      'The brand may order as many reshoots as it wishes at no extra cost.',
      'Content is accepted only when the company in its sole discretion is satisfied.',
    ],
    no: ['If the brand says nothing within three days the draft is deemed approved.'],
    not_stated: ['The shoot is on Monday.', 'The creator picks the music.'],
  },
});
