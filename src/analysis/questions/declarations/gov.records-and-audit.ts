import { defineQuestion } from '../define-question';

export const govRecordsAndAudit = defineQuestion({
  id: 'gov.records-and-audit',
  title: 'Records and audit',
  ask: 'May the buyer audit the supplier’s records?',
  kinds: ['government-terms'],
  yes: {
    categories: ['Audit Rights'],
    rules: ['audit-without-limits'],
    words: [['audit', 'record', 'inspect', 'book', 'examin', 'account']],
  },
  says: {
    yes: 'The buyer may audit the supplier’s records.',
    no: 'The buyer may not audit.',
    not_stated: 'No right to audit was found.',
  },
  positions: {
    supplier: {
      yes: 'medium',
      why: 'Audits cost time, and claims for repayment may come years later.',
      ask: 'Audits take place on ten days’ notice, in business hours, for the charges under this contract, and records are kept for six years at most.',
    },
    authority: {
      not_stated: 'medium',
      why: 'Public money must be accounted for.',
      ask: 'The Supplier keeps records for six years and lets the Buyer and the state auditor examine them on notice.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'FAR 52.212-5(d)',
      says: 'access of the Comptroller General to records',
    },
  ],
  examples: {
    yes: [
      'The Comptroller General shall have access to and the right to examine any of the Contractor’s records.',
      'The Authority may audit the Supplier’s books and records relating to the Charges for six years.',
    ],
    not_stated: ['The singer records an album.', 'Seats are booked online.'],
  },
});
