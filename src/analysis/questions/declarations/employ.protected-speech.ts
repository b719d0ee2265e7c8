import { defineQuestion } from '../define-question';
import { gagCoversReportsWords } from '../words/gag-covers-reports';
import { reportsToAuthoritiesFreeWords } from '../words/reports-to-authorities-free';

export const employProtectedSpeech = defineQuestion({
  id: 'employ.protected-speech',
  title: 'Talk of pay and reports',
  ask: 'Is the employee free to report to authorities and to speak of what the law protects?',
  kinds: ['employment', 'employment-us'],
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
    yes: 'Reports to authorities and protected speech stay free.',
    no: 'The duty of silence reaches reports to authorities.',
    not_stated: 'Nothing was found on reports to authorities.',
  },
  positions: {
    employer: {
      no: 'high',
      not_stated: 'medium',
      why: 'A gag on reports may break the law, and in the US some damages are lost without the notice of immunity.',
      ask: 'Nothing in this Agreement bars the Employee from reporting to any agency, from speaking of pay and conditions, or from what 18 U.S.C. § 1833(b) allows.',
    },
    employee: {
      no: 'high',
      not_stated: 'medium',
      why: 'It may seem forbidden to report a crime, harassment or unpaid wages.',
      ask: 'Nothing in this Agreement bars the Employee from reporting to any agency, testifying, or speaking of pay, conditions and harassment.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '18 U.S.C. § 1833(b)',
      says: 'immunity for reports of trade secrets to officials and counsel, and a notice of it',
    },
    {
      place: 'US',
      cite: '29 U.S.C. § 157',
      says: 'employees may act together on pay and conditions',
    },
    {
      place: 'US',
      cite: '17 CFR 240.21F-17',
      says: 'no hindering of reports to the SEC',
    },
  ],
  examples: {
    yes: [
      'The clerk may always turn to the labour board.',
      'This promise does not keep her from reporting a crime to the police.',
    ],
    no: ['The clerk shall tell no agency of what she has seen without leave of the firm.'],
    not_stated: ['The clerk keeps the keys safe.', 'The firm reports monthly.'],
  },
});
