import { defineQuestion } from '../define-question';

export const anyNegligenceWaiver = defineQuestion({
  id: 'any.negligence-waiver',
  title: 'Release from one’s own negligence',
  ask: 'Does one side release or hold harmless the other from harm caused by that other’s own negligence?',
  kinds: 'any',
  yes: {
    unlike: ['{not,never} {give up,giving up,sign away,waive,release} ~3 claim(s)'],
    bears: 'whose liability is not limited',
    provisions: ['negligence-released'],
    rules: ['indemnity-for-own-fault'],
    words: [
      [
        ...['neglig', 'fault', 'careless', 'mistake', 'neglect', 'blame', 'want of care', 'duty of', 'ordinary care'],
        ...['however', 'howsoever', 'whatever', 'whatsoever', 'irrespective', 'regardless', 'any cause', 'any reason'],
        ...['whether or not', 'due to us', 'our part', 'act or omission', 'acts or omissions', 'without reasonable'],
        ...['of any kind', 'any and all claims', 'all claims', 'own risk'],
      ],
    ],
  },
  no: {
    provisions: ['liability-kept'],
    words: [
      [
        'liab',
        'responsib',
        'neglig',
        'fault',
        'answer',
        'exclud',
        'limit',
        'compensat',
        'injur',
        'harm',
        'loss',
        'pay',
        'make good',
        'remed',
        'rights',
        'damages',
      ],
    ],
  },
  says: {
    yes: 'One side is released from, or held harmless against, harm that its own negligence causes.',
    no: 'A side stays liable for its own fault.',
    not_stated: 'No release from one’s own negligence was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Who is hurt or loses property by the other side’s carelessness may have no claim, or may even have to pay.',
      ask: 'Strike; each party is liable for injury, loss and damage caused by its own negligence or wilful acts.',
    },
    drafter: {
      yes: 'low',
      why: 'Such releases are void for injury in many places, and a void clause may leave no protection at all.',
      ask: 'The release does not apply to death or personal injury caused by negligence, nor to gross negligence or wilful misconduct.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Unfair Contract Terms Act 1977, s. 2(1)',
      says: 'liability for death or injury by negligence cannot be excluded',
      protects: 'businesses',
    },
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, s. 65',
      says: 'a trader cannot exclude liability to a consumer for death or injury by negligence',
      protects: 'consumers',
    },
    {
      place: 'New York',
      cite: 'Gen. Oblig. Law § 5-321',
      says: 'a lease cannot exempt the landlord from its own negligence',
    },
    {
      place: 'New York',
      cite: 'Gen. Oblig. Law § 5-326',
      says: 'void for gyms, pools and other places of recreation',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1953',
      says: 'a residential lease cannot waive the landlord’s duty of care',
      protects: 'homes',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1668',
      says: 'no exemption from fraud, wilful injury or violation of law',
    },
  ],
  examples: {
    yes: [
      'The occupier shall have no claim for hurt or damage although the owner’s men were to blame for it by their carelessness.',
      'Guest holds Host harmless from every injury, the negligence of Host and its staff included.',
      'We accept no liability for negligence on our part.',
    ],
    no: ['We pay for injuries which we or our staff cause by carelessness.'],
    not_stated: [
      'The tenant pays for what he breaks by negligence.',
      'A negligent driver loses the right to use the van.',
      'Theft by strangers is at the tenant’s risk.',
    ],
  },
});
