import { defineQuestion } from '../define-question';

export const sharePurchaseSharesTitle = defineQuestion({
  id: 'share-purchase.shares-title',
  title: 'Title to the shares',
  ask: 'Does the seller promise that it owns the shares and sells them free of liens and rights of others?',
  kinds: ['share-purchase'],
  yes: {
    provisions: ['shares-title-promised'],
    words: [
      [
        'sold',
        'unencumber',
        'legal',
        'without',
        'none',
        'hold',
        'own',
        'title',
        'free',
        'encumbr',
        'lien',
        'charge',
        'pledge',
        'sole',
        'full',
        'claims',
        'third',
        'option',
        'belong',
        'right',
      ],
    ],
  },
  says: {
    yes: 'Full title to the shares, free of rights of others, is promised.',
    no: 'No title to the shares is promised.',
    not_stated: 'No promise of title to the shares was found.',
  },
  positions: {
    buyer: {
      not_stated: 'high',
      why: "It may pay for shares that are pledged, promised to others or not the seller's.",
      ask: 'The Seller is the sole legal and beneficial owner of the Shares, which are all the issued shares, fully paid and free of every lien, option and right of others, and sells them with full title guarantee.',
    },
    seller: {
      yes: 'low',
      why: 'Where several sell, the promise should reach only the shares that each holds itself.',
      ask: 'Each Seller gives this warranty for its own Shares only.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Law of Property (Miscellaneous Provisions) Act 1994',
      says: "what 'full title guarantee' implies",
    },
  ],
  examples: {
    yes: [
      "The 600 shares are Marta Blom's alone, and nobody has a pledge, option or other right in them.",
      'Seller has good and valid title to the Units, free and clear of all Encumbrances.',
    ],
    not_stated: ['The company owns its premises.', 'The buyer has the cash to pay.'],
  },
});
