import { defineQuestion } from '../define-question';
import { workAssignedAtOnceWords } from '../words/work-assigned-at-once';

export const influencerOwnership = defineQuestion({
  id: 'influencer.ownership',
  title: 'Copyright passes to the brand',
  ask: 'Does the creator’s copyright pass to the brand?',
  kinds: ['influencer', 'endorsement'],
  yes: {
    provisions: ['work-assigned-at-once', 'rights-pass-on-payment'],
    categories: ['Ip Ownership Assignment'],
    words: workAssignedAtOnceWords,
  },
  says: {
    yes: 'Copyright in the content passes to the brand.',
    no: 'The creator keeps the copyright.',
    not_stated: 'A transfer of copyright to the brand was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Once assigned, the content may not be used again by the one who made it without a licence back.',
      ask: 'The Creator keeps copyright and licenses the content for the agreed use; any assignment takes effect only on full payment and leaves out raw files and portfolio use.',
    },
    drafter: {
      not_stated: 'low',
      why: 'Without rights in writing it may not reuse what it has paid for.',
      ask: 'The Creator grants the Brand the licence in Schedule [2], in writing and signed.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '17 USC §§ 101, 204(a)',
      says: 'work for hire only in listed categories; transfers need a signed writing',
    },
    {
      place: 'England and Wales',
      cite: 'CDPA 1988, ss. 11, 90',
      says: 'a freelancer owns copyright until a signed assignment',
    },
  ],
  examples: {
    yes: [
      'All content is a work made for hire and belongs to the company from its creation.',
      'The creator hereby assigns to the brand all copyright in the posts.',
    ],
    not_stated: ['The posts go live on Monday.', 'The brand owns its logo.'],
  },
});
