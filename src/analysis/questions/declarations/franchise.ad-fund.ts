import { defineQuestion } from '../define-question';

export const franchiseAdFund = defineQuestion({
  id: 'franchise.ad-fund',
  title: 'Advertising fund',
  ask: 'Need the franchisor neither account for the advertising fund nor spend it for the benefit of the unit?',
  kinds: ['franchise'],
  yes: {
    provisions: ['ad-fund-free-use'],
    words: [['fund', 'advertis', 'marketing', 'promot', 'brand']],
  },
  no: {
    provisions: ['ad-fund-accounted'],
    words: [['fund', 'advertis', 'marketing', 'promot', 'brand']],
  },
  both: 'no',
  says: {
    yes: 'The franchisor is free in using the advertising fund.',
    no: 'The advertising fund is kept apart or accounted for.',
    not_stated: 'Nothing was found on how the advertising fund is used.',
  },
  positions: {
    franchisee: {
      yes: 'medium',
      not_stated: 'low',
      why: "Its contributions may pay for the franchisor's own costs or for adverts that never reach its customers.",
      ask: "The fund is held in a separate account, spent on promotion of the units only, and accounted for once a year; the Franchisor's own units pay in alike.",
    },
    franchisor: {
      no: 'low',
      why: 'Duties of a trustee make every campaign open to dispute.',
      ask: 'The Franchisor spends the fund on promotion as it sees fit and sends a statement each year.',
    },
  },
  law: [
    {
      place: 'Australia',
      cite: 'Franchising Code of Conduct',
      says: 'special purpose funds are kept apart and accounted for',
    },
  ],
  examples: {
    yes: [
      "What Bun Bun does with the bakers' advertising money is its own affair.",
      "Franchisor need not expend the Fund in Franchisee's area or account to Franchisee for it.",
    ],
    no: ['Each March Bun Bun sends the bakers an audited account of the advertising fund.'],
    not_stated: ['The franchisee pays two percent for advertising.', 'The pension fund is audited yearly.'],
  },
});
