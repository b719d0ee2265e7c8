import { defineQuestion } from '../define-question';

export const softwareReverseEngineering = defineQuestion({
  id: 'software.reverse-engineering',
  title: 'Ban of reverse engineering',
  ask: 'Is reverse engineering forbidden?',
  kinds: ['software-licence', 'saas'],
  yes: {
    provisions: ['no-reverse-engineering'],
    words: [
      [
        'reverse',
        'decompil',
        'disassembl',
        'analy',
        'take apart',
        'open',
        'source',
        'dismantl',
        'examin',
        'test',
        'study',
        'engineer',
        'unlock',
        'copy',
        'decod',
        'structure',
        'composition',
        'taking',
        'to bits',
        'how it works',
        'works inside',
        'is built',
        'apart',
        'inside',
        'peek',
        'look into',
        'work out',
        'making programs',
      ],
    ],
  },
  says: {
    yes: 'Reverse engineering is forbidden.',
    no: 'Reverse engineering is allowed.',
    not_stated: 'Reverse engineering is not mentioned.',
  },
  positions: {
    other: {
      yes: 'low',
      why: 'The law of many places lets a lawful user study and decompile for interoperability, and a plain ban hides it.',
      ask: 'Add: except as mandatory law permits.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'Without the ban its code and methods are easier to copy.',
      ask: 'The Licensee shall not reverse engineer the Software, except as mandatory law permits.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive 2009/24/EC arts 5, 6, 8',
      says: 'observing, and decompiling for interoperability, cannot be forbidden',
    },
    {
      place: 'England and Wales',
      cite: 'Copyright, Designs and Patents Act 1988, ss. 50B, 50BA, 296A',
      says: 'the like',
    },
  ],
  examples: {
    yes: [
      'The choir shall not decompile or disassemble the music program.',
      'Taking the program apart to see how it works is not allowed.',
    ],
    not_stated: ['The engineer designs the bridge.', 'The gear works in reverse.'],
  },
});
