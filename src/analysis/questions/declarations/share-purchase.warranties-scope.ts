import { defineQuestion } from '../define-question';

export const sharePurchaseWarrantiesScope = defineQuestion({
  id: 'share-purchase.warranties-scope',
  title: 'Warranties about the business',
  ask: 'Does the seller give warranties about the business, such as its accounts, taxes, contracts, staff and claims?',
  kinds: ['share-purchase', 'asset-purchase'],
  yes: {
    provisions: ['business-warranties-given'],
    words: [
      [
        'warrant',
        'represent',
        'guarantee',
        'promise',
        'vouch',
        'assure',
        'declare',
        'give',
        'gave',
        'no',
        'none',
        'not',
        'true',
        'paid',
        'complied',
        'valid',
        'correct',
        'good repair',
        'kept',
        'complete',
        'own',
      ],
    ],
  },
  no: {
    provisions: ['business-sold-as-is'],
    words: [
      [
        'as is',
        'as it',
        'no',
        'not',
        'none',
        'without',
        'nothing',
        'disclaim',
        'exclud',
        'all faults',
        'with all',
        'own inspection',
        'takes',
        'cannot',
        'existing condition',
        'present state',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The seller gives warranties about the business.',
    no: 'The business is sold as it is, without warranties about it.',
    not_stated: 'Warranties of the seller about the business were not found.',
  },
  positions: {
    buyer: {
      no: 'high',
      not_stated: 'high',
      why: 'Wrong accounts, unpaid taxes or lawsuits that come to light later would be the buyer’s loss.',
      ask: 'The Seller warrants at signing and at completion that the accounts are true and fair, all taxes are paid, the listed contracts and staff are complete and in force, no claims are pending or threatened, and the business complies with the law, except as fairly disclosed.',
    },
    seller: {
      yes: 'low',
      why: 'Flat promises make the seller answer also for what it could not know.',
      ask: 'Warranties are given once, at the date of this Agreement, so far as the Seller is aware where facts are outside its control, and subject to the disclosure letter and the limits on claims.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Misrepresentation Act 1967, s. 2',
      says: 'statements that are also given as representations may lead to rescission or damages in tort',
    },
  ],
  examples: {
    yes: [
      'The vendors warrant that the company has paid all its taxes and is not being sued.',
      'The 2024 accounts of the bakery are warranted to be true and complete.',
    ],
    no: ['The garage business is sold just as it is, and no warranty about its books is given.'],
    not_stated: ['The buyer warrants that it can pay.', 'Each party has power to sign this agreement.'],
  },
});
