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

const chain = (asks: string, answers: string, more: string[] = []) =>
  contractTextFromPlain([...OFFER, ...mail('Bo Ray', 8, asks), ...mail('Ann Lee', 9, answers), ...more].join('\n'));

const laterWords = (asks: string, answers: string): string[] => {
  const contract = chain(asks, answers);
  return [...changedLater(contract, documentOf(contract).outline).values()].flatMap(({ by }) =>
    by.map(({ text }) => text),
  );
};

/** The numbers of the terms that are changed, and of what the value is, when Bo asks and Ann answers. */
function changed(asks: string, answers: string, more: string[] = []): string[] {
  const contract = chain(asks, answers, more);
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
  ["For the stop, 20 days' notice instead of 14, so 20 days it is.", '4 length'],
  ['For the stop, 20 days instead of 14, £50 off.', '4 length'],
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
  ['Please drop the clause about invoices.', '3 all'],
])('a later mail changes a term: %j', (asks, found) =>
  expect(changed(asks, 'Agreed. We start soon.')).toEqual([found]),
);

test.each([
  ["Could it be 20 days' notice instead of 14 to stop the work?", 'Twenty days is fine.'],
  ["Could it be 20 days' notice instead of 14 to stop the work?", 'OK, 20 days.'],
  ['Item 4: can we say 20 days?', '4: fine.'],
])('what is asked is granted: %j, %j', (asks, answers) => expect(changed(asks, answers)).toEqual(['4 length']));

test.each([
  ['Point 2: £8,800.', 'Agreed, and 40% on the start.', '2 sum'],
  ['Item 4: 30 days.', 'Agreed. We start in two months.', '4 length'],
  ['No cap please.', 'Agreed. For that the fee is £9,900.', '6 all'],
])('a value of another kind or unit is no answer: %j, %j', (asks, answers, found) =>
  expect(changed(asks, answers)).toEqual([found]),
);

test('one term is struck, and those before and behind it are changed', () =>
  expect(changed('Point 5 drops out.\nPoint 4: 30 days.\nNo cap please.', 'Agreed.')).toEqual(['4 length', '6 all']));

test('the changes of a paper are read once', () => {
  const contract = chain('Item 4: 30 days.', 'Agreed.');
  const { outline } = documentOf(contract);
  expect(changedLater(contract, outline)).toBe(changedLater(contract, outline));
});

test('who wrote a term may change it alone', () =>
  expect(changed('Hm.', 'The fee is now £8,900 instead of the £9,200.')).toEqual(['2 sum']));

