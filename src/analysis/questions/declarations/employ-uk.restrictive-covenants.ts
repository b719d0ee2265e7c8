import { defineQuestion } from '../define-question';
import { competingBarredAfterEndWords } from '../words/competing-barred-after-end';

export const employUkRestrictiveCovenants = defineQuestion({
  id: 'employ-uk.restrictive-covenants',
  title: 'Restrictions after the job',
  ask: 'Is the employee restricted in work, customers or staff after the job?',
  kinds: ['employment-england'],
  yes: {
    provisions: ['competing-barred-after-end', 'no-solicitation-of-customers'],
    categories: ['Non-Compete', 'No-Solicit Of Customers'],
    rules: ['non-compete', 'non-solicit'],
    words: competingBarredAfterEndWords,
  },
  says: {
    yes: 'The employee is restricted after the job.',
    no: 'The employee is free after the job.',
    not_stated: 'No restriction after the job was found.',
  },
  positions: {
    employee: {
      yes: 'high',
      why: 'The next job may be closed for months, also if the employer ended this one.',
      ask: 'Restrictions last three months, cover only customers dealt with in the last 12 months, are reduced by garden leave, and end if the Employer is in breach.',
    },
    employer: {
      yes: 'medium',
      why: 'A restriction wider than needed for this role may be void.',
      ask: 'Restrictions last six months, are reduced by garden leave and are limited to customers and business with which the Employee was materially concerned in the last 12 months.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Tillman v Egon Zehnder [2019] UKSC 32',
      says: 'a restraint is void unless reasonable; words may be severed',
    },
  ],
  examples: {
    yes: [
      'For five months the broker shall not join a rival house.',
      'The broker must leave the bank’s clients alone for a year.',
    ],
    not_stated: ['The broker may go where he likes.', 'The broker shall find clients for the bank.'],
  },
});
