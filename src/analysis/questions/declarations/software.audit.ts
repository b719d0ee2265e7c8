import { defineQuestion } from '../define-question';

export const softwareAudit = defineQuestion({
  id: 'software.audit',
  title: 'Licence audits',
  ask: 'May the licensor audit the licensee’s use?',
  kinds: ['software-licence'],
  yes: {
    categories: ['Audit Rights'],
    rules: ['audit-without-limits'],
    words: [['audit', 'inspect', 'examin', 'verif', 'records', 'books', 'check']],
  },
  says: {
    yes: 'The licensor may audit the use.',
    no: 'There is no audit right.',
    not_stated: 'No audit right was found.',
  },
  positions: {
    licensee: {
      yes: 'medium',
      why: 'Audits cost time, open its systems and often end in a bill.',
      ask: 'Audits take place at most once a year, on thirty days’ notice, in business hours, under secrecy, at the Licensor’s cost; a shortfall is bought at the contract price as the only remedy.',
    },
    licensor: {
      not_stated: 'low',
      why: 'It may be unable to check whether use is paid.',
      ask: 'Once a year the Licensor may verify use on thirty days’ notice.',
    },
  },
  examples: {
    yes: [
      'Licensor shall have the right to audit Licensee’s books and records on ten days’ notice.',
      'During the term Vendor may inspect the records of Licensee to verify the number of installations.',
    ],
    not_stated: ['The auditor signs the accounts.', 'The tenant may inspect the meter.'],
  },
});
