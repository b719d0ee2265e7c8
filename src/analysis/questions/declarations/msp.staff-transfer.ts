import { defineQuestion } from '../define-question';

export const mspStaffTransfer = defineQuestion({
  id: 'msp.staff-transfer',
  title: 'Transfer of staff',
  ask: 'Does the paper deal with staff who may move by law at the start or end?',
  kinds: ['it-managed-services', 'outsourcing'],
  yes: {
    provisions: ['staff-transfer-provided'],
    words: [['transfer', 'tupe', 'employ', 'staff', 'people', 'worker', 'personnel', 'redundan', 'inform and consult']],
  },
  says: {
    yes: 'The paper deals with staff who may move by law.',
    no: 'The paper leaves staff transfer out.',
    not_stated: 'Nothing is said on staff who may move by law.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'It may inherit, or be left with, a team whose cost nobody has priced.',
      ask: 'Each party indemnifies the other for employment liabilities of its own time, and staff lists are given at the start and end.',
    },
    other: {
      not_stated: 'medium',
      why: 'In the EU and the UK staff may move to it or to a new provider by law, with all their rights.',
      ask: 'Each party indemnifies the other for employment liabilities of its own time, and staff lists are given at the start and end.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'TUPE Regulations 2006, reg. 3(1)(b)',
      says: 'a change of service provider can move an organised group of employees',
    },
    {
      place: 'EU',
      cite: 'Directive 2001/23/EC',
      says: 'employment contracts pass with a business',
    },
    {
      place: 'Germany',
      cite: 'BGB § 613a',
      says: 'employment contracts pass with a business',
    },
  ],
  examples: {
    yes: [
      'The staff assigned to the school go over to the next firm with all rights, and each firm pays for its own years.',
      'Employment liabilities before the transfer date stay with the old supplier.',
    ],
    not_stated: ['Shares may be transferred.', 'The supplier trains its staff.'],
  },
});
