import { defineQuestion } from '../define-question';

export const ipLicenceDiligenceMinimums = defineQuestion({
  id: 'ip-licence.diligence-minimums',
  title: 'Minimum sales or royalties',
  ask: 'Must the licensee reach minimum sales or pay minimum royalties?',
  kinds: ['ip-licence'],
  yes: { categories: ['Minimum Commitment'], rules: ['minimum-commitment'] },
  says: {
    yes: 'The licensee must reach minimum sales or pay minimum royalties.',
    no: 'There is no minimum.',
    not_stated: 'A minimum of sales or royalties was not found.',
  },
  positions: {
    licensor: {
      not_stated: 'medium',
      why: 'An exclusive licensee without a minimum may let the right lie idle.',
      ask: 'The Licensee pays a minimum royalty of $[ ] each year; if it is missed twice the licence becomes non-exclusive.',
    },
    licensee: {
      yes: 'medium',
      why: 'It may have to pay for sales that it did not make.',
      ask: 'The minimum starts in the [second] year; a shortfall may be made up in money, and its only other consequence is loss of exclusivity.',
    },
  },
  examples: {
    yes: [
      'Licensee shall pay a minimum annual royalty of $50,000.',
      'The licensee guarantees sales of at least ten thousand units a year.',
    ],
    not_stated: ['The royalty is 5% of sales.', 'Workers are paid the minimum wage.'],
  },
});
