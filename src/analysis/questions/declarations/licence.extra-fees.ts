import { defineQuestion } from '../define-question';
import { openEndedExtraFeesWords } from '../words/open-ended-extra-fees';

export const licenceExtraFees = defineQuestion({
  id: 'licence.extra-fees',
  title: 'Extra charges',
  ask: 'Are charges besides the fee due in amounts that are not stated or that the operator sets?',
  kinds: ['licence-to-occupy', 'lodger-agreement'],
  yes: {
    provisions: ['open-ended-extra-fees'],
    words: openEndedExtraFeesWords,
  },
  says: {
    yes: 'Charges besides the fee are due in amounts that are not stated or that the operator sets.',
    no: 'All charges are stated.',
    not_stated: 'No open-ended charges were found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Charges for extras can add much to the price.',
      ask: 'All charges are listed in the price list annexed, which is fixed for the term; on exit only proved damage is paid for.',
    },
  },
  examples: {
    yes: [
      'Besides the fee the user pays for printing, post and cleaning what the desk office charges from time to time.',
      'Exit restoration: at our rates.',
    ],
    not_stated: ['The fee includes internet.', 'Charging of phones is free.'],
  },
});
