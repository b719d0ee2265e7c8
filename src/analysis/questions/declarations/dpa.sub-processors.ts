import { defineQuestion } from '../define-question';

export const dpaSubProcessors = defineQuestion({
  id: 'dpa.sub-processors',
  title: 'New sub-processors',
  ask: 'Does the controller approve, or get notice of and may object to, new sub-processors?',
  kinds: ['data-processing'],
  yes: {
    provisions: ['subprocessor-objection'],
    words: [
      [
        'sub processor',
        'subprocessor',
        'subcontract',
        'processor',
        'subprocess',
        'sub process',
        'hosting',
        'outsourc',
        'object',
        'anyone else',
        'another firm',
        'new helper',
        'helper',
        'outside firm',
        'somebody else',
        'new name',
        'helps us',
        'help us',
        'third part',
        'take on',
      ],
    ],
  },
  no: {
    provisions: ['subprocessors-free'],
    words: [
      [
        'other companies',
        'cloud compan',
        'sub processor',
        'subprocessor',
        'subcontract',
        'processor',
        'sub process',
        'third part',
        'firms',
        'agency',
        'data centre',
        'suppliers',
        'provider',
        'agents',
        'cloud firm',
        'whichever',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The controller approves, or may object to, new sub-processors.',
    no: 'The processor may use any sub-processors.',
    not_stated: 'Nothing was found on new sub-processors.',
  },
  positions: {
    controller: {
      no: 'high',
      not_stated: 'high',
      why: 'Its data may pass to firms and countries that it never heard of, and the law asks for its authorisation.',
      ask: 'The Processor gives thirty days’ written notice of each new sub-processor; if the Controller objects on reasonable grounds and no other way is found, it may end the affected service with a refund.',
    },
    processor: {
      yes: 'low',
      not_stated: 'medium',
      why: 'One customer’s veto can block a change for all.',
      ask: 'If an objection cannot be resolved, each party may end the affected service.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'GDPR art. 28(2)',
      says: 'no sub-processor without authorisation; notice of changes and a chance to object',
    },
    {
      place: 'England and Wales',
      cite: 'UK GDPR art. 28(2)',
      says: 'no sub-processor without authorisation; notice of changes and a chance to object',
    },
  ],
  examples: {
    yes: [
      'The bureau writes to the school a month before another subcontractor may see the data, and the school may refuse.',
      'Without the controller’s written approval no further processor is taken on.',
    ],
    no: ['The bureau picks and changes its sub-processors as it pleases.'],
    not_stated: ['The builder may not subcontract the roof.', 'Sub-processors are listed in the annex.'],
  },
});
