import { defineQuestion } from '../define-question';

export const publishingPublishDeadline = defineQuestion({
  id: 'publishing.publish-deadline',
  title: 'Duty to publish',
  ask: 'Does the publisher promise to publish by a date or within a time?',
  kinds: ['publishing'],
  yes: {
    provisions: ['publication-date-promised'],
    words: [['publi', 'issue', 'release', 'appear', 'out', 'print', 'edition', 'sale', 'reproduc', 'launch', 'light']],
  },
  no: {
    provisions: ['publisher-need-not-publish'],
    words: [
      [
        'publi',
        'issue',
        'release',
        'print',
        'novel',
        'production',
        'exploit',
        'title',
        'book',
        'edition',
        'unpublished',
      ],
    ],
  },
  says: {
    yes: 'The publisher promises to publish by a date or within a time.',
    no: 'The publisher need not publish, or decides alone when.',
    not_stated: 'A duty to publish by a date was not found.',
  },
  positions: {
    author: {
      no: 'high',
      not_stated: 'high',
      why: 'A publisher that sits on the book keeps it from readers and from every other house.',
      ask: 'The Publisher publishes the Work in print and e-book within 18 months of acceptance; otherwise the rights revert on 60 days’ notice and the Author keeps the advance.',
    },
    publisher: {
      yes: 'low',
      why: 'Markets and printers may force it to wait.',
      ask: 'The Publisher shall publish within 24 months of acceptance, extended by causes beyond its control.',
    },
  },
  law: [
    {
      place: 'India',
      cite: 'Copyright Act 1957, s. 19(4)',
      says: 'rights not used within a year lapse unless otherwise agreed',
    },
    {
      place: 'Germany',
      cite: 'Verlagsgesetz §§ 1, 14, 15',
      says: 'the publisher must reproduce and distribute the work, and begin at once',
    },
  ],
  examples: {
    yes: [
      'The book comes out no later than sixteen months after the author’s delivery.',
      'The press must publish the poems within two years.',
    ],
    no: ['Whether the novel ever appears is for the press to choose.'],
    not_stated: ['The author delivers within a year.', 'Notices are published in the gazette.'],
  },
});
