import { defineQuestion } from '../define-question';

export const worksChanges = defineQuestion({
  id: 'works.changes',
  title: 'Extra work',
  ask: 'Does extra work need a written, signed or agreed order before it is done?',
  kinds: ['construction'],
  yes: {
    provisions: ['changes-need-signed-order'],
    words: [
      [
        'chang',
        'extra',
        'additional',
        'variation',
        'alter',
        'more money',
        'deviation',
        'addition',
        'unforeseen',
        'further work',
        'outside the scope',
        'adjust',
      ],
      [
        'sign',
        'writ',
        'approv',
        'agree',
        'order',
        'confirm',
        'priced',
        'notice',
        'authoris',
        'oral',
        'verbal',
        'sanction',
        'accept',
        'amended',
      ],
    ],
  },
  no: {
    provisions: ['extras-without-order'],
    words: [
      [
        'extra',
        'additional',
        'variation',
        'chang',
        'more',
        'addition',
        'increase',
        'outside',
        'not listed',
        'hidden',
        'different',
        'items',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'Extra work needs a written, signed or agreed order first.',
    no: 'The contractor may do or charge extra work without a signed order.',
    not_stated: 'How extra work is ordered and priced was not found stated.',
  },
  positions: {
    owner: {
      no: 'high',
      not_stated: 'high',
      why: 'Extras without a signed price are the commonest way in which a job ends far above the quotation.',
      ask: 'No extra work is done or charged without a change order, signed before the work by both, that states its price and the days it adds.',
    },
    contractor: {
      not_stated: 'medium',
      no: 'low',
      why: 'Without a signed order the contractor may be unable to prove that the extra was ordered.',
      ask: 'Extra work is done on a signed change order stating price and time, e-mail being enough.',
    },
  },
  examples: {
    yes: [
      'The mason is owed for additions only where the family put the order and its price on paper beforehand.',
      'Extras are carried out after a signed slip that says what they cost.',
    ],
    no: [
      'Additional hours are simply added to the invoice, whether or not they were ordered.',
      'Builder may alter the work as needed and charge the extra at its usual rate.',
    ],
    not_stated: ['The lender may agree in writing to extend the loan.', 'Extra keys can be ordered at reception.'],
  },
});
