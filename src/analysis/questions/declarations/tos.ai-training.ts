import { defineQuestion } from '../define-question';

export const tosAiTraining = defineQuestion({
  id: 'tos.ai-training',
  title: 'Training of AI on user content',
  ask: 'May the operator train artificial intelligence on user content or data?',
  kinds: ['website-terms', 'saas', 'software-licence'],
  yes: {
    provisions: ['content-trains-ai'],
    words: [
      [
        'train',
        'machine learning',
        'artificial',
        'AI',
        'model',
        'algorithm',
        'recognition',
        'teach',
        'learn',
        'neural',
      ],
    ],
  },
  no: {
    provisions: ['no-ai-training'],
    words: [['train', 'machine learning', 'artificial', 'AI', 'model', 'algorithm', 'teach', 'learn', 'neural']],
  },
  both: 'yes',
  says: {
    yes: 'User content or data may be used to train artificial intelligence.',
    no: 'User content or data is not used to train artificial intelligence, or only with consent.',
    not_stated: 'Training of artificial intelligence on user content is not mentioned.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'low',
      why: 'What a model has learned cannot be taken out again, and secrets or works may show up in what it writes for others.',
      ask: 'The operator shall not use the user’s content or data to train artificial intelligence unless the user has expressly agreed to it.',
    },
  },
  examples: {
    yes: [
      'Osprey lets its language models learn from the documents that you keep with it.',
      'Pictures on the platform may go into sets from which image generators are trained.',
    ],
    no: ['We never let our models learn from what customers store with us.'],
    not_stated: [
      'The club’s trainers are certified.',
      'You shall not feed our pages to a chatbot.',
      'The app uses artificial intelligence to sort your mail.',
    ],
  },
});
