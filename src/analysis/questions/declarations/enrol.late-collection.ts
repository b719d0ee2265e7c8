import { defineQuestion } from '../define-question';

export const enrolLateCollection = defineQuestion({
  id: 'enrol.late-collection',
  title: 'Late collection',
  ask: 'Is there a charge for collecting a child late?',
  kinds: ['enrolment'],
  yes: {
    provisions: ['late-collection-charge'],
    words: [
      ['late', 'after 6', 'delay', 'after', 'overtime', 'not picked', 'not fetched', 'not collected'],
      ['collect', 'pick', 'pickup', 'fetch', 'child', 'pupil', 'parents', 'late charge'],
    ],
  },
  says: {
    yes: 'A charge is due for late collection.',
    no: 'No charge for late collection was found.',
    not_stated: 'No charge for late collection was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'A traffic jam can cost dear, and the charge may exceed the real cost.',
      ask: 'The charge for late collection is [sum] for each quarter of an hour after the first ten minutes, and none where the delay was announced.',
    },
  },
  examples: {
    yes: [
      'Children fetched after the bell are charged at a crown for each quarter of an hour late.',
      'Late to collect your child: a crown a minute.',
    ],
    not_stated: ['The bell rings at four, when children are fetched.', 'The crown is on the roof.'],
  },
});
