import { defineKind } from '../define-kind';

export const jointFiling = defineKind({
  id: 'joint-filing',
  label: 'Joint filing agreement',
  family: 'unknown',
  sides: [
    { id: 'filer', label: 'Filer', roles: ['reporting person', 'filing person'] },
    { id: 'other', label: 'Other filer', roles: ['reporting persons', 'undersigned'] },
  ],
  deal: 'the parties file a statement together',
  titles: [
    'joint filing',
    'joint filing agreement',
    'joint filing statement',
    'joint acquisition statement',
    'agreement of joint filing',
  ],
  structure: ['schedule 13d', 'schedule 13g', 'beneficial ownership', 'rule 13d-1(k)'],
  openings: [
    'filed on behalf of each',
    'schedule 13g',
    'schedule 13d',
    'rule 13d-1',
    'joint filing',
    'statement on schedule',
  ],
  examples: [
    'JOINT FILING AGREEMENT',
    'Joint Filing Statement',
    'Joint Acquisition Statement Pursuant to Rule 13d-1(k)',
    'AGREEMENT\nThe undersigned agree that the statement on Schedule 13G for the shares of Orbit Inc. is filed on behalf of each of them.',
  ],
  nearMisses: [
    'JOINT VENTURE AGREEMENT\nSun Corp. ("Party A") and Moon Ltd ("Party B").\n1. Joint venture.\n2. Contributions.',
    'Tax filing checklist\nBring your papers.',
  ],
});
