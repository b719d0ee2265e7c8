import { defineQuestion } from '../define-question';

export const amendmentEffectiveDate = defineQuestion({
  id: 'amendment.effective-date',
  title: 'When the change takes effect',
  ask: 'Does it state the date from which the change takes effect?',
  kinds: ['amendment'],
  yes: { categories: ['Effective Date'], facts: ['effectiveDate'] },
  says: {
    yes: 'The date from which the change takes effect is stated.',
    no: 'No date is stated.',
    not_stated: 'The date from which the change takes effect was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'Old and new terms may both be claimed for orders and invoices of the time between.',
      ask: 'This Amendment takes effect on [date]; what fell due before follows the old terms.',
    },
    other: {
      not_stated: 'high',
      why: 'Old and new terms may both be claimed for orders and invoices of the time between.',
      ask: 'This Amendment takes effect on [date]; what fell due before follows the old terms.',
    },
  },
  examples: {
    yes: ['This Amendment is effective as of July 1, 2026.', 'The change shall take effect on 1 March 2027.'],
    not_stated: ['The invoice is dated 1 May.', 'The medicine has no effect.'],
  },
});
