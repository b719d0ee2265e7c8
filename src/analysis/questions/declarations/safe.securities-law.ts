import { defineQuestion } from '../define-question';

export const safeSecuritiesLaw = defineQuestion({
  id: 'safe.securities-law',
  title: 'Exemption of securities law',
  ask: 'Is an exemption of securities law, the investor’s status or a limit on resale stated?',
  kinds: ['safe', 'convertible-note', 'preferred-stock'],
  onlyIn: ['US'],
  yes: {
    provisions: ['securities-exemption-stated'],
    words: [
      [
        'accredit',
        'acredit',
        'qualif',
        'sophisticated',
        'register',
        'unregister',
        'exempt',
        'own account',
        'private placement',
        'restricted',
        '506',
        'form d',
        '4 a',
        'experience',
        'bear',
        'legend',
        'institutional',
        'section 708',
        'regist',
      ],
    ],
  },
  says: {
    yes: 'An exemption of securities law, the investor’s status or a limit on resale is stated.',
    no: 'No exemption applies.',
    not_stated: 'An exemption of securities law or the investor’s status was not found.',
  },
  positions: {
    company: {
      not_stated: 'high',
      why: 'A sale outside an exemption can let the investor ask for its money back and may be punished.',
      ask: 'The Investor confirms that it is an accredited investor (Rule 501) buying for its own account; the securities are unregistered and may be resold only under an exemption.',
    },
    investor: {
      not_stated: 'medium',
      why: 'It may hold paper that was issued unlawfully and cannot be resold.',
      ask: 'The Company issues the securities under [Reg D 506(b)] and makes all filings in time.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Securities Act of 1933, § 4(a)(2); Regulation D, 17 CFR 230.506',
      says: 'private placements, Form D within 15 days of the first sale',
    },
    {
      place: 'England and Wales',
      cite: 'FSMA 2000, s. 21',
      says: 'a promotion of investments must be made or approved by an authorised person, or be exempt',
    },
  ],
  examples: {
    yes: [
      'The buyer states that it is an accredited investor and buys for itself.',
      'The notes are not registered under any securities law and may be resold only if exempt.',
    ],
    not_stated: ['The school is accredited.', 'The lender holds a security interest in the van.'],
  },
});
