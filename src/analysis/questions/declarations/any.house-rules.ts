import { defineQuestion } from '../define-question';

export const anyHouseRules = defineQuestion({
  id: 'any.house-rules',
  title: 'Rules that may change',
  ask: 'Do rules or policies that are not attached, or that change, bind?',
  kinds: [
    'residential-lease-us',
    'residential-tenancy-england',
    'lease',
    'lodger-agreement',
    'licence-to-occupy',
    'employment',
    'employment-us',
    'employment-england',
    'offer-letter',
    'enrolment',
    'consumer-membership',
  ],
  yes: {
    provisions: ['unattached-policies-bind'],
    words: [
      ['rule', 'polic', 'handbook', 'regulation', 'code', 'procedur', 'standard', 'manual', 'guideline'],
      [
        'change',
        'time to time',
        'amend',
        'version',
        'update',
        'valid',
        'issue',
        'incorporat',
        'part of',
        'component',
        'bind',
        'comply',
        'observe',
        'follow',
        'abide',
        'govern',
        'apply',
        'accept',
        'adher',
        'keep to',
        'subject',
      ],
    ],
  },
  says: {
    yes: 'Rules or policies that are not attached, or that may change, bind.',
    no: 'No such rules were found.',
    not_stated: 'No such rules were found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'It may be bound by rules that it has not seen or that the other side rewrites.',
      ask: 'Only the rules attached bind; changes need 30 days’ notice and may not take away what was agreed.',
    },
  },
  examples: {
    yes: [
      'Boarders live by the warden’s rules as they stand on the day.',
      'The regulations pinned up in the porch, in their newest version, are part of this contract.',
    ],
    not_stated: [
      'The rules of chess apply to the tournament.',
      'The warden’s rules are attached as Annex 1 and cannot be altered.',
    ],
  },
});
