import { defineQuestion } from '../define-question';

export const franchiseDisclosureGiven = defineQuestion({
  id: 'franchise.disclosure-given',
  title: 'Disclosure before signing',
  ask: 'Does the paper record that a disclosure document was given in good time before signing or payment?',
  kinds: ['franchise'],
  yes: {
    provisions: ['disclosure-document-received'],
    words: [
      [
        'informed',
        'disclos',
        'FDD',
        'information',
        'prospectus',
        'document',
        'circular',
        'receipt',
        'acknowledg',
        'received',
        'booklet',
        'papers',
        'blue book',
        'book about',
        'brochure',
      ],
    ],
  },
  says: {
    yes: 'The paper records that a disclosure document was given before signing.',
    no: 'No disclosure document was given.',
    not_stated: 'No record of a disclosure document was found.',
  },
  positions: {
    franchisor: {
      not_stated: 'high',
      why: 'Without proof of disclosure in time the franchisee may undo the contract or claim its losses in many places.',
      ask: 'The Franchisee confirms that it received the disclosure document on [date], at least 14 days before it signed or paid anything.',
    },
    franchisee: {
      not_stated: 'high',
      why: 'It may sign and pay without the figures, lawsuits and list of closed units that the law may let it see.',
      ask: 'The Franchisor gives the Franchisee its disclosure document and the final contract at least 14 days before signing or any payment, and repays what was paid if it did not.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '16 CFR 436.2',
      says: 'disclosure 14 days, the completed contract 7 days before signing or payment',
    },
    {
      place: 'Ontario',
      cite: 'Arthur Wishart Act (Franchise Disclosure), 2000, ss. 5–6',
      says: 'disclosure 14 days before, or the franchisee may rescind',
    },
    {
      place: 'Australia',
      cite: 'Franchising Code of Conduct',
      says: 'disclosure 14 days before, and a cooling-off time',
    },
    {
      place: 'France',
      cite: 'C. com. art. L. 330-3',
      says: 'disclosure 20 days before signing',
    },
  ],
  examples: {
    yes: [
      "Mrs Ames got Bun Bun's disclosure booklet three weeks before today and had a lawyer read it.",
      "Franchisee acknowledges receipt of Franchisor's FDD not less than 14 calendar days before execution.",
    ],
    not_stated: ['Franchisee shall not disclose the manual.', 'The insurer sends a document after the purchase.'],
  },
});
