import { defineQuestion } from '../define-question';

export const sponsorshipMorals = defineQuestion({
  id: 'sponsorship.morals',
  title: 'Ending for disrepute',
  ask: 'May one side end for disrepute or conduct in its own opinion, or take back fees already paid?',
  kinds: ['sponsorship', 'endorsement', 'influencer'],
  yes: {
    provisions: ['ends-for-disrepute-at-own-opinion'],
    words: [
      [
        'disrepute',
        'reput',
        'moral',
        'conduct',
        'image',
        'harm',
        'offen',
        'unfavour',
        'controvers',
        'scandal',
        'behav',
        'public',
        'unsuitable',
        'lifestyle',
        'suspicion',
        'accused',
        'look bad',
        'brand dont like',
        'doping',
        'opinion',
        'distaste',
        'allegation',
        'rumour',
        'misconduct',
        'don t like',
        'damag',
        'embarrass',
        'bad light',
        'off brand',
        'a liability',
      ],
    ],
  },
  says: {
    yes: 'One side may end for disrepute in its own opinion, or take back fees paid.',
    no: 'Ending for disrepute needs a serious, public or proven act.',
    not_stated: 'A right to end for disrepute in one side’s own opinion was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'A rumour or an old post can cost it the contract and the money it has earned.',
      ask: 'Either party may end for a serious and public act of the other during the term, such as a conviction for a crime, after notice and [five] days to answer; fees earned up to then are paid and kept.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'It may stay tied to a name that has become a burden.',
      ask: 'Either party may end if the other’s public conduct during the term would seriously harm a reasonable brand in its place; fees are due pro rata to that day.',
    },
  },
  examples: {
    yes: [
      'If the firm feels that the runner’s conduct harms its image it may end the deal at once.',
      'Should the brand find her old posts offensive, it can cancel and get back the fee.',
    ],
    not_stated: ['Neither side speaks ill of the other.', 'The operator removes offensive posts.'],
  },
});
