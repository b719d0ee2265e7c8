import { defineQuestion } from '../define-question';
import { gagCoversReportsWords } from '../words/gag-covers-reports';
import { reportsToAuthoritiesFreeWords } from '../words/reports-to-authorities-free';

export const employUkWhistleblowingPayTalk = defineQuestion({
  id: 'employ-uk.whistleblowing-pay-talk',
  title: 'Reports and pay talk',
  ask: 'Is the employee free to make protected disclosures and reports?',
  kinds: ['employment-england'],
  yes: {
    provisions: ['reports-to-authorities-free'],
    words: reportsToAuthoritiesFreeWords,
  },
  no: {
    provisions: ['gag-covers-reports'],
    words: gagCoversReportsWords,
  },
  both: 'yes',
  says: {
    yes: 'Protected disclosures and reports stay free.',
    no: 'The duty of silence reaches reports to authorities.',
    not_stated: 'Nothing was found on protected disclosures.',
  },
  positions: {
    employee: {
      no: 'high',
      not_stated: 'low',
      why: 'It may seem forbidden to report wrongdoing.',
      ask: 'Nothing in this contract prevents a protected disclosure, a report to the police or a regulator, or talk of pay.',
    },
    employer: {
      no: 'medium',
      not_stated: 'low',
      why: 'A clause that bars protected disclosures is void and looks bad.',
      ask: 'Nothing in this contract prevents a protected disclosure or a report of a crime.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Employment Rights Act 1996, s. 43J',
      says: 'a term that precludes a protected disclosure is void',
    },
    {
      place: 'England and Wales',
      cite: 'Equality Act 2010, s. 77',
      says: 'terms that bar talk of pay are unenforceable in cases of discrimination',
    },
  ],
  examples: {
    yes: ['A protected disclosure by the clerk is not a breach.', 'The clerk may always go to the regulator.'],
    no: ['The clerk must not tell any regulator what she knows unless the bank agrees.'],
    not_stated: ['The clerk guards the files.', 'The bank makes an annual report.'],
  },
});
