import { defineQuestion } from '../define-question';

export const dpaAudit = defineQuestion({
  id: 'dpa.audit',
  title: 'Audits',
  ask: 'May the controller audit or inspect?',
  kinds: ['data-processing'],
  yes: {
    provisions: ['audit-and-inspection-allowed'],
    words: [
      [
        'audit',
        'inspect',
        'examin',
        'check',
        'verif',
        'review',
        'access',
        'look',
        'evidence',
        'random',
        'questionnaire',
        'visit',
      ],
    ],
  },
  no: {
    provisions: ['reports-only-audit'],
    words: [
      [
        'audit',
        'inspect',
        'report',
        'certificat',
        'questionnaire',
        'verif',
        'access',
        'document',
        'attest',
        'review',
        'penetration',
        'site visit',
        'proof',
        'evidence',
        'compliance',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The controller may audit or inspect.',
    no: 'Audit is limited to reports and certificates.',
    not_stated: 'No right to audit was found.',
  },
  positions: {
    controller: {
      no: 'medium',
      not_stated: 'high',
      why: 'The law asks for audits, inspections included, and after a breach paper is not enough.',
      ask: 'The Processor proves compliance by reports; where these do not suffice, after a breach or on demand of an authority, the Controller or a bound auditor may inspect on ten days’ notice.',
    },
    processor: {
      yes: 'low',
      not_stated: 'medium',
      why: 'Inspections by many customers cost time and endanger others’ data.',
      ask: 'Inspections take place at most once a year, on thirty days’ notice, under secrecy and at the Controller’s cost, breaches apart.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'GDPR art. 28(3)(h)',
      says: 'information and audits, inspections included',
    },
    {
      place: 'England and Wales',
      cite: 'UK GDPR art. 28(3)(h)',
      says: 'information and audits, inspections included',
    },
  ],
  examples: {
    yes: [
      'The school’s officer may come and look at the bureau’s computers and files after a week’s notice in order to check the data rules.',
      'Inspections by the controller are welcome on five days’ notice.',
    ],
    no: ['Instead of a visit the school gets a copy of a certificate, and no further verification.'],
    not_stated: ['The auditor signs the accounts of the bureau.', 'The buyer may inspect the goods.'],
  },
});
