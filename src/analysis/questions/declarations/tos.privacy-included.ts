import { defineQuestion } from '../define-question';

export const tosPrivacyIncluded = defineQuestion({
  id: 'tos.privacy-included',
  title: 'Privacy policy accepted with the terms',
  ask: 'Does the user, by accepting the terms or using the service, also accept the privacy policy or the use of data?',
  kinds: ['website-terms', 'software-licence', 'saas', 'consumer-membership'],
  yes: {
    provisions: ['privacy-policy-accepted'],
    words: [['privacy', 'data', 'personal', 'information', 'cookie', 'details', 'policy', 'policies', 'phone', 'film']],
  },
  says: {
    yes: 'By accepting the terms, or by use alone, the user also accepts the privacy policy or the use of data.',
    no: 'The privacy notice stands apart from the terms.',
    not_stated: 'That the terms make the user accept a privacy policy was not found.',
  },
  positions: {
    drafter: {
      yes: 'medium',
      why: 'Under the GDPR a bundled consent is no consent, and a policy made part of a contract can be sued on.',
      ask: 'Our privacy notice tells you how we use personal data; it is not part of these Terms, and we ask for consent separately where we need it.',
    },
    other: {
      yes: 'medium',
      why: 'Data may be used for whatever the policy says, now or after a change, without a real choice.',
      ask: 'The privacy notice is for information only; consent to the use of data is asked for separately and may be refused.',
    },
  },
  law: [
    { place: 'EU', cite: 'GDPR arts 7, 13', says: 'consent must be separate and free; information must be given' },
    {
      place: 'England and Wales',
      cite: 'UK GDPR arts 7, 13',
      says: 'consent must be separate and free; information must be given',
    },
    { place: 'California', cite: 'Bus. & Prof. Code § 22575', says: 'a privacy policy must be posted' },
  ],
  examples: {
    yes: [
      'With your first click in the app you have also said yes to Osprey’s privacy statement.',
      'The data policy, which forms part of this agreement, binds all users.',
    ],
    not_stated: [
      'How we treat data is told in a notice that is not part of these terms.',
      'Please respect the privacy of the other guests.',
      'We ask you separately before we send you advertising.',
    ],
  },
});
