import { defineQuestion } from '../define-question';

export const musicLicencePublishingSplits = defineQuestion({
  id: 'music-licence.publishing-splits',
  title: 'Shares of the writers',
  ask: 'Are the writers’ and publishers’ shares in the song stated, or performance royalties reserved to them?',
  kinds: ['music-licence'],
  yes: {
    provisions: ['writers-shares-stated'],
    words: [
      [
        'share',
        'split',
        'own',
        'half',
        '%',
        'percent',
        'publishing',
        'royalt',
        'third',
        'performance',
        'performing',
        'cue sheet',
        'ratio',
        'writer',
        'composer',
        'quarter',
        'copyright',
        'authorship',
        '5%',
        '45',
      ],
    ],
  },
  says: {
    yes: 'The shares of the writers are stated, or performance royalties are reserved to them.',
    no: 'The writers’ shares are bought out.',
    not_stated: 'The writers’ shares in the song were not found stated.',
  },
  positions: {
    licensor: {
      not_stated: 'high',
      why: 'Without a split the shares, and the money from the societies, may be disputed for as long as the song earns.',
      ask: 'The Composition is owned [50]% by [Producer] and [50]% by [Artist]; all writers sign a split sheet and register it with their societies, and public-performance royalties are reserved.',
    },
    licensee: {
      not_stated: 'high',
      why: 'A writer left out can claim a share of the new song, or hold up each use of it.',
      ask: 'The Composition is owned [50]% by [Producer] and [50]% by [Artist]; all writers sign a split sheet and register it with their societies.',
    },
  },
  examples: {
    yes: [
      'Of the tune, 55% is Mara’s and 45% is Joe’s.',
      'The producer keeps half of the writer’s share in every song made with the beat.',
    ],
    not_stated: ['The band splits the bill.', 'The show has two performances.'],
  },
});
