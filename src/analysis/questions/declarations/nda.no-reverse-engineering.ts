import { defineQuestion } from '../define-question';

export const ndaNoReverseEngineering = defineQuestion({
  id: 'nda.no-reverse-engineering',
  title: 'Reverse engineering of what is received',
  ask: 'Is the recipient barred from reverse engineering what it receives?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['no-reverse-engineering'],
    words: [
      [
        'revers',
        'disassembl',
        'decompil',
        'decod',
        'dismantl',
        'analy',
        'take',
        'tak',
        'source code',
        'open',
        'examin',
        'recipe',
        'algorithm',
        'structure',
        'inspect',
        'reconstruct',
        'determine',
        'derive',
        'peel',
        'construct',
        'made of',
        'looked into',
        'x ray',
      ],
    ],
  },
  says: {
    yes: 'Reverse engineering of what is handed over is forbidden.',
    no: 'Reverse engineering of what is handed over is allowed.',
    not_stated: 'Reverse engineering is not mentioned.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'Where samples, software or prototypes pass, taking them apart can give the secret away, and the law mostly allows it unless a contract forbids it.',
      ask: 'The Receiving Party shall not reverse engineer, disassemble, decompile or analyse any sample, prototype or software supplied under this Agreement.',
    },
    other: {
      yes: 'low',
      why: 'The ban should not reach products that anybody may buy, nor what the law allows in any case.',
      ask: 'The ban on reverse engineering applies only to items supplied under this Agreement that are not on the market, and not where mandatory law permits it.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive (EU) 2016/943, art. 3(1)(b)',
      says: 'studying or disassembling a product lawfully in one’s possession is lawful unless a duty limits it',
    },
  ],
  examples: {
    yes: [
      'The tester shall neither open the housing nor seek to learn how the sensor works.',
      'You agree that you will not decompile the beta or try to find out its source.',
    ],
    not_stated: [
      'Products bought in the shop may be taken apart by anybody.',
      'An engineer of the Owner shall inspect the works.',
      'The recipient shall not hand the prototype to others.',
    ],
  },
});
