import { defineQuestion } from '../define-question';
import { aiReplicaAllowedWords } from '../words/ai-replica-allowed';
import { aiUseBarredWords } from '../words/ai-use-barred';

export const publishingAiTraining = defineQuestion({
  id: 'publishing.ai-training',
  title: 'Artificial intelligence',
  ask: 'May the work, music, name, voice or image be used for artificial intelligence: training, replicas or synthetic versions?',
  kinds: ['publishing', 'music-licence'],
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
    drafter: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Machines that have learned from the work may compete with it, and the income is often not shared.',
      ask: 'All rights of text and data mining, training, machine narration and translation are reserved to the [Author]; any use needs consent and a share of [ ]%.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive (EU) 2019/790, art. 4',
      says: 'text and data mining is allowed unless rights are reserved',
    },
  ],
  examples: {
    yes: [
      'The press may sell the novels as teaching matter for language machines and artificial intelligence.',
      'The label can train its AI on the recordings.',
    ],
    no: ['Cloning the singer’s voice by AI is forbidden.'],
    not_stated: ['The model must be on the set at nine.', 'The author trains for a marathon.'],
  },
});
