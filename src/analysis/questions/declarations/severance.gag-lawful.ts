import { defineQuestion } from '../define-question';
import { gagCoversReportsWords } from '../words/gag-covers-reports';
import { reportsToAuthoritiesFreeWords } from '../words/reports-to-authorities-free';

export const severanceGagLawful = defineQuestion({
  id: 'severance.gag-lawful',
  title: 'Lawful silence',
  ask: 'Does the silence leave reports to authorities and protected speech free?',
  kinds: ['severance'],
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
    not_stated: 'Reports to authorities are not mentioned.',
  },
  positions: {
    employee: {
      no: 'high',
      not_stated: 'medium',
      why: 'It may seem forbidden to talk to an agency, a lawyer or the police.',
      ask: 'Nothing bars the Employee from reporting to agencies, testifying truthfully, speaking of harassment, or talking to family and advisers.',
    },
    employer: {
      no: 'high',
      not_stated: 'medium',
      why: 'A total gag is unlawful in many places and can void the rest.',
      ask: 'Nothing bars the Employee from reporting to agencies, testifying truthfully or speaking of unlawful acts.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Employment Rights Act 1996, s. 43J',
      says: 'a term that precludes a protected disclosure is void',
    },
    {
      place: 'California',
      cite: 'Gov. Code § 12964.5',
      says: 'no ban on speaking of unlawful acts in the workplace',
    },
    {
      place: 'US',
      cite: '17 CFR 240.21F-17',
      says: 'no hindering of reports to the SEC',
    },
  ],
  examples: {
    yes: ['The teller may still speak to the police.', 'This silence does not stop her from filing a charge.'],
    no: ['She shall tell nobody, no agency and no court either, what happened.'],
    not_stated: ['The settlement is paid in May.', 'The bank reports its results.'],
  },
});
