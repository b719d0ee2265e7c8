import { defineQuestion } from '../define-question';
import { aiReplicaAllowedWords } from '../words/ai-replica-allowed';
import { aiUseBarredWords } from '../words/ai-use-barred';

export const influencerLikenessAi = defineQuestion({
  id: 'influencer.likeness-ai',
  title: 'Artificial intelligence',
  ask: 'May the work, music, name, voice or image be used for artificial intelligence: training, replicas or synthetic versions?',
  kinds: ['influencer', 'endorsement'],
  yes: {
    provisions: ['ai-replica-allowed', 'content-trains-ai'],
    words: aiReplicaAllowedWords,
  },
  no: {
    provisions: ['ai-use-barred', 'no-ai-training'],
    words: aiUseBarredWords,
  },
  says: {
    yes: 'The work, voice or image may be used for artificial intelligence.',
    no: 'Use for artificial intelligence is barred or needs consent.',
    not_stated: 'Whether the work may be used for artificial intelligence was not found stated.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'A copy of face or voice can go on working without the person, perhaps without pay.',
      ask: 'No content, voice or likeness may be used to train artificial intelligence or to make digital replicas or synthetic versions without separate written consent and fee.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Labor Code § 927',
      says: 'some digital-replica clauses are unenforceable without a clear description of the uses and counsel or a union',
    },
    {
      place: 'New York',
      cite: 'Gen. Oblig. Law § 5-302',
      says: 'the like for digital replicas in contracts for personal services',
    },
    {
      place: 'EU',
      cite: 'Directive (EU) 2019/790, art. 4',
      says: 'text and data mining is allowed unless rights are reserved',
    },
  ],
  examples: {
    yes: [
      'The brand may let a computer build a synthetic double of the dancer.',
      'The label can train its AI on the recordings.',
    ],
    no: ['Cloning the singer’s voice by AI is forbidden.'],
    not_stated: ['The model must be on the set at nine.', 'The author trains for a marathon.'],
  },
});
