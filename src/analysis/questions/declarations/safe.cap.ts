import { defineQuestion } from '../define-question';

export const safeCap = defineQuestion({
  id: 'safe.cap',
  title: 'Valuation cap',
  ask: 'Is a valuation cap stated as a sum?',
  kinds: ['safe', 'convertible-note'],
  yes: {
    provisions: ['valuation-cap-stated'],
    words: [
      ['cap', 'valuation', 'value', 'worth', 'price'],
      ['$', '£', '€', 'million', 'crore', 'eur', 'usd', 'inr', 'chf', 'a$', 'us$', '%', 'm post', '5m'],
    ],
  },
  says: {
    yes: 'A valuation cap is stated.',
    no: 'There is no valuation cap.',
    not_stated: 'A valuation cap with a sum was not found.',
  },
  positions: {
    investor: {
      not_stated: 'high',
      why: 'Without a cap the early risk may be paid for with shares at nearly the price of a much later round.',
      ask: 'The [Post-Money] Valuation Cap is $[ ]; the Purchase Amount converts at the lower of the cap price and the discount price.',
    },
    company: {
      yes: 'low',
      why: 'A low cap gives away more of the company than the founders may have counted on, all SAFEs and notes together.',
      ask: 'The Valuation Cap is $[higher sum], post-money, and the parties attach a table of ownership after conversion of all SAFEs and notes.',
    },
  },
  examples: {
    yes: [
      'Whatever the next round says, conversion is done as if the company were worth £4,000,000 at most.',
      'The SAFE has a post-money cap of six million dollars.',
    ],
    not_stated: ['Liability is limited to $2,000.', 'The valuation cap is $[ ].'],
  },
});
