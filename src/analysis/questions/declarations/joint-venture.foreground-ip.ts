import { defineQuestion } from '../define-question';

export const jointVentureForegroundIp = defineQuestion({
  id: 'joint-venture.foreground-ip',
  title: 'Results owned jointly',
  ask: 'Are results owned jointly?',
  kinds: ['joint-venture', 'collaboration', 'strategic-alliance', 'co-branding'],
  yes: { categories: ['Joint Ip Ownership'], rules: ['joint-ip'] },
  says: {
    yes: 'Results are owned jointly.',
    no: 'Results belong to one party or are divided.',
    not_stated: 'Joint ownership of results was not found.',
  },
  positions: {
    drafter: {
      yes: 'high',
      why: 'Who may use, license and sue alone differs from country to country, and each owner may be able to block or undercut the other.',
      ask: 'Results belong to the party whose field they concern, with a licence to the other in its own field; where owned jointly, each may use and license them without account, and [Lead] files and sues at shared cost.',
    },
    other: {
      yes: 'high',
      why: 'Who may use, license and sue alone differs from country to country, and each owner may be able to block or undercut the other.',
      ask: 'Results belong to the party whose field they concern, with a licence to the other in its own field; where owned jointly, each may use and license them without account.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '35 USC § 262; 17 USC § 201(a)',
      says: 'each patent owner may use and license without account; copyright owners must account for licence income',
    },
    {
      place: 'England and Wales',
      cite: 'Patents Act 1977, s. 36; CDPA 1988, s. 173',
      says: 'a joint owner may use but not license without the others',
    },
  ],
  examples: {
    yes: [
      'Inventions made in the project shall be jointly owned by the two parties.',
      'Each party shall own an equal undivided interest in all joint inventions.',
    ],
    not_stated: ['The flat is rented by both.', 'Each keeps its own patents.'],
  },
});
