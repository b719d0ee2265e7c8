import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { comesAgain } from '../../../src/analysis/facts/comes-again';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const paper = (text: string) => contractWith(`1. Work. Provider teaches.\n2. ${text}`, 'services');
const again = (text: string) => {
  const contract = contractTextFromPlain(paper(text));
  return comesAgain(sourceOf(contract, documentOf(contract)));
};

describe('what comes again with each year, month or week', () => {
  test.each([
    [
      'This Contract will apply to each succeeding academic year through Grade 9, unless the undersigned give written notice of non-return by January 15.',
      1,
      'year',
    ],
    ['YOUR SUBSCRIPTION RENEWS AUTOMATICALLY EACH WEEK, UNTIL YOU CANCEL.', 1, 'week'],
    ['Your membership automatically renews every 12 months unless you cancel before that day.', 12, 'month'],
    ['The plan renews monthly until cancelled.', 1, 'month'],
    ['The subscription renews quarterly unless cancelled.', 3, 'month'],
    ['The order renews automatically every fortnight until you stop it.', 2, 'week'],
    [
      'The Student is automatically re-enrolled for the next academic year unless the School is told by 1 March.',
      1,
      'year',
    ],
    ["The Services shall continue for each successive month until either party gives 30 days' notice.", 1, 'month'],
  ] as const)('%s', (text, count, unit) => expect(again(text)?.value).toEqual({ count, unit }));

  test.each([
    'So that families need not complete a new contract each year, enrollment is continuous.',
    'We charge your card each month until you cancel.',
    'A new box is sent every week until you tell us to stop.',
    'This is an evergreen contract.',
    'This Agreement shall be extended to each subsequent season unless either party objects.',
  ])('without a length: %s', (text) => expect(again(text)?.status).toBe('stated'));

  test.each([
    ['insurance', 'Provider shall maintain its insurance under this Agreement, which renews each year.'],
    ['a choice', 'Customer may renew the subscription each year by paying the fee.'],
    ['a denial', 'The subscription does not renew each year.'],
    ['a condition', 'If the membership renews each year, the deposit is carried over.'],
    ['a duty', 'Members of the subscription must renew each year by completing the form.'],
    ['work', 'The Provider delivers the goods each week.'],
    ['interest', 'Interest is charged each month until payment.'],
    ['orders', 'This Agreement applies to each subsequent order.'],
    ['who sends until somebody else stops', 'Reports are sent each month until the work is cancelled.'],
  ])('near miss, %s: %s', (_, text) => expect(again(text)).toBeNull());
});

test('it is told as the renewal, and the notice on leaving still ends the contract', () => {
  const facts = readFacts(
    paper(
      "Place. Your place is for the year. It rolls over to the following school year, at the fee then on our list, unless you tell us in writing by 31 March.\n3. Leaving. If you wish to leave you must give us two months' notice in writing.",
    ),
  );
  expect(facts.renewalTerm.value).toBe('1 year, renewed automatically');
  expect(facts.noticePeriod.value).toStartWith('2 months, to end the contract');
});
