import { defineQuestion } from '../define-question';

export const ipLicenceEnforcement = defineQuestion({
  id: 'ip-licence.enforcement',
  title: 'Action against infringers',
  ask: 'Must the owner act against infringers, or may the licensee do so?',
  kinds: ['ip-licence'],
  yes: {
    provisions: ['infringement-action-by-licensee'],
    words: [
      [
        'infring',
        'sue',
        'suit',
        'action',
        'proceed',
        'enforce',
        'copies',
        'copycat',
        'piracy',
        'plaintiff',
        'defend',
        'section 30',
        'protect',
        'act',
        'counterfeit',
        'recover',
        'court',
      ],
    ],
  },
  says: {
    yes: 'The owner must act against infringers, or the licensee may.',
    no: 'The licensee may not act, and the owner need not.',
    not_stated: 'A right or duty to act against infringers was not found.',
  },
  positions: {
    licensee: {
      not_stated: 'high',
      why: 'It pays for the right while copiers may pay nothing.',
      ask: 'If the Licensor does not stop a substantial infringement within 90 days of notice, the Licensee may sue in both names; recoveries pay costs first and then go [70]% to the party that sued.',
    },
    licensor: {
      not_stated: 'low',
      why: 'A licensee with rights by law may act without control and put the right at risk.',
      ask: 'The Licensor has the first right to sue; after 90 days the Licensee may, and it may not settle on validity without consent.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Trade Marks Act 1994, s. 30',
      says: 'a licensee may call on the owner to act and sue if it does not within two months, unless agreed otherwise',
    },
  ],
  examples: {
    yes: [
      'Should the proprietor sit still for three months, the user may take the copier to court.',
      'The inventor undertakes to sue anyone who copies the valve.',
    ],
    not_stated: ['Tell the owner of any copy that you see.', 'The supplier defends the client.'],
  },
});
