import { defineQuestion } from '../define-question';

export const ipLicenceImprovements = defineQuestion({
  id: 'ip-licence.improvements',
  title: 'Improvements go to the licensor',
  ask: 'Do improvements that the licensee makes belong, or go exclusively, to the licensor?',
  kinds: ['ip-licence'],
  yes: {
    provisions: ['improvements-to-licensor'],
    words: [
      [
        'improv',
        'develop',
        'modif',
        'enhanc',
        'deriv',
        'innovat',
        'variant',
        'variet',
        'new idea',
        'better',
        'adaptation',
        'remix',
        'changes',
        'change',
        'grant back',
        'research',
        'adds',
      ],
    ],
  },
  no: {
    provisions: ['improvements-kept-by-licensee'],
    words: [
      [
        'improv',
        'develop',
        'modif',
        'deriv',
        'invent',
        'new design',
        'adaptation',
        'grant back',
        'things',
        'adds',
        'licence back',
      ],
    ],
  },
  says: {
    yes: 'Improvements of the licensee belong or go exclusively to the licensor.',
    no: 'Each party keeps its improvements, or the grant-back is not exclusive.',
    not_stated: 'Who gets improvements of the licensee was not found stated.',
  },
  positions: {
    licensee: {
      yes: 'high',
      not_stated: 'low',
      why: 'Its own inventions may be lost, or closed to it once the licence ends.',
      ask: 'Each party owns its improvements; the Licensee grants the Licensor a non-exclusive licence under them for the term, on fair terms.',
    },
    licensor: {
      no: 'low',
      not_stated: 'medium',
      why: 'A licensee’s patent on an improvement could shut it out of its own field.',
      ask: 'The Licensee grants the Licensor a non-exclusive, royalty-free licence under its improvements.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'TFEU art. 101',
      says: 'exclusive grant-backs and assignments of improvements are outside the technology-transfer exemption and are judged one by one',
    },
  ],
  examples: {
    yes: [
      'Whatever the factory adds to the patented valve becomes the inventor’s property without pay.',
      'All modifications of the licensed design made by the user are assigned to the owner.',
    ],
    no: ['The licensee keeps the patents on its improvements, the licensor getting a simple licence.'],
    not_stated: ['The tenant improved the garden.', 'The licensor improves the product yearly.'],
  },
});
