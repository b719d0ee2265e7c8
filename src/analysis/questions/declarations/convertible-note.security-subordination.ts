import { defineQuestion } from '../define-question';
import { allAssetsSecuredWords } from '../words/all-assets-secured';

export const convertibleNoteSecuritySubordination = defineQuestion({
  id: 'convertible-note.security-subordination',
  title: 'Security over all assets',
  ask: 'Is the note secured on all the assets of the company?',
  kinds: ['convertible-note'],
  yes: {
    provisions: ['all-assets-secured'],
    words: allAssetsSecuredWords,
  },
  says: {
    yes: 'The note is secured on all assets or on more than one named thing.',
    no: 'The note is unsecured.',
    not_stated: 'Security over all assets was not found.',
  },
  positions: {
    company: {
      yes: 'high',
      why: 'Banks may not lend and investors may not come in behind security over so much.',
      ask: 'Delete; the notes are unsecured and rank equally with each other and behind bank debt.',
    },
    investor: {
      not_stated: 'low',
      why: 'An unsecured note comes behind every secured lender.',
      ask: 'The Company gives no security to others, bank debt of up to $[ ] apart, without the consent of the holders of a majority of principal.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Companies Act 2006, s. 859A',
      says: 'a company’s charge must be registered within 21 days',
    },
    { place: 'US', cite: 'UCC art. 9', says: 'a security interest needs a description and a filing to rank' },
  ],
  examples: {
    yes: [
      'To secure the note the company charges everything it owns, now and later, to the holder.',
      'The holder takes a security interest in all assets of the issuer of whatever kind.',
    ],
    not_stated: ['The note is unsecured.', 'The keys to the office are kept secure.'],
  },
});
