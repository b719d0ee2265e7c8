import { defineQuestion } from '../define-question';

export const anyAutoRenewal = defineQuestion({
  id: 'any.auto-renewal',
  title: 'Renewal by itself',
  ask: 'Does the contract renew or run on for a further term unless somebody gives notice in time?',
  kinds: 'any',
  yes: {
    provisions: ['renews-by-itself'],
    rules: ['automatic-renewal'],
    words: [
      [
        'renew',
        'roll',
        'extend',
        'extension',
        'prolong',
        'continu',
        'run on',
        'runs on',
        'evergreen',
        'carr',
        'anew',
        'further',
        'automatic',
        'repeat',
        'another',
        'starts again',
        'begins',
        'for another',
        'go on',
        'deemed',
        'takes the flat',
        'place is kept',
        'following',
        'new',
        'goes on',
        'one more',
      ],
    ],
  },
  no: {
    provisions: ['ends-unless-renewed'],
    words: [
      [
        'renew',
        'extend',
        'extension',
        'prolong',
        'end',
        'expir',
        'over',
        'terminat',
        'runs out',
        'determine',
        'continu',
        'sign',
        'cease',
        'only',
      ],
    ],
  },
  says: {
    yes: 'The contract renews or runs on by itself unless notice is given in time.',
    no: 'The contract ends at its date and is not renewed by itself.',
    not_stated: 'Nothing was found on renewal by itself.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'Who misses the window for notice is bound, and pays, for another term.',
      ask: 'After the first term this Agreement runs from month to month and either party may end it on 30 days’ notice; the other side sends a reminder 30 to 60 days before the first term ends, and the price does not change on renewal.',
    },
    drafter: {
      yes: 'low',
      why: 'Many places require a clear notice, consent or reminder, without which the renewal does not bind.',
      ask: 'We will remind you in writing 30 to 60 days before renewal of the last day on which you can cancel and how.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '15 U.S.C. § 8403',
      says: 'online negative options need clear disclosure, express consent and a simple way to stop',
    },
    {
      place: 'California',
      cite: 'Bus. & Prof. Code §§ 17600–17606',
      says: 'disclosure, consent and easy cancellation for consumers',
    },
    {
      place: 'New York',
      cite: 'Gen. Bus. Law § 527-a; Gen. Oblig. Law §§ 5-903, 5-905',
      says: 'notice of renewal to consumers, and for certain service contracts and leases',
    },
    {
      place: 'Germany',
      cite: 'BGB § 309 no. 9',
      says: 'after the first term consumers may leave on one month’s notice',
    },
  ],
  examples: {
    yes: [
      'Unless a letter reaches the hall by Easter, the hire of the room goes on for one more season.',
      'Automatic extension: yes, 24 months, cancel 4 months ahead.',
    ],
    no: ['On 30 September this contract is over and no new one follows without both signatures.'],
    not_stated: [
      'The parties shall meet to discuss a renewal.',
      'The tenant has an option to renew for five years.',
      'Renewal of the passport costs 80 dollars.',
    ],
  },
});
