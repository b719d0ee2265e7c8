import { defineQuestion } from '../define-question';

export const offerLaterPapers = defineQuestion({
  id: 'offer.later-papers',
  title: 'Papers to be signed later',
  ask: 'Must further papers be signed that are not attached?',
  kinds: ['offer-letter', 'employment', 'employment-us'],
  yes: {
    provisions: ['must-sign-later-papers'],
    words: [
      [
        'sign',
        'execut',
        'enter into',
        'agreement',
        'covenant',
        'undertak',
        'papers',
        'form',
        'bond',
        'restraint',
        'deed',
      ],
    ],
  },
  says: {
    yes: 'Further papers have to be signed.',
    no: 'No further papers have to be signed.',
    not_stated: 'No duty to sign further papers was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Non-competes or arbitration may first be seen when it is too late to refuse.',
      ask: 'All papers to be signed are attached to this letter; no other covenant will be asked for.',
    },
    drafter: {
      yes: 'low',
      why: 'Covenants given late may fail for want of notice or consideration.',
      ask: 'The papers to be signed are enclosed with this offer.',
    },
  },
  law: [
    {
      place: 'Massachusetts',
      cite: 'Gen. Laws ch. 149, § 24L',
      says: 'a non-compete must come with the offer or ten business days before the start',
    },
    {
      place: 'Illinois',
      cite: '820 ILCS 90',
      says: '14 days to review a covenant',
    },
  ],
  examples: {
    yes: [
      'On arrival the clerk has to sign our usual covenants.',
      'You will be required to enter into an arbitration agreement.',
    ],
    not_stated: ['Sign this letter and send it back.', 'Nothing further is to be signed.'],
  },
});
