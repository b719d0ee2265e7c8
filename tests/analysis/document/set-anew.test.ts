import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { setAnew } from '../../../src/analysis/document/set-anew';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { contractTextFromPlain } from '../../support/contract-text';

const BODY = [
  'SERVICES AGREEMENT',
  'This agreement is made on 2 June 2025 between Acme Mills Ltd (the Supplier) and Bo Lind Ltd (the Customer).',
  'Start date\t1 July 2025',
  'End date\t31 March 2026',
  '1. The Supplier cleans the offices of the Customer every week and keeps a list of what was done.',
  '2. The total fee is £12,000, payable in twelve parts at the end of each month.',
  "3. Either party may end this agreement on 30 days' notice in writing.",
  'For Acme Mills Ltd: Rosa Blum, director, 2 June 2025',
  'For Bo Lind Ltd: Ken Watts, director, 3 June 2025',
];
const mail = (from: string, to: string, day: string, words: string) => [
  `From: ${from}. To: ${to}. Date: ${day}. Subject: our agreement`,
  ...words.split('\n'),
];
const withMails = (asks: string, answers: string) =>
  [
    ...BODY,
    'MAILS KEPT WITH IT',
    ...mail('Rosa Blum', 'Ken Watts', '4 November 2025', asks),
    ...mail('Ken Watts', 'Rosa Blum', '6 November 2025', answers),
  ].join('\n');
const withAddition = (head: string, words: string, clause = '4. Where they differ, Addendum 1 wins.') =>
  [...BODY, clause, head, words].join('\n');

/** What is set anew, each with whether both sides hold to it. */
function read(text: string, override: Partial<ContractText> = {}): [string, string, boolean][] {
  const contract = contractTextFromPlain(text, override);
  return setAnew(contract, documentOf(contract).outline).map(({ matter, day, sum, agreed }) => [
    matter,
    day?.iso ?? String(sum?.amount ?? ''),
    agreed !== null,
  ]);
}

