import { defineQuestion } from '../define-question';

export const shareholdersTransferRofr = defineQuestion({
  id: 'shareholders.transfer-rofr',
  title: 'First refusal on a sale',
  ask: 'Must a holder who wants to sell first offer the shares or units to the others (first refusal or first offer)?',
  kinds: ['shareholders', 'llc-operating', 'partnership', 'preferred-stock', 'joint-venture'],
  yes: { categories: ['Rofr/Rofo/Rofn'], rules: ['first-refusal'] },
  says: {
    yes: 'A holder who wants to sell must first offer the shares or units to the others.',
    no: 'A holder may sell without offering to the others first.',
    not_stated: 'A right of first refusal or first offer was not found.',
  },
  positions: {
    other: {
      not_stated: 'medium',
      why: 'It may find itself in business with a stranger.',
      ask: 'A holder that wants to sell first offers its shares to the others at the price of the third party, with 30 days to accept; transfers to family, estates and group companies are free.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'Shares may come into the hands of a competitor.',
      ask: 'A holder that wants to sell first offers its shares to the others at the price of the third party, with 30 days to accept; transfers to family, estates and group companies are free.',
    },
  },
  law: [
    {
      place: 'Delaware',
      cite: 'DGCL § 202',
      says: 'a transfer restriction must be noted on the certificate or known to bind',
    },
  ],
  examples: {
    yes: [
      'The company shall have a right of first refusal to purchase any shares that a stockholder proposes to transfer.',
      'Before selling to a third party, a member must first offer its units to the other members.',
    ],
    not_stated: ['The shares are numbered.', 'Members vote by show of hands.'],
  },
});
