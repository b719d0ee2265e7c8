import { defineQuestion } from '../define-question';

export const tosContentLicence = defineQuestion({
  id: 'tos.content-licence',
  title: 'Rights in user content',
  ask: 'Does the operator take rights in user content beyond running the service?',
  kinds: ['website-terms', 'saas', 'consumer-membership'],
  yes: {
    provisions: ['broad-licence-to-user-content'],
    words: [
      [
        'sold',
        'print',
        'publish',
        'may be',
        'free',
        'licen',
        'right',
        'use',
        'using',
        'assign',
        'propert',
        'own',
        'reproduc',
        'utilis',
        'exploit',
        'commerciali',
        'sell',
      ],
    ],
  },
  says: {
    yes: 'The operator takes wide or lasting rights in what users post.',
    no: 'The operator may use user content only to run the service.',
    not_stated: 'No wide right of the operator in user content was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Pictures, texts or data may be used and sold for ever without pay, also after the account is gone.',
      ask: 'The operator may use content only as needed to run the service; the right ends when the content or the account is deleted.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'Without a licence showing what users post may infringe their rights.',
      ask: 'The user grants the operator a non-exclusive licence to host, show and technically adapt content in order to run the service, until the content is deleted.',
    },
  },
  examples: {
    yes: [
      'Osprey gets an everlasting, free and transferable right to do what it likes with your films.',
      'Everything that you write in the forum may be printed and sold by us, with no pay.',
    ],
    not_stated: [
      'Your files are yours, and we store them for you and nothing else.',
      'The licence to use the app is not transferable.',
      'You may not copy texts from our site.',
    ],
  },
});