describe('a mail behind a paper sets anew what the others take', () => {
  test.each([
    ['The new end date is 30 April 2026.', 'Agreed.', 'end', '2026-04-30'],
    ['One more month then, new end date 30 April 2026.', 'Agreed on our side.', 'end', '2026-04-30'],
    ['The end date is now 30 April 2026.', 'Confirmed.', 'end', '2026-04-30'],
    ['The end date moves to Thursday 30 April 2026.', 'Agreed, thank you.', 'end', '2026-04-30'],
    ['The agreement is extended by one month until 30 April 2026.', 'Yes, agreed.', 'end', '2026-04-30'],
    ['We continue on the same terms up to and including 30 April 2026.', 'Accepted.', 'end', '2026-04-30'],
    ['It runs to 30 April 2026 instead of 31 March 2026.', 'Agreed.', 'end', '2026-04-30'],
    ['Can you continue until 30 April 2026?', 'Yes, we continue until 30 April 2026.', 'end', '2026-04-30'],
    [
      'Kindly confirm whether you can continue upto 30 April 2026.',
      '> continue upto 30 April 2026\nConfirmed.',
      'end',
      '2026-04-30',
    ],
    ['The start date is now 14 July 2025.', 'Agreed.', 'start', '2025-07-14'],
    ['New start date: 14 July 2025.', 'Fine, agreed.', 'start', '2025-07-14'],
    ['We begin on 14 July 2025 and not 1 July.', 'Agreed.', 'start', '2025-07-14'],
    ['We start on 14 July 2025 instead of July 1.', 'Agreed.', 'start', '2025-07-14'],
    ['The work begins on 14 July 2025 and not 1 July.', 'Agreed.', 'start', '2025-07-14'],
    ['The work ends on 30 April 2026 and not 31 March.', 'Agreed.', 'end', '2026-04-30'],
    ['The total fee is now £13,500.', 'Agreed.', 'price', '13500'],
    ['With the stairs the total price becomes £13,500.', 'OK, deal.', 'price', '13500'],
    ['That makes £13,500 in place of £12,000.', 'Agreed.', 'price', '13500'],
    ['The total fees are now £13,500.', 'So £13,500 it is, fine with the stairs in.', 'price', '13500'],
    ["Either of us may end it on 14 days' notice instead of 30.", 'Agreed.', 'notice', ''],
    ['The total fee is now £13,500.', 'Agreed. Everything else stays as it is.', 'price', '13500'],
    ['The total fee is now £13,500.', 'Everything else stays as it is. Agreed.', 'price', '13500'],
    ['The total fee is now £13,500.', 'Ouch, but yes. Agreed.', 'price', '13500'],
    ['The total fee is now £13,500.', 'Agreed. I cannot come on Monday.', 'price', '13500'],
    ['The total fee is now £13,500.', 'The rest stays unchanged. Agreed.', 'price', '13500'],
    ['Would we continue until 30 April 2026?', 'Yes, we continue until 30 April 2026.', 'end', '2026-04-30'],
    [
      'Kindly let me know if you continue until 30 April 2026.',
      'Yes, we continue until 30 April 2026.',
      'end',
      '2026-04-30',
    ],
  ])('%s %s', (asks, answers, matter, value) =>
    expect(read(withMails(asks, answers))).toEqual([[matter, value, true]]),
  );

  test.each([
    ['an offer that was refused', 'The total fee is now £13,500.', 'Sorry, we cannot do that.'],
    [
      'one refused before a word of consent',
      'The total fee is now £13,500.',
      'No, we keep the fee. Agreed as to the keys.',
    ],
    ['a proposal without an answer', 'The new end date is 30 April 2026.', 'Thank you for the list.'],
    ['a proposal that is but thought of', 'We propose that the end date is now 30 April 2026.', 'Agreed.'],
    ['what another one thinks of', 'Our owner suggested that the end date is now 30 April 2026.', 'Agreed.'],
    ['a refusal before a word of consent', 'The total fee is now £13,500.', 'No, we keep the fee. Agreed.'],
    ['a question that is answered without its day', 'Can you continue until 30 April 2026?', 'Agreed.'],
    ['a sum that is named and refused', 'The total fee is now £13,500.', 'So not £13,500, fine with the stairs in.'],
    ['a sum that is asked about', 'The total fee is now £13,500.', 'Is £13,500 fine?'],
    ['a sum by the time', 'The fee is now £1,500 a month.', 'Agreed.'],
    ['a sum of no price', 'A sponge of £10 instead of £8.', 'Agreed.'],
    [
      'the sum of a paper named',
      'By your offer letter of 6 May 2023, under which the total price is now £13,500.',
      'Agreed.',
    ],
    ['the day of a paper named', 'By your letter of 6 May, under which the end date is now 30 April 2026.', 'Agreed.'],
    ['a condition', 'If the stairs come in the total fee is now £13,500.', 'Agreed.'],
    ['a question without the words of a request', 'Do we continue until 30 April 2026?', 'Agreed.'],
    ['a request without the sign of a question', 'Kindly confirm whether you continue until 30 April 2026.', 'Agreed.'],
    ['a sum that is named and not granted', 'The total fee is now £13,500.', 'I saw the £13,500 in your mail.'],
    ['a month', 'The new end date is April 2026.', 'Agreed.'],
    ['a first day of something else', 'The cleaning of the stairs begins on 14 July 2025.', 'Agreed.'],
    ['a question that nobody took up', 'Can you continue until 30 April 2026?', 'Agreed as to the keys.'],
    ['another thing extended', 'The warranty is extended until 30 April 2026.', 'Agreed.'],
    ['another paper', 'Under our lease of 4 May 2024, by which the total rent is now £13,500.', 'Agreed.'],
    ['a price beside the price', 'A deep clean of the stairs is £350.', 'Agreed.'],
    ['two sums', 'The deposit is £1,000, not the cleaning of stairs for £350.', 'Agreed.'],
    ['a day of something else', 'We meet on 30 April 2026 and not in March.', 'Agreed.'],
    ['what goes on in part', 'The total fee is now £13,500.', 'Agreed, except for the stairs.'],
    ['no notice', 'Please pay within 45 days instead of 30.', 'Agreed.'],
    ['notice alone', "Thank you for your 14 days' notice.", 'Agreed.'],
    ['a draft', 'The total fee is now £13,500.', 'Agreed.\nDraft, not sent.'],
  ])('%s sets nothing', (_, asks, answers) => expect(read(withMails(asks, answers))).toEqual([]));

  test('what the same one says again is no consent', () => {
    const text = [
      ...BODY,
      ...mail('Rosa Blum', 'Ken Watts', '4 November 2025', 'The total fee is now £13,500.'),
      ...mail('Rosa Blum', 'Ken Watts', '6 November 2025', 'Agreed.'),
    ].join('\n');
    expect(read(text)).toEqual([]);
  });

  test.each([
    ['an earlier day', '3 November 2025', true],
    ['an earlier day, printed below', '3 November 2025', false],
    ['the same day, printed above', '4 November 2025', true],
  ])('a word of consent of %s takes nothing', (_, day, isAbove) => {
    const consent = mail('Ken Watts', 'Rosa Blum', day, 'Agreed.');
    const asks = mail('Rosa Blum', 'Ken Watts', '4 November 2025', 'The total fee is now £13,500.');
    expect(read([...BODY, ...(isAbove ? [consent, asks] : [asks, consent]).flat()].join('\n'))).toEqual([]);
  });

  test.each(['', 'Hi Ken.\n'])('in mails with heads of several lines, each line apart or not: %j', (greeting) => {
    const mails = [
      `From: Rosa Blum\nDate: Mon, 2 June 2025 10:11\n${greeting}The total fee is now £13,500.\nRosa`,
      'From: Ken Watts\nDate: Tue, 3 June 2025 10:11\nAgreed.\nKen',
    ];
    const text = mails.join('\n');
    const paragraphs = mails.map((one) => {
      const start = text.indexOf(one);
      return { start, end: start + one.length, page: 1, kind: 'body' as const };
    });
    expect(read(text)).toEqual([['price', '13500', true]]);
    expect(read(text, { paragraphs })).toEqual([['price', '13500', true]]);
  });

  test('mails of one day follow each other as they stand', () => {
    const text = [
      ...BODY,
      ...mail('Rosa Blum', 'Ken Watts', '4 November 2025', 'The total fee is now £13,500.'),
      ...mail('Ken Watts', 'Rosa Blum', '4 November 2025', 'Agreed.'),
    ].join('\n');
    expect(read(text)).toEqual([['price', '13500', true]]);
  });

  test('a head without a day begins no mail', () => {
    const asks = mail('Rosa Blum', 'Ken Watts', '4 November 2025', 'The total fee is now £13,500.');
    expect(read([...BODY, ...asks, 'From: Ken Watts. To: Rosa Blum.', 'Agreed.'].join('\n'))).toEqual([]);
  });

  test('what a mail quotes is not said by it', () => {
    const text = withMails('> the new end date is 30 April 2026\nThat I never wrote.', 'Agreed.');
    expect(read(text)).toEqual([]);
  });
});

