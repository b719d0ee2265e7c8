import { describe, expect, test } from 'bun:test';
import { changedLater } from '../../../src/analysis/document/changed-later';
import { documentOf } from '../../../src/analysis/document/document';
import { contractTextFromPlain } from '../../support/contract-text';

const OFFER = [
  'From: Ann Lee, Lee Design',
  'To: Bo Ray',
  'Date: Tue, 6 May 2025 09:41',
  'Hi Bo, here is my offer.',
  '1. Eight templates in English for £50 each, and a deposit of 40% on the start.',
  '2. The fee is £9,200.',
  '3. Invoices are payable within 14 days of their date.',
  "4. Either of us can stop the work on 14 days' notice.",
  '5. The work begins on 12 June 2025 and you look after the texts.',
  '6. My total liability is limited to the fee.',
  '7. For two years you stay with me exclusively.',
  'Ann',
];
const mail = (writer: string, day: number, said: string) => [
  `From: ${writer}`,
  `Date: Tue, ${day} May 2025 10:00`,
  ...said.split('\n'),
  writer,
];

const chain = (asks: string, answers: string) =>
  contractTextFromPlain([...OFFER, ...mail('Bo Ray', 8, asks), ...mail('Ann Lee', 9, answers)].join('\n'));

const laterWords = (asks: string, answers: string): string[] => {
  const contract = chain(asks, answers);
  return [...changedLater(contract, documentOf(contract).outline).values()].flatMap(({ by }) =>
    by.map(({ text }) => text),
  );
};

/** The numbers of the terms that are changed, and of what the value is, when Bo asks and Ann answers. */
function changed(asks: string, answers: string): string[] {
  const contract = chain(asks, answers);
  return [...changedLater(contract, documentOf(contract).outline)].map(
    ([start, { kind, isOnly }]) => `${contract.text.charAt(start)} ${kind}${isOnly ? '' : ' among others'}`,
  );
}

test.each([
  ['Item 4: make it 30 days.', '4 length'],
  ['Point 4: 30 days please.', '4 length'],
  ['4: two months.', '4 length'],
  ['On 4, 20 days rather than 14.', '4 length'],
  ["For the stop, 20 days' notice instead of 14.", '4 length'],
  ['We need 20 days instead of 14 days to stop the work.', '4 length'],
  ['The 14 days in point 4 becomes 21 days.', '4 length'],
  ['The 14 days in point 4 should be 21.', '4 length'],
  ['Term 3: 30 days.', '3 length'],
  ['We can do £8,800 instead of £9,200.', '2 sum'],
  ['£8,800 rather than the £9,200 in your list.', '2 sum'],
  ['The price is now £8,800, in place of the £9,200.', '2 sum'],
  ['In place of the £9,200 in your list, £8,800.', '2 sum'],
  ['Please cut the £9,200 to £8,800.', '2 sum'],
  ['Point 2: £8,800.', '2 sum'],
  ['20% instead of 40% on the start.', '1 share'],
  ['20% instead of 40.', '1 share'],
  ['Please begin on 19 June 2025 instead of 12 June 2025.', '5 day'],
  ['Item 5: 19 June 2025.', '5 day'],
  ['Point 4 is fine for us, but only we can stop.', '4 null among others'],
  ['Item 6: only for what you did on purpose not.', '6 null among others'],
  ['No cap please.', '6 all'],
  ['We need it without a limit on your liability.', '6 all'],
  ['Please drop the exclusively part.', '7 all'],
  ['Please drop the clause about two years.', '7 all'],
  ['Forget the two-year thing.', '7 all'],
])('a later mail changes a term: %j', (asks, found) =>
  expect(changed(asks, 'Agreed. We start soon.')).toEqual([found]),
);

test.each([
  ["Could it be 20 days' notice instead of 14 to stop the work?", 'Twenty days is fine.'],
  ["Could it be 20 days' notice instead of 14 to stop the work?", 'OK, 20 days.'],
  ['Item 4: can we say 20 days?', '4: fine.'],
])('what is asked is granted: %j, %j', (asks, answers) => expect(changed(asks, answers)).toEqual(['4 length']));

test('who wrote a term may change it alone', () =>
  expect(changed('Hm.', 'The fee is now £8,900 instead of the £9,200.')).toEqual(['2 sum']));

describe('near misses', () => {
  test.each([
    ['Item 4: 14 days is fine.', 'the same value'],
    ['Point 4 is fine for us.', 'a confirmation'],
    ['We have 20 days of holiday.', 'another matter'],
    ['We reply in 30 days instead of 60 days.', 'no term with the value'],
    ['Item 9: 30 days.', 'no such term'],
    ['From 9 to 14 we are out.', 'hours'],
    ["We won't drop the exclusively part.", 'a denial'],
    ['We pay within 14 days, not more.', 'a repetition'],
    ['Item 5: our texts come soon.', 'no word that turns it'],
  ])('%j changes nothing: %s', (asks) => expect(changed(asks, 'Agreed.')).toEqual([]));

  test.each([
    ['Sorry, 14 days it is for 4. Agreed on everything else.', 'refused by its number'],
    ["I can't do 30 days. Agreed otherwise.", 'refused by its value'],
    ['I will think about it.', 'left open'],
    ['Start on Monday is fine. Everything else as in my list.', 'the rest as it was'],
    ['DRAFT, not sent: "Agreed."', 'a draft'],
  ])('%j leaves the term: %s', (answers) => expect(changed('Item 4: 30 days.', answers)).toEqual([]));

  test('of what is answered with another value the answer is told', () =>
    expect(laterWords('Item 4: 30 days.', 'Point 4: 21 days is as far as I go.')).toEqual([
      'Point 4: 21 days is as far as I go.',
    ]));

  test('a question that nobody answers changes nothing', () =>
    expect(changed('Item 4: can we say 20 days?', 'Agreed. See you.')).toEqual([]));

  test('a condition tells a further value', () =>
    expect(changed('If you are late, the 14 days in point 4 becomes 7 days.', 'Agreed.')).toEqual([
      '4 length among others',
    ]));

  test('a term that is struck is not told as changed', () =>
    expect(changed('Point 6 drops out, but not the rest.\nPoint 6 drops out.', 'Agreed.')).toEqual([]));

  test('where two terms have the value and nothing tells which is meant, none is changed', () =>
    expect(changed('20 days instead of 14 days.', 'Agreed.')).toEqual([]));
});

/** The sentences of which nothing is left. */
function gone(asks: string): string[] {
  const contract = chain(asks, 'Agreed.');
  return documentOf(contract).unticked.map(({ start, end }) => contract.text.slice(start, end));
}

test.each(['No cap please.', 'Please drop the liability cap.', 'We need it without a limit on your liability.'])(
  'of a matter that is done away with nothing is left: %j',
  (asks) => expect(gone(asks)).toEqual(['6. My total liability is limited to the fee.']),
);

test.each([
  ['Please drop the exclusively part.', 'a part may leave the rest'],
  ['Please drop the clause about templates.', 'a sentence with a sum'],
  ["We can't do without a cap.", 'a denial'],
  ['Item 4: 30 days.', 'another value'],
])('%j leaves the sentence: %s', (asks) => expect(gone(asks)).toEqual([]));
