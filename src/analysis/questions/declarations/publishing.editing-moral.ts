import { defineQuestion } from '../define-question';

export const publishingEditingMoral = defineQuestion({
  id: 'publishing.editing-moral',
  title: 'Changes to the work without consent',
  ask: 'May the work be changed without its author’s consent, or are moral rights or credit waived?',
  kinds: ['publishing', 'music-licence'],
  yes: {
    provisions: ['text-changed-without-consent'],
    words: [
      [
        'edit',
        'alter',
        'change',
        'revis',
        'rewrite',
        'shorten',
        'cut',
        'adapt',
        'moral',
        'credit',
        'moral right',
        'title',
        'style',
        'what stays',
        'assert',
        'modif',
        'arrangement',
        'crop',
        'integrity',
        'derogatory',
        'object',
        'identified',
      ],
    ],
  },
  says: {
    yes: 'The work may be changed without its author’s consent, or moral rights are waived.',
    no: 'Changes need the author’s consent.',
    not_stated: 'A right to change the work without consent was not found.',
  },
  positions: {
    drafter: {
      yes: 'medium',
      why: 'Words, cuts or uses that its maker abhors may appear under its name.',
      ask: 'No change beyond house style, correction of errors and cuts for time is made without the approval of the Author or Licensor, who is named on every copy.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'CDPA 1988, ss. 77–80, 87',
      says: 'rights to be named and to object to derogatory treatment; they may be waived in writing',
    },
    { place: 'Ontario', cite: 'Copyright Act (Canada), s. 14.1', says: 'moral rights may be waived but not assigned' },
  ],
  examples: {
    yes: [
      'The house may cut chapters and put another title on the novel, the writer having no say.',
      'The songwriter gives up his moral rights for good.',
    ],
    not_stated: ['The proofs are sent in May.', 'The editor is paid by the page.'],
  },
});
