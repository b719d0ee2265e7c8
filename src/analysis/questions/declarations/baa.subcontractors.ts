import { defineQuestion } from '../define-question';
import { subcontractorsSameDataDutiesWords } from '../words/subcontractors-same-data-duties';

export const baaSubcontractors = defineQuestion({
  id: 'baa.subcontractors',
  title: 'Subcontractors',
  ask: 'Must subcontractors agree in writing to the same limits?',
  kinds: ['business-associate'],
  yes: {
    provisions: ['subcontractors-same-data-duties'],
    words: subcontractorsSameDataDutiesWords,
  },
  says: {
    yes: 'Subcontractors must agree to the same limits.',
    no: 'Subcontractors need not agree to the same limits.',
    not_stated: 'No duty to bind subcontractors was found.',
  },
  positions: {
    covered: {
      not_stated: 'high',
      why: 'The rule requires it, and health information often leaks at a subcontractor.',
      ask: 'Business Associate shall ensure that each subcontractor that handles PHI agrees in writing to the same restrictions, conditions and safeguards.',
    },
    associate: {
      not_stated: 'medium',
      why: 'The rule requires it of the associate in any case.',
      ask: 'Business Associate shall ensure that each subcontractor that handles PHI agrees in writing to the same restrictions and conditions.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '45 CFR 164.504(e)(2)(ii)(D), 164.502(e)(1)(ii)',
      says: 'subcontractors take the same restrictions',
    },
  ],
  examples: {
    yes: [
      'Any courier who carries charts for us must first sign the same limits as a subcontractor.',
      'Each agent agrees in writing to the restrictions that bind the associate.',
    ],
    not_stated: ['Subcontractors park behind the house.', 'The roofer’s agent signs the bill.'],
  },
});
