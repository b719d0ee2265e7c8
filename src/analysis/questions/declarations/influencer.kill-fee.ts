import { defineQuestion } from '../define-question';

export const influencerKillFee = defineQuestion({
  id: 'influencer.kill-fee',
  title: 'Pay if the brand cancels',
  ask: 'Is the creator paid for work done if the brand cancels?',
  kinds: ['influencer', 'endorsement'],
  yes: {
    provisions: ['paid-for-work-done-on-end'],
    words: [
      [
        'terminat',
        'cancel',
        'end',
        'stop',
        'kill',
        'early',
        'pull the plug',
        'abandon',
        'notice period',
        'midway',
        'break fee',
        'finish',
        'up to',
        'committ',
        'called off',
        'calls off',
        'work done',
        'pulls',
      ],
    ],
  },
  no: {
    provisions: ['no-pay-on-early-end'],
    words: [
      [
        'terminat',
        'cancel',
        'end',
        'stop',
        'kill',
        'early',
        'drop',
        'foreclos',
        'abandon',
        'cut short',
        'finish',
        'leave',
        'called off',
        'calls off',
        'withdraw',
        'pull',
      ],
    ],
  },
  says: {
    yes: 'Work done is paid for if the contract ends early.',
    no: 'Nothing is paid for work not finished or not used.',
    not_stated: 'What is paid if the brand cancels was not found stated.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'Days kept free and content made are lost when a campaign is dropped.',
      ask: 'If the Brand cancels or does not post, it pays 50% of the fee before the shoot and 100% after it.',
    },
  },
  examples: {
    yes: [
      'On cancellation by the brand the creator is paid for all work done up to that day.',
      'If the campaign is stopped early, fees earned to date remain payable.',
    ],
    no: ['If the brand cancels, no fee is payable for content not yet posted.'],
    not_stated: ['The shoot starts at noon.', 'The brand pays for the studio.'],
  },
});