test('a matter of which another spoke is that of the first mail', () =>
  expect(changed('To work exclusively with you is hard.', 'I can drop the exclusively part.')).toEqual(['7 all']));

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
    ['Last year we saw £9,200 to £8,800 on such offers.', 'a range'],
    ['Begin in May instead of 12 June.', 'a day of no year'],
    ['On 4, 14 days rather than 14.', 'the same value twice'],
    ['Instead of the £9,200 we took what others ask; £8,800 is in their lists.', 'two statements'],
    ['Instead of the £9,200 others whom we have known for many a year ask us for no more than £8,800.', 'too far'],
    ['Please drop the work clause.', 'two terms of the matter'],
  ])('%j changes nothing: %s', (asks) => expect(changed(asks, 'Agreed.')).toEqual([]));

  test.each([
    ['Sorry, 14 days it is for 4. Agreed on everything else.', 'refused by its number'],
    ["I can't do 30 days. Agreed otherwise.", 'refused by its value'],
    ['I will think about it.', 'left open'],
    ['Agreed.\n21 days is what I need to stop.', 'another value behind'],
    ['Agreed.\nPoint 4 stays as I wrote it.', 'kept behind'],
    ['Start on Monday is fine. Everything else as in my list.', 'the rest as it was'],
    ['DRAFT, not sent: "Agreed."', 'a draft'],
    ['Agreed.\nThis is a draft.', 'a draft that says so behind'],
    ['Yes, Monday works. The rest stays as in my list.', 'a yes, and the rest as it was'],
  ])('%j leaves the term: %s', (answers) => expect(changed('Item 4: 30 days.', answers)).toEqual([]));

  test('of what is answered with another value the answer is told', () =>
    expect(laterWords('Item 4: 30 days.', 'Point 4: 21 days is as far as I go.')).toEqual([
      'Point 4: 21 days is as far as I go.',
    ]));

  test.each([
    ['Item 4: can we say 20 days?', 'Agreed. See you.', 'nobody answers'],
    ['Could it be 20 days instead of 14 to stop the work?', '20 days is not fine.', 'no'],
    ['Could it be 20 days instead of 14 to stop the work?', 'Is 20 days OK for your lawyer?', 'a question back'],
    ['Item 4: can we say 20 days?', '4: fine, 21 days or 25 days.', 'other values'],
    ['Does point 4 hold for us only?', '4: yes.', 'what was asked is no change'],
  ])('what is asked, %j, and answered %j changes nothing: %s', (asks, answers) =>
    expect(changed(asks, answers)).toEqual([]),
  );

  test('what another than its writer takes leaves the term', () =>
    expect(changed('Point 2: £8,800.', 'Thanks.', mail('Cy Moe', 10, 'Agreed.'))).toEqual([]));

  test('where no head says who writes, nobody changes a term alone', () => {
    const heads = [...OFFER, ...mail('Ann Lee', 9, 'The fee is now £8,900 instead of the £9,200.')];
    const contract = contractTextFromPlain(heads.filter((line) => !line.startsWith('From')).join('\n'));
    expect(changedLater(contract, documentOf(contract).outline).size).toBe(0);
  });

  test('a mail of one sentence is no matter that an answer does away with', () => {
    const said = [
      ['Ann Lee', 6, 'I design it.'],
      ['Bo Ray', 7, 'See you soon.'],
      ['Ann Lee', 8, 'Agreed.'],
    ] as const;
    const mails = said.map(([from, day, words]) => [`From: ${from}`, `Date: ${day} May 2025`, words]);
    const contract = contractTextFromPlain(mails.flat().join('\n'));
    expect(changedLater(contract, documentOf(contract).outline).size).toBe(0);
  });

  test.each([
    ['two sentences of a term with such a value', 'Term 3: 30 days.', ' of their date.', '. Others in 5 days.'],
    ['two limits', 'No cap please.', '£9,200.', '£9,200, and my liability for texts is limited to £50.'],
  ])('%s', (_, asks, from, to) => {
    const contract = contractTextFromPlain(chain(asks, 'Agreed.').text.replace(from, to));
    expect(changedLater(contract, documentOf(contract).outline).size).toBe(0);
  });

  test('a question is no term', () =>
    expect(changed('Would 45 days do?', 'I need 30 days instead of 45 days.', mail('Bo Ray', 10, 'Agreed.'))).toEqual(
      [],
    ));

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
function gone(asks: string, more = ''): string[] {
  const { text } = chain(asks, 'Agreed.');
  const contract = contractTextFromPlain(text.replace('limited to the fee', `limited to the fee${more}`));
  return documentOf(contract).unticked.map(({ start, end }) => contract.text.slice(start, end));
}

test.each(['No cap please.', 'Please drop the liability cap.', 'We need it without a limit on your liability.'])(
  'of a matter that is done away with nothing is left: %j',
  (asks) => expect(gone(asks)).toEqual(['6. My total liability is limited to the fee.']),
);

test('a sentence of more than the matter stays', () =>
  expect(gone('No cap please.', `, and you keep ${'a copy of each page, '.repeat(7)}as I do`)).toEqual([]));

test.each([
  ['Please drop the exclusively part.', 'a part may leave the rest'],
  ['Please drop the templates clause.', 'a sentence with a sum'],
  ["We can't do without a cap.", 'a denial'],
  ['Item 4: 30 days.', 'another value'],
])('%j leaves the sentence: %s', (asks) => expect(gone(asks)).toEqual([]));
