import { defineQuestion } from '../define-question';

export const publishingAccountsAudit = defineQuestion({
  id: 'publishing.accounts-audit',
  title: 'Right to audit accounts',
  ask: 'May the side that is paid royalties audit the books of the other?',
  kinds: ['publishing', 'music-licence', 'ip-licence'],
  yes: { categories: ['Audit Rights'] },
  says: {
    yes: 'The books may be audited.',
    no: 'The books may not be audited.',
    not_stated: 'A right to audit was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'It may have to believe the statement it is sent.',
      ask: 'The side that is paid may once a year, on 15 days’ notice, have an accountant examine the books for three years back; if more than 5% was underpaid the payer bears the cost.',
    },
    other: {
      yes: 'low',
      why: 'Audits that are not limited can disturb business and disclose secrets.',
      ask: 'An audit takes place once a year at most, on 30 days’ notice, by an independent accountant bound to secrecy.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive (EU) 2019/790, art. 19',
      says: 'authors must be told at least yearly of the use of their works and the revenue',
    },
  ],
  examples: {
    yes: [
      'Licensor may audit the books and records of Licensee once a year on fifteen days’ notice.',
      'The author may have an accountant inspect the publisher’s accounts relating to the work.',
    ],
    not_stated: ['Statements are sent in June.', 'The books are printed in Leipzig.'],
  },
});
