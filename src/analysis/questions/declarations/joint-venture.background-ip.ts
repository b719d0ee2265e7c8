import { defineQuestion } from '../define-question';
import { workAssignedAtOnceWords } from '../words/work-assigned-at-once';

export const jointVentureBackgroundIp = defineQuestion({
  id: 'joint-venture.background-ip',
  title: 'Background kept',
  ask: 'Does each party keep its own earlier works, tools and know-how?',
  kinds: ['joint-venture', 'collaboration', 'strategic-alliance'],
  yes: {
    provisions: ['background-kept'],
    words: workAssignedAtOnceWords,
  },
  no: { rules: ['background-ip'] },
  says: {
    yes: 'Each party keeps its earlier works and know-how.',
    no: 'Earlier works of a party are assigned or taken.',
    not_stated: 'That each party keeps its background was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      no: 'high',
      why: 'What it brought to the project may be treated as a result that both own.',
      ask: 'Each party keeps its background; the other may use it for the project only and, so far as needed to use results, on fair terms after it.',
    },
    other: {
      not_stated: 'high',
      no: 'high',
      why: 'What it brought to the project may be treated as a result that both own.',
      ask: 'Each party keeps its background; the other may use it for the project only and, so far as needed to use results, on fair terms after it.',
    },
  },
  examples: {
    yes: [
      'The patents each firm held before the venture remain its own.',
      'Each retains ownership of its pre-existing tools and know-how.',
    ],
    no: ['All background technology of Birch is assigned to the venture.'],
    not_stated: ['The background of the photo is blue.', 'The tools are kept in the shed.'],
  },
});
