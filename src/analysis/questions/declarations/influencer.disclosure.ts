import { defineQuestion } from '../define-question';

export const influencerDisclosure = defineQuestion({
  id: 'influencer.disclosure',
  title: 'Marking as advertising',
  ask: 'Must posts or endorsements be marked as advertising?',
  kinds: ['influencer', 'endorsement', 'affiliate'],
  yes: {
    provisions: ['ad-disclosure-required'],
    words: [
      [
        'disclos',
        'label',
        '#ad',
        'mark',
        'tag',
        'identif',
        'notice',
        'reveal',
        'known',
        'state',
        'stating',
        'flag',
        'paid',
        'plain',
        'ad',
        'advert',
        'sponser',
        'commercial',
      ],
    ],
  },
  says: {
    yes: 'Posts or endorsements must be marked as advertising.',
    no: 'Posts need not, or must not, be marked.',
    not_stated: 'A duty to mark posts as advertising was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'The advertiser may answer to the authorities for paid posts that are not marked.',
      ask: 'Each post carries “#ad” or the platform’s paid-partnership label at its start, where it is seen without a click; the Creator corrects a missing label within 24 hours.',
    },
    other: {
      not_stated: 'high',
      why: 'Those who post can be fined and named for hidden advertising whatever the brand wished.',
      ask: 'The Brand states the label required for each platform, and never asks the Creator to leave it out; each party answers for its own breach.',
    },
  },
  law: [
    { place: 'US', cite: '16 CFR part 255', says: 'material connections must be disclosed clearly and conspicuously' },
    {
      place: 'England and Wales',
      cite: 'CAP Code, s. 2; Digital Markets, Competition and Consumers Act 2024',
      says: 'advertising must be obviously identifiable',
      protects: 'consumers',
    },
    { place: 'EU', cite: 'Directive 2005/29/EC, art. 7 and Annex I no. 11', says: 'hidden advertising is unfair' },
  ],
  examples: {
    yes: [
      'Viewers must be told at the start of each clip that it is paid for, by the label “ad”.',
      'The ambassador makes it plain in every story that the post is advertising.',
    ],
    not_stated: ['The fee must be kept secret.', 'The creator tags the shop in the story.'],
  },
});
