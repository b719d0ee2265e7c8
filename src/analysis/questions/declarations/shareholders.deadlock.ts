import { defineQuestion } from '../define-question';

export const shareholdersDeadlock = defineQuestion({
  id: 'shareholders.deadlock',
  title: 'Way out of a deadlock',
  ask: 'Is there a way out of a deadlock: escalation, mediation, a casting vote, a buy-sell, an expert or winding-up?',
  kinds: ['shareholders', 'llc-operating', 'partnership', 'joint-venture'],
  yes: {
    provisions: ['deadlock-way-out'],
    words: [
      [
        'deadlock',
        'tie',
        'impasse',
        'stalemate',
        'equal',
        'evenly',
        'stuck',
        'cannot agree',
        'fail',
        'unable',
        'casting',
        'disagree',
        'hung',
        'patt',
        'at odds',
        'not reached',
        'dispute',
        'unresolved',
        'unanim',
        'votes',
        '50',
        'can t agree',
        't agree',
        'fall out',
        'falls out',
        'against one',
        'split',
        'mediator',
      ],
    ],
  },
  says: {
    yes: 'There is a way out of a deadlock.',
    no: 'There is no way out of a deadlock.',
    not_stated: 'A way out of a deadlock was not found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'With equal votes the business may stand still, and the richer side can wait longer.',
      ask: 'A matter not agreed at two meetings goes to the principals, then to mediation for 30 days; after that either may offer to buy or sell at fair value, with 90 days to pay, failing which the business is wound up.',
    },
    drafter: {
      not_stated: 'high',
      why: 'With equal votes nobody may be able to decide, sell or leave.',
      ask: 'A matter not agreed at two meetings goes to the principals, then to mediation for 30 days; after that either may offer to buy or sell at fair value, failing which the business is wound up.',
    },
  },
  examples: {
    yes: [
      'When the two managers cannot agree, their lawyers choose a third who breaks the tie.',
      'A deadlock that lasts two months lets either side buy out the other at fair value.',
    ],
    not_stated: ['The lock of the back door is to be changed.', 'Disputes with customers are handled by the manager.'],
  },
});
