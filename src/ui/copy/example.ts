/**
 * What the hero shows of the product: a place in our sample contract and what the built-in engine says of it. A test
 * keeps the words true to the sample. Apart from the rest of the copy, which the upload section's script brings along.
 */
export const EXAMPLE = {
  label: 'A finding in a sample contract, with the sentence that proves it',
  file: { name: 'saas-agreement.pdf', href: '/samples/saas-agreement.pdf', page: 3, pages: 6 },
  heading: '11. LIMITATION OF LIABILITY',
  before: {
    number: '11.1 Exclusion of certain damages.',
    text: ' Neither party shall be liable to the other for any indirect, incidental, special or consequential damages arising out of this Agreement, even if advised of the possibility of such damages, save as provided in Section 11.3.',
  },
  proof: {
    number: '11.2 Cap.',
    quote:
      'In no event shall Provider’s aggregate liability arising out of this Agreement exceed the Fees paid by Customer in the three (3) months preceding the claim.',
  },
  after: {
    number: '11.3 Exceptions.',
    text: ' Section 11.1 does not apply to Customer’s payment obligations, to Customer’s indemnity under Section 10 or to Customer’s breach of Section 2.2.',
  },
  finding: {
    severity: 'high',
    title: 'Low limit of liability',
    text: 'Section 11.2 limits liability to the fees of 3 months, less than one year’s fees.',
    place: 'p. 3 · §11.2',
    adviceLabel: 'Mitigation',
    advice: 'Ask for a limit that covers the likely loss; 12 months of fees or the contract value is common.',
  },
};
