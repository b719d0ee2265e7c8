import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { struckLater, writtenIn } from '../../../src/analysis/document/struck-later';
import { contractTextFromPlain } from '../../support/contract-text';

const OFFER = [
  'From: Ann Lee, Lee Design',
  'To: Bo Ray',
  'Date: Tue, 6 May 2025 09:41',
  'Hi Bo, here is my offer.',
  '1. Eight templates in English.',
  '2. The fee is £9,200, and invoices are payable in 14 days.',
  '3. Two rounds of changes for each page.',
  "4. Either of us can stop on 14 days' notice.",
  '5. You own the site once it is paid for.',
  '6. My total liability is limited to the fee.',
  'Launch by 15 December.',
  'Ann',
];
const mail = (writer: string, day: number, said: string) => [
  `From: ${writer}`,
  `Date: Tue, ${day} May 2025 10:00`,
  ...said.split('\n'),
  writer,
];

/** The numbers of the terms that are struck when Bo asks and Ann answers. */
function struck(asks: string, answers: string, more: string[] = []): string[] {
  const contract = contractTextFromPlain(
    [...OFFER, ...mail('Bo Ray', 8, asks), ...mail('Ann Lee', 9, answers), ...more].join('\n'),
  );
  return struckLater(contract, documentOf(contract).outline.sentences).map(({ start }) => contract.text.charAt(start));
}

test.each([
  "You'd cover our losses. So point 6 drops out.",
  'Forget 6.',
  'Fine, but we would take out point 6.',
  'Please delete clause 6.',
  'Clause 6 goes.',
  'Clause 6 has to go, sorry.',
  'Term 6 comes out.',
  'Term 6 falls away.',
  'Point 6 is off.',
  'Item 6 should be deleted, please.',
  'We accept without point 6.',
  'Leave 6 out, please.',
  'Take number 6 out.',
  'Strike out your paragraph 6.',
  "We'd drop 6 altogether.",
  'Points 6 is withdrawn.',
  'So 6 drops out.',
  '6 goes.',
  '6: no.',
  '6: delete.',
  '6. Please take it out.',
  'Point 6: not needed.',
  'Point 6 – out.',
  'Scrap your point 6 and we have a deal.',
  'We can sign leaving out item 6.',
  'Point 6 no longer applies.',
  'Point 6 would be dropped.',
  'Section 6 should come out.',
  'Point 6 now reads: "If I fail, I pay up to £500."',
  'For clarity, term 6 should read: "Unless it was on purpose, I pay up to £500."',
  'Can we take out 6?',
  'Could point 6 be removed? Please delete 6.',
])('a term that the others strike holds no longer: %j', (asks) =>
  expect(struck(asks, 'Agreed. We start on Monday.')).toEqual(['6']),
);

test('several terms are struck at once', () =>
  expect(struck('Points 4 and 6 drop out.', 'Fine with me.')).toEqual(['4', '6']));

test.each([
  'Agreed!',
  'OK with those changes.',
  'All fine, see you Monday.',
  'Yes to all of that.',
  'The rest I can live with.',
  'Hi Bo, agreed, all of it.',
  'I accept your changes.',
  'Fine by me.',
  "That's a deal.",
])('it is taken by %j', (answers) => expect(struck('Point 6 drops out.', answers)).toEqual(['6']));

