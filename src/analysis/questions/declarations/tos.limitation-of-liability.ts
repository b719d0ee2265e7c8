import { defineQuestion } from '../define-question';
import { providedAsIsWords } from '../words/provided-as-is';

export const tosLimitationOfLiability = defineQuestion({
  id: 'tos.limitation-of-liability',
  title: 'Liability excluded or limited',
  ask: 'Does the operator exclude or limit its liability or its warranties?',
  kinds: ['website-terms', 'software-licence', 'consumer-membership'],
  yes: {
    provisions: ['operator-not-liable'],
    categories: ['Cap On Liability'],
    words: providedAsIsWords,
    otherwise: { provisions: ['provided-as-is'], rules: ['warranty-disclaimer'], words: providedAsIsWords },
  },
  no: {
    provisions: ['liability-kept'],
    words: [
      [
        'liab',
        'responsib',
        'answer',
        'pay',
        'compensat',
        'make good',
        'repair',
        'indemnif',
        'damages',
        'rights',
        'fault',
        'duty',
        'duties',
        'negligen',
        'limit',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The operator excludes or limits its liability or its warranties.',
    no: 'The operator stays liable for its fault.',
    not_stated: 'No exclusion or limit of the operator’s liability was found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      yes: 'low',
      why: 'Without a limit one fault can cost more than the whole business earns; with one that goes too far none may hold.',
      ask: 'Our liability is limited to the fees of the last 12 months, save for death, injury, fraud, wilful acts and what the law does not let us limit.',
    },
    other: {
      yes: 'high',
      why: 'If the service fails, loses data or does harm, this side may bear much of the loss itself.',
      ask: 'The operator stays liable for death, injury, wilful acts, gross negligence and breach of its main duties; other liability is capped at not less than 12 months’ fees.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, ss. 31, 47, 57, 65',
      says: 'main duties to consumers, and liability for death or injury by negligence, cannot be excluded',
      protects: 'consumers',
    },
    {
      place: 'EU',
      cite: 'Directive 93/13/EEC, Annex 1(a)–(b)',
      says: 'excluding liability for injury or non-performance may be unfair',
    },
    {
      place: 'Australia',
      cite: 'Australian Consumer Law, s. 64',
      says: 'consumer guarantees cannot be excluded',
      protects: 'consumers',
    },
    {
      place: 'Quebec',
      cite: 'Consumer Protection Act, s. 10',
      says: 'a merchant cannot exclude the consequences of its own act',
      protects: 'consumers',
    },
    { place: 'California', cite: 'Civ. Code § 1668', says: 'no exemption for one’s own fraud or wilful injury' },
  ],
  examples: {
    yes: [
      'Osprey shall not be answerable for loss of profit, data or goodwill, whatever the cause.',
      'The site comes without any promise that it works, and you bear the risk of using it.',
      'We pay at most fifty pounds, no matter what happened.',
    ],
    no: ['For harm to life or limb that we cause by carelessness we are fully answerable.'],
    not_stated: [
      'You are responsible for all that happens under your password.',
      'The number of users is limited to ten.',
      'The Supplier shall insure its liability.',
    ],
  },
});
