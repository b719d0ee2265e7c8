import { defineQuestion } from '../define-question';

export const preferredStockRedemption = defineQuestion({
  id: 'preferred-stock.redemption',
  title: 'Buy-back forced by investors',
  ask: 'May the investors make the company or the founders buy back their shares?',
  kinds: ['preferred-stock', 'shareholders'],
  yes: {
    provisions: ['investors-may-redeem'],
    words: [
      [
        'redeem',
        'redempt',
        'buy',
        'purchase',
        'repurchase',
        'put',
        'sell',
        'take over',
        'give the shares back',
        'take our',
        'called in',
        'tender',
        'hand back',
      ],
    ],
  },
  says: {
    yes: 'The investors may make the company or the founders buy back their shares.',
    no: 'The investors have no right to be bought out.',
    not_stated: 'A right of investors to be bought out was not found.',
  },
  positions: {
    drafter: {
      yes: 'high',
      why: 'A growing company must find a fortune on demand, or lose its board or its founders their homes.',
      ask: 'Delete; or only after [six] years, by a majority of preferred, at the original price, out of lawful funds and in three yearly instalments.',
    },
  },
  law: [
    {
      place: 'Delaware',
      cite: 'DGCL § 160; SV Inv. Partners v. ThoughtWorks (Del. 2011)',
      says: 'only out of surplus, and out of funds legally available',
    },
  ],
  examples: {
    yes: [
      'Four years after closing the fund may hand back its shares, and the company must pay cost plus interest.',
      'The angel has a put option against the founders at double the price.',
    ],
    not_stated: ['The voucher may be redeemed in any shop.', 'The company may buy back shares of leavers.'],
  },
});
