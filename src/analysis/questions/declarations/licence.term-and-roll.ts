import { defineQuestion } from '../define-question';
import { endsUnlessRenewedWords } from '../words/ends-unless-renewed';
import { renewsByItselfWords } from '../words/renews-by-itself';

export const licenceTermAndRoll = defineQuestion({
  id: 'licence.term-and-roll',
  title: 'Roll-over',
  ask: 'Does the licence renew by itself for a further term unless notice is given in time?',
  kinds: ['licence-to-occupy', 'lodger-agreement'],
  yes: {
    provisions: ['renews-by-itself'],
    rules: ['automatic-renewal'],
    words: renewsByItselfWords,
  },
  no: {
    provisions: ['ends-unless-renewed'],
    words: endsUnlessRenewedWords,
  },
  says: {
    yes: 'The licence renews by itself unless notice is given in time.',
    no: 'The licence ends at its date.',
    not_stated: 'Nothing was found on renewal by itself.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Who misses the window may have to pay for a further term.',
      ask: 'After the first term the licence runs from month to month and the Licensee may end it on 30 days’ notice; the Licensor sends a reminder 30 days before.',
    },
    drafter: {
      no: 'low',
      why: 'Space may fall empty at the end of the term without warning.',
      ask: 'After the first term the licence runs from month to month until ended on one month’s notice.',
    },
  },
  examples: {
    yes: [
      'Without notice three months ahead the desks are booked for another twelve months.',
      'The membership extends itself for a like period.',
    ],
    no: ['The licence is over on 30 June without renewal.'],
    not_stated: ['The licence of the software was renewed.', 'The licensee may ask for renewal.'],
  },
});
