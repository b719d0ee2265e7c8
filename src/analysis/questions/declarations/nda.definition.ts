import { defineQuestion } from '../define-question';

export const ndaDefinition = defineQuestion({
  id: 'nda.definition',
  title: 'Everything is confidential',
  ask: 'Is every piece of information about the other side confidential, with no tie to a purpose, a source or a time?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda'],
  yes: {
    provisions: ['everything-is-confidential'],
    words: [
      [
        'any ',
        'all ',
        'every',
        'whatever',
        'anything',
        'no information',
        'unlimited',
        'whatsoever',
        'anyone',
        'irrespective',
        'anything',
      ],
    ],
  },
  no: {
    provisions: ['information-tied-to-purpose'],
    words: [
      [
        'purpose',
        'project',
        'connection',
        'evaluat',
        'relat',
        'in the course',
        'period',
        'transaction',
        'only',
        'confined',
        'for the',
        'other',
        'means',
        'subject',
        'quote',
        'performing',
        'opportunity',
        'collaboration',
        'bid',
        'licence',
        'tender',
        'outside',
      ],
    ],
  },
  says: {
    yes: 'Every piece of information about the other side counts as confidential, with no tie to a purpose, source or time.',
    no: 'Confidential information is tied to a purpose, a project or a period.',
    not_stated: 'No tie of confidential information to a purpose, source or time was found.',
  },
  positions: {
    recipient: {
      yes: 'high',
      not_stated: 'low',
      why: 'The recipient may be bound by things that it learned elsewhere or long before, and cannot be sure what it may still say.',
      ask: 'Confidential Information means non-public information that the Disclosing Party discloses for the Purpose during the term of this Agreement.',
    },
    discloser: {
      yes: 'low',
      why: 'A definition without limits may be read down by a court or not enforced.',
      ask: 'Confidential Information means non-public information disclosed in connection with the Purpose, in any form, before or after the date of this Agreement.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive (EU) 2016/943, art. 2(1)',
      says: 'a trade secret must be secret, have commercial value because of it, and be protected by reasonable steps',
    },
  ],
  examples: {
    yes: [
      'The guest shall treat as secret each and every thing he ever comes to know of the host, from whatever quarter.',
      'All information of every description concerning Delta, however and whenever it was learned, is confidential.',
    ],
    no: ['Only what Omega hands to Delta for the trial of the pump between May and July is covered by this letter.'],
    not_stated: [
      'The seller shall answer all questions of the buyer.',
      'The recipient may not use the information for any purpose but the bid.',
      'All notices are to be in English.',
    ],
  },
});
