import { defineQuestion } from '../define-question';

export const ndaImprovements = defineQuestion({
  id: 'nda.improvements',
  title: 'Rights in what the recipient makes',
  ask: 'Does what the recipient itself creates from the information belong to the discloser?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda'],
  yes: {
    provisions: ['improvements-to-discloser'],
    words: [
      [
        'belong',
        'own',
        'propert',
        'assign',
        'title',
        'right',
        'vest',
        'ours',
        'transfer',
        'patent',
        'work',
        'licen',
        'copyright',
        'goes to',
        'accrue',
      ],
    ],
  },
  says: {
    yes: 'What the recipient creates from the information belongs to the discloser.',
    no: 'What the recipient creates stays its own.',
    not_stated: 'Rights in what the recipient creates are not mentioned.',
  },
  positions: {
    recipient: {
      yes: 'high',
      why: 'The recipient gives away inventions for nothing in a paper that should only keep secrets.',
      ask: 'Strike; each party owns what it creates, and no rights are assigned under this Agreement.',
    },
  },
  examples: {
    yes: [
      'Whatever the tester invents with the aid of the samples shall be the property of Omega.',
      'Delta transfers to Omega all rights in enhancements that it makes of the disclosed method.',
    ],
    not_stated: [
      'The disclosed method remains the property of Omega.',
      'Fixtures put in by the tenant belong to the landlord.',
      'Each party keeps its own inventions.',
    ],
  },
});
