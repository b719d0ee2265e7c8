import { defineQuestion } from '../define-question';

export const ndaShareWithEmployees = defineQuestion({
  id: 'nda.share-with-employees',
  title: 'Sharing with employees',
  ask: 'May the recipient share the information with its own employees?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['sharing-with-employees'],
    words: [
      [
        'employee',
        'staff',
        'personnel',
        'officer',
        'director',
        'worker',
        'workforce',
        'people',
        'team',
        'representative',
        'engineer',
        'executive',
        'assistant',
        'within the',
      ],
    ],
  },
  no: {
    provisions: ['no-sharing-with-employees'],
    words: [
      [
        'employee',
        'staff',
        'personnel',
        'officer',
        'worker',
        'colleague',
        'member',
        'anyone',
        'any person',
        'nobody',
        'internal',
        'inside',
        'organisation',
        'office',
        'alone',
        'personally',
        'developer',
        'team',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The recipient may share the information with some of its employees.',
    no: 'The recipient may not share the information even with its own employees.',
    not_stated: 'Whether the recipient may share the information with its employees is not said.',
  },
  positions: {
    drafter: {
      yes: 'low',
      why: 'Every person who knows the secret can lose it, so access should follow need and the recipient should answer for its staff.',
      ask: 'Access is limited to employees who need to know for the Purpose and are bound by like duties, and the Receiving Party is liable for them.',
    },
    other: {
      no: 'high',
      not_stated: 'medium',
      why: 'A company can only act through its people, so it would be in breach as soon as anybody reads the papers.',
      ask: 'The Receiving Party may disclose Confidential Information to its directors, officers and employees who need to know it for the Purpose and are bound to keep it confidential.',
    },
  },
  examples: {
    yes: [
      'The drawings may be shown to those of the tenderer’s staff who prepare the price.',
      'Recipient’s workers who require the data for the trial may have it once they have signed a secrecy form.',
    ],
    no: ['The file is for the managing director personally; no other member of the Recipient’s staff may read it.'],
    not_stated: [
      'Neither party shall hire the other’s employees.',
      'Recipient may consult its solicitors about the papers.',
      'The Employer provides its staff with protective clothing.',
    ],
  },
});
