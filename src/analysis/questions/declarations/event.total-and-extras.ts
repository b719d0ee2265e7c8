import { defineQuestion } from '../define-question';
import { openEndedExtraFeesWords } from '../words/open-ended-extra-fees';

export const eventTotalAndExtras = defineQuestion({
  id: 'event.total-and-extras',
  title: 'Open-ended extra charges',
  ask: 'May extra charges be added whose amounts are not stated?',
  kinds: ['event-services', 'construction', 'accepted-quotation'],
  yes: {
    provisions: ['open-ended-extra-fees'],
    words: openEndedExtraFeesWords,
  },
  says: {
    yes: 'Extra charges may be added whose amounts are not stated.',
    no: 'All charges are stated.',
    not_stated: 'Open-ended extra charges were not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The bill in the end may be far above the price on which the other side was chosen.',
      ask: "The total price, with tax, service and delivery, is [sum]; overtime costs [sum] for each half hour, and nothing else is payable without the Client's written consent.",
    },
    drafter: {
      yes: 'low',
      why: 'Laws on price display may forbid charges that are not in the advertised price.',
      ask: 'The price list in Schedule 1 states all extra charges.',
    },
  },
  examples: {
    yes: [
      'Further charges may be added to the bill after the event as the caterer thinks right.',
      'Client pays such extra fees for service and security as the hall may set.',
    ],
    not_stated: ['An extra chair can be had on request.', 'The price includes service and tax.'],
  },
});