describe('what is added behind the body', () => {
  const NOW = 'The stairs come in, so the total price is now £13,500.00.';
  test.each(['ADDENDUM 1', 'Addendum 1', 'Addendum 1:', 'Addendum 1: (by hand)', 'RIDER ON THE STAIRS'])(
    'goes before it where the body says so: %s',
    (head) => expect(read(withAddition(head, NOW))).toEqual([['price', '13500', true]]),
  );
  test('goes before it where both signed', () => {
    expect(read(withAddition('Amendment No. 1 (initialed by both)', NOW, '4. Keys.'))).toEqual([
      ['price', '13500', true],
    ]);
  });
  test('is not plain where nothing says it', () =>
    expect(read(withAddition('ADDENDUM 1', NOW, '4. Keys are kept by the Supplier.'))).toEqual([
      ['price', '13500', false],
    ]));
  test('what heads a paper is not added to it', () =>
    expect(read(['ADDENDUM 1 (signed by both)', NOW, ...BODY].join('\n'))).toEqual([]));
  test('a sentence that speaks of an addendum heads none', () =>
    expect(read(withAddition('Addendum 1 may be made by the parties in writing at any time.', NOW))).toEqual([]));
});

describe('a remark beside a signature', () => {
  const REMARK = 'Remarks: my first day will be Monday 14 July 2025 and not 1 July.';
  test('counts where the other side signs under it', () =>
    expect(read([...BODY, REMARK, 'Seen, and agreed: R. Blum, 4 June 2025'].join('\n'))).toEqual([
      ['start', '2025-07-14', true],
    ]));
  test('is not plain where nobody does', () =>
    expect(read([...BODY, REMARK, 'Signed: Ken Watts'].join('\n'))).toEqual([['start', '2025-07-14', false]]));
});
