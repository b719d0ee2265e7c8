import { defineQuestion } from '../define-question';
import { subcontractorsSameDataDutiesWords } from '../words/subcontractors-same-data-duties';

export const dpaSubProcessorLiability = defineQuestion({
  id: 'dpa.sub-processor-liability',
  title: 'Duties of sub-processors',
  ask: 'Must sub-processors take the same duties, or does the processor answer for them?',
  kinds: ['data-processing'],
  yes: {
    provisions: ['subcontractors-same-data-duties'],
    words: subcontractorsSameDataDutiesWords,
  },
  no: {
    provisions: ['subprocessors-not-answered-for'],
    words: [
      [
        'third part',
        'sub',
        'auxiliary',
        'helper',
        'host',
        'cloud',
        'engaged',
        'carrier',
        'data centre',
        'others',
        'companies',
        'companys',
        'firm',
        'freelancer',
        'supplier',
      ],
    ],
  },
  says: {
    yes: 'Sub-processors must take the same duties, or the processor answers for them.',
    no: 'The processor does not answer for its sub-processors.',
    not_stated: 'Duties of sub-processors were not found.',
  },
  positions: {
    controller: {
      no: 'high',
      not_stated: 'high',
      why: 'The chain is as weak as a subcontractor that promised nothing.',
      ask: 'The Processor binds each sub-processor in writing to the same duties and is fully liable for its acts and omissions.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'GDPR art. 28(4)',
      says: 'the same obligations for sub-processors; the processor stays fully liable',
    },
    {
      place: 'England and Wales',
      cite: 'UK GDPR art. 28(4)',
      says: 'the same obligations for sub-processors; the processor stays fully liable',
    },
  ],
  examples: {
    yes: [
      'Firms that help the bureau must sign the same data rules, and the bureau is liable for them.',
      'For each sub-processor’s faults the bureau answers as for its own.',
    ],
    no: [
      'What the printers that the bureau hires do with the files is no concern of the bureau.',
      'A mail house that loses letters must be sued itself; the bureau is out of it.',
    ],
    not_stated: ['The builder answers for his roofers’ work on the roof.', 'A list of firms is attached.'],
  },
});
