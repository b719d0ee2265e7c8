import { expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const HEAD =
  'SERVICES AGREEMENT\nbetween Acme Mills Ltd ("Provider") and Borel Foods Ltd ("Customer")\n1. Provider cleans the offices of Customer each week for £400.';
const factsOf = (clause: string) => readFacts(`${HEAD}\n${clause}`);

test.each([
  [
    'the higher of two, however that is said',
    '7. Neither party is liable for more than CAD 50,000 in a contract year, or the insurance money if that is more.',
    'CAD 50,000 in a contract year, or the insurance money if that is more',
  ],
  [
    'the lower of two',
    '7. Neither party is liable for more than the fees paid in the year or $500, whichever is the lower, except for fraud.',
    'The fees paid in the year or $500, whichever is the lower, except for fraud',
  ],
  [
    'the higher of two in brackets of commas',
    '7. Neither party is liable for more than $500 or, if greater, the sum insured.',
    '$500 or, if greater, the sum insured',
  ],
  ['what is no other measure', '7. Neither party is liable for more than $500, whichever claim is made.', '$500'],
  [
    'the limit of all goes before that of one matter',
    "7.1 Provider's liability for damage to property is limited to £5 million per event.\n7.2 Each party's total liability is limited to £80,000.",
    'GBP 80,000',
  ],
  [
    'the limit of one matter stands where there is no other',
    "7.1 Provider's liability for damage to property is limited to £5 million.",
    'GBP 5,000,000, for the liability of Provider in the matter that the clause names',
  ],
  [
    'who answers for another is a side of his own',
    '7. The liability of each Guarantor is limited to £12,000.',
    'GBP 12,000, for the side that the clause names',
  ],
  [
    'what is owed under one promise is one matter',
    "7. The warranty for the work goes on. Provider's total liability under it is limited to £20,000.",
    'GBP 20,000, for the liability of Provider in the matter that the clause names',
  ],
  [
    'what is owed under the agreement is all',
    "7. Provider's total liability under this agreement is limited to £20,000.",
    'GBP 20,000, for the liability of Provider',
  ],
  [
    'another limit in the next sentence, under a heading',
    "10. Liability\nEach party's total liability is limited to £20,000. For breach of secrecy the limit is £90,000.",
    'GBP 20,000, with exceptions that the next sentence names',
  ],
  [
    'what the second sentence takes out',
    "10. Each party's total liability is limited to £20,000. Neither is liable for lost profits. The limits do not apply to fraud, to which no limit applies.",
    'GBP 20,000, with exceptions that the clause names',
  ],
  [
    'that nothing limits who buys takes nothing out',
    "10. Provider's total liability is limited to £20,000. Provider is not liable for lost profits. Nothing in this section limits Customer's liability.",
    'GBP 20,000, for the liability of Provider',
  ],
])('%s', (_, clause, value) => {
  expect(factsOf(clause).liabilityCap.value).toBe(value);
});

test.each([
  [
    'talks on a bill are no step',
    '2. If Customer disputes an invoice in good faith, it may hold back the disputed part while the parties discuss it.\n9. This agreement is governed by the laws of Singapore, and the courts of Singapore have exclusive jurisdiction.',
    'Courts',
  ],
  [
    'talks on a dispute are one',
    '2. If a dispute arises, the parties shall first negotiate in good faith to settle the dispute.\n9. This agreement is governed by the laws of Singapore, and the courts of Singapore have exclusive jurisdiction.',
    'Talks, then courts',
  ],
  [
    'what is excepted is a condition',
    '9. Before anyone goes to court on anything but non-payment, the parties spend half a day with a mediator.\n10. The courts of England have exclusive jurisdiction.',
    'Mediation, then courts, with conditions that the clause names',
  ],
  [
    'where nothing is excepted there is none',
    '9. Before anyone goes to court, the parties spend half a day with a mediator.\n10. The courts of England have exclusive jurisdiction.',
    'Mediation, then courts',
  ],
])('%s', (_, clauses, value) => {
  expect(factsOf(clauses).disputeResolution?.value).toBe(value);
});

test.each([
  '8. Provider shall say if an item is controlled under the export laws of Canada or India.',
  '8. Whether a sum is due is determined under the tax law of Canada.',
])('a law on one matter is not the one that governs: %s', (clause) => {
  const { governingLaw } = factsOf(`${clause}\n9. This Agreement is governed by the laws of Singapore.`);
  expect(governingLaw).toMatchObject({ status: 'found', value: 'Singapore' });
});

test('what is exported under an agreement does not change its law', () => {
  const { governingLaw } = factsOf('8. This Agreement and each export under it are governed by the laws of Canada.');
  expect(governingLaw).toMatchObject({ status: 'found', value: 'Canada' });
});

test.each([
  'The laws of Ontario and the federal laws of Canada applicable there govern this agreement.',
  'This agreement is governed by the federal laws of Canada and the laws of Ontario.',
  'This agreement is read under the law of Ontario and the laws of Canada that apply there.',
])('of a country of provinces the law is that of the province: %s', (clause) => {
  expect(factsOf(`9. ${clause}`).governingLaw.value).toBe('Ontario, Canada');
});