describe('near misses', () => {
  test.each([
    ["Let's keep 6.", 'a term kept'],
    ['Point 6 is fine for us.', 'a confirmation'],
    ['Points 1 to 6 are agreed.', 'terms agreed'],
    ['If we pay up front, point 6 drops out.', 'a condition'],
    ['Point 6 drops out after the first year.', 'from a time on'],
    ['Point 6 drops to £500.', 'another value'],
    ["We wouldn't drop 6.", 'a denial'],
    ['We can drop 6 days.', 'a length of time'],
    ['The bit in point 6 about the fee goes.', 'a part'],
    ['The last line of point 6 drops out.', 'a line of it'],
    ['Drop point 6(b).', 'a part by its letter'],
    ['Point 6.2 drops out.', 'a part by its number'],
    ['Item 9 drops out.', 'no such term'],
    ['Unless you insist, clause 6 goes.', 'a doubt'],
    ['Delete the 6 drafts.', 'things'],
    ['My partner asked me to take out point 6.', 'told of another'],
    ['Rather than take out 6, we would pay less.', 'set aside'],
    ['6 goes to our lawyer.', 'sent on'],
    ['6: no problem.', 'a yes'],
    ['6. No. We have two firms already, but could you raise it?', 'asked otherwise'],
  ])('%j strikes nothing: %s', (asks) => {
    const kept = asks.startsWith('6. No.')
      ? struck(asks, 'Point 6 has to stay. Agreed otherwise.')
      : struck(asks, 'Agreed.');
    expect(kept).toEqual([]);
  });

  test.each([
    ['Sorry, 6 has to stay. The rest is agreed.', 'refused by its number'],
    ['Point 6 stays. Agreed on everything else.', 'refused'],
    ['Thanks, I will think about it.', 'left open'],
    ['Agreed on the price. I will come back on the rest.', 'one matter agreed'],
    ['Fine, except for point 6.', 'all but that'],
    ['Start on Monday is fine. Everything else as in my list.', 'the rest as it was'],
    ['If you pay by Friday, agreed.', 'on a condition'],
    ['DRAFT, not sent: "Agreed."', 'a draft'],
    ['Agreed.\nThis is a draft.', 'a draft that says so behind'],
    ['Yes, Monday works. The rest stays as in my list.', 'a yes, and the rest as it was'],
    ['Is all of that agreed?', 'a question'],
  ])('%j leaves the term: %s', (answers) => expect(struck('Point 6 drops out.', answers)).toEqual([]));

  test('a question that is answered with a refusal of something leaves the term', () =>
    expect(struck('Could we take out 6?', 'Sorry, not that one.\nYes, you have my word.')).toEqual([]));

  test('a later word for the term keeps it', () =>
    expect(
      struck('Point 6 drops out.', 'Agreed.', mail('Bo Ray', 10, 'On second thoughts we can keep point 6.')),
    ).toEqual([]));

  test('where two lists have the number, none is struck', () => {
    const list = '1. The cap.\n2. The fee.\n3. The end.\n4. A pause.\n5. Rights.\n6. Staff.';
    expect(
      struck(list, 'Answers below.', [...mail('Bo Ray', 10, 'Drop 6.'), ...mail('Ann Lee', 11, 'Agreed.')]),
    ).toEqual([]);
  });

  test('no to what the others ask of a term leaves it', () =>
    expect(struck('Could the fee in point 6 be doubled?', '6: no. The rest is fine.')).toEqual([]));

  test('what follows the last term is no part of it', () => {
    const contract = contractTextFromPlain(
      [...OFFER, ...mail('Bo Ray', 8, 'Drop 6.'), ...mail('Ann Lee', 9, 'Agreed.')].join('\n'),
    );
    const [span] = struckLater(contract, documentOf(contract).outline.sentences);
    expect(contract.text.slice(span?.start, span?.end)).toBe('6. My total liability is limited to the fee.');
  });
});

test('said once more, by who asked it, it is struck', () =>
  expect(struck('Point 6 drops out.', 'Agreed.', mail('Bo Ray', 10, 'As agreed, point 6 drops out.'))).toEqual(['6']));

test('a no to something else leaves what was taken', () => {
  expect(struck('Could we take out 6?', 'Yes, gladly.', mail('Ann Lee', 10, 'I cannot do Monday.'))).toEqual(['6']);
  expect(struck('We would take out point 6.', 'Agreed. We start on Monday, not before.')).toEqual(['6']);
});

test('where no head says who writes, nobody strikes a term alone', () => {
  const heads = [...OFFER, ...mail('Ann Lee', 9, 'Forget point 3.')].filter((line) => !line.startsWith('From'));
  const contract = contractTextFromPlain(heads.join('\n'));
  expect(struckLater(contract, documentOf(contract).outline.sentences)).toEqual([]);
});

test('who wrote a term may strike it alone', () =>
  expect(struck('Hm.', 'Forget point 3, I copied that from another paper.')).toEqual(['3']));

test('the head of a mail is no sentence of it', () => {
  const lines = ['From: Ann Lee', 'Date: 6 May 2025', 'I design it.', 'From: Bo Ray', 'Date: 8 May 2025', 'See you.'];
  const contract = contractTextFromPlain(lines.join('\n'));
  const written = writtenIn(contract, documentOf(contract).outline.sentences);
  expect(written.map(({ text, writer }) => `${writer}: ${text}`)).toEqual(['ann: I design it.', 'bo: See you.']);
});

test('what they only offer waits for its answer', () => {
  expect(struck('Hm.', 'I could drop 6.')).toEqual([]);
  expect(struck('Hm.', 'I could drop 6.', mail('Bo Ray', 10, 'Great, agreed.'))).toEqual(['6']);
});
