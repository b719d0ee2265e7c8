import { defineQuestion } from '../define-question';

export const anyIndemnity = defineQuestion({
  id: 'any.indemnity',
  title: 'Wide indemnity',
  ask: 'Must one side indemnify the other against all claims, not only those that its own fault causes?',
  kinds: 'any',
  yes: {
    provisions: ['wide-indemnity'],
    rules: ['indemnity-for-own-fault', 'one-sided-indemnity'],
    words: [
      [
        'indemni',
        'harmless',
        'compensat',
        'cover',
        'reimburs',
        'make good',
        'bear',
        'free',
        'protect',
        'pay',
        'liab',
        'exempt',
        'blameless',
        'relieve',
        'takes over',
        'claims',
        'foot',
        'defend',
      ],
    ],
  },
  no: {
    provisions: ['indemnity-for-own-fault-only'],
    words: [
      [
        'indemni',
        'harmless',
        'reimburs',
        'make good',
        'pay',
        'fault',
        'neglig',
        'wrong',
        'caus',
        'responsib',
        'contribut',
        'answers',
        'makes good',
      ],
    ],
  },
  says: {
    yes: 'One side must indemnify the other against all sorts of claims, without a limit to its own fault.',
    no: 'Indemnities are mutual, capped, or limited to the giver’s own fault.',
    not_stated: 'No wide indemnity was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'This side becomes the other’s insurer, without limit, also for what it did not cause.',
      ask: 'Each party indemnifies the other only against third-party claims to the extent caused by its own negligence or breach, up to the cap in this Agreement; the indemnifying party controls the defence.',
    },
    drafter: {
      yes: 'low',
      why: 'An indemnity for one’s own fault is read narrowly and often void.',
      ask: 'The indemnity covers third-party claims except to the extent that they are caused by the indemnified party’s negligence or wilful misconduct.',
    },
  },
  law: [
    {
      place: 'New York',
      cite: 'Gen. Oblig. Law § 5-321',
      says: 'a lease cannot have the tenant indemnify the landlord for its own negligence, insurance apart',
    },
    {
      place: 'England and Wales',
      cite: 'Unfair Contract Terms Act 1977, s. 4; Consumer Rights Act 2015, s. 62',
      says: 'an indemnity by a consumer must be reasonable and fair',
    },
  ],
  examples: {
    yes: [
      'Whoever sues the hall about the party, the hirer shall foot the bill and keep the hall indemnified.',
      'Lessee shall defend and hold Lessor harmless from all claims of any kind touching the premises.',
    ],
    no: ['Each makes good to the other what its own carelessness has cost.'],
    not_stated: [
      'The claims procedure is described in Annex B.',
      'The insurer indemnifies the tenant for theft.',
      'The tenant shall insure its furniture.',
    ],
  },
});
