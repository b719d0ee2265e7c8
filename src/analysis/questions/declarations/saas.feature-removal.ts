import { defineQuestion } from '../define-question';

export const saasFeatureRemoval = defineQuestion({
  id: 'saas.feature-removal',
  title: 'Change of the service',
  ask: 'May the provider change or remove functions as it likes?',
  kinds: ['saas', 'hosting'],
  yes: {
    provisions: ['service-changed-at-will'],
    words: [
      [
        'come and go',
        'chang',
        'modif',
        'remov',
        'discontinu',
        'suspend',
        'stop',
        'limit',
        'alter',
        'replac',
        'withdraw',
        'end',
        'cut',
        'cease',
        'updat',
        'interrupt',
        'shut',
        'vary',
        'feature',
        'adapt',
        'amend',
        'switch',
        'take',
        'reduce',
        'drop',
        'redesign',
        'close',
      ],
    ],
  },
  says: {
    yes: 'The provider may change, limit or stop the service by its own decision.',
    no: 'The service may not be cut during the term.',
    not_stated: 'Whether the provider may cut functions is not said.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'It may lose the very function that it bought, and still pay.',
      ask: 'The Provider does not materially reduce the Service during the term; if it does, the Customer may end and gets prepaid fees back.',
    },
  },
  examples: {
    yes: [
      'The museum app may lose or gain functions whenever the maker sees fit to change them.',
      'The operator can shut down parts of the booking system at its discretion.',
    ],
    not_stated: ['The user may change the language.', 'The landlord may change the locks.'],
  },
});
