import { defineQuestion } from '../define-question';
import { expelledAtWillWords } from '../words/expelled-at-will';
import { expelledForCauseWithProcessWords } from '../words/expelled-for-cause-with-process';

export const membershipSuspension = defineQuestion({
  id: 'membership.suspension',
  title: 'Expulsion or suspension at will',
  ask: 'May the club suspend or expel a member at will, or keep the dues when it does?',
  kinds: ['consumer-membership'],
  yes: {
    provisions: ['expelled-at-will'],
    words: expelledAtWillWords,
  },
  no: {
    provisions: ['expelled-for-cause-with-process'],
    words: expelledForCauseWithProcessWords,
  },
  both: 'yes',
  says: {
    yes: 'The club may suspend or expel at will, or keeps the money when it does.',
    no: 'The club may expel only for stated grounds, or with a hearing, notice or refund.',
    not_stated: 'Expulsion or suspension by the club was not found addressed.',
  },
  positions: {
    member: {
      yes: 'high',
      why: 'The member can lose the membership and the money paid ahead without having done anything wrong.',
      ask: 'The Club may suspend or expel only for a serious breach, after telling the Member the reason and hearing the answer, and refunds dues for the unused time.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, Sch. 2',
      says: 'a right to end at discretion that the consumer lacks, or to keep money for services not supplied, may be unfair',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'The spa can throw out anyone it pleases and does not return the fee.',
      'Whether a member may stay or is expelled is for the manager alone to decide.',
    ],
    no: [
      'A member is struck off and expelled only for a grave offence and after being heard.',
      'We end a membership for violence only, with a refund of unused months.',
    ],
    not_stated: ['The club ends its season on 30 September.', 'The member may suspend payments during illness.'],
  },
});
