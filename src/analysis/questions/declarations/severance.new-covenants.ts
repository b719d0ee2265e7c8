import { defineQuestion } from '../define-question';
import { competingBarredAfterEndWords } from '../words/competing-barred-after-end';

export const severanceNewCovenants = defineQuestion({
  id: 'severance.new-covenants',
  title: 'New restraints',
  ask: 'Does it bar the employee from competing or approaching customers?',
  kinds: ['severance'],
  yes: {
    provisions: ['competing-barred-after-end', 'no-solicitation-of-customers'],
    categories: ['Non-Compete', 'No-Solicit Of Customers'],
    rules: ['non-compete', 'non-solicit'],
    words: competingBarredAfterEndWords,
  },
  subject: [
    [
      'compet',
      'rival',
      'custom',
      'client',
      'patron',
      'patient',
      'business',
      'trade',
      'practi',
      'industr',
      'work for',
      'work with',
      'similar',
      'another firm',
      'other firm',
    ],
  ],
  says: {
    yes: 'It bars competing or approaching customers.',
    no: 'The employee stays free.',
    not_stated: 'No bar on competing or on customers was found.',
  },
  positions: {
    employee: {
      yes: 'high',
      why: 'The one who has just lost the job may find the next one harder to get.',
      ask: 'Delete; earlier restraints are waived, or each month barred is paid at full salary.',
    },
    employer: {
      yes: 'low',
      why: 'New restraints need fresh consideration and may be void.',
      ask: 'Only lawful covenants already in force are restated.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 16600',
      says: 'contracts that restrain anyone from a lawful profession, trade or business are void',
    },
  ],
  examples: {
    yes: [
      'The teller keeps away from rival banks for a year.',
      'He shall not call on customers of the bank until May.',
    ],
    not_stated: ['The teller is free to go to any bank.', 'Customers are served by others now.'],
  },
});
