import { expect, test } from 'bun:test';
import { mailAround, mailsOf } from '../../../src/analysis/document/mail-chain';
import { contractTextFromPlain } from '../../support/contract-text';

const sent = (plain: string): string[] => mailsOf(contractTextFromPlain(plain)).map((mail) => mail.sent);

test.each([
  [
    'From: Ann Lee\nTo: Bo Ray\nDate: Tue 6 May 2025 09:41\nHi Bo\nFrom: Bo Ray\nSent: 8 May 2025 16:20\nHi Ann',
    ['2025-05-06 09:41', '2025-05-08 16:20'],
    'under headers',
  ],
  [
    'Ann Lee Mon 10 Mar 2025 07:12\nTo: Bo\nMorning\nBo Ray\tMon 10 Mar 2025 12:40\nInterested',
    ['2025-03-10 07:12', '2025-03-10 12:40'],
    'behind who writes',
  ],
  [
    '1) From: Ann Lee\nTuesday, May 20, 2025, 9:12 AM\nHi\n2) From: Bo Ray\nMay 21, 2025, 4:40 PM\nHi',
    ['2025-05-20 09:12', '2025-05-21 16:40'],
    'by a clock of twelve hours',
  ],
  [
    'From: Ann Lee\nDate: 6 May 2025\nHi\nOn 8 May 2025 at 16:20 Bo Ray wrote:\nHi',
    ['2025-05-06 ', '2025-05-08 16:20'],
    'that are quoted',
  ],
])('mails are told apart: %j', (plain, each) => expect(sent(plain)).toEqual(each));

test.each([
  ['From: Ann Lee\nDate: Tue 6 May 2025 09:41\nHi Bo, the price is £900.', 'one mail'],
  ['Collected on 6 May 2025 at 09:41\nReturned on 8 May 2025 at 16:20', 'no head of a mail'],
  ['From: Ann\nDate: 6 May 2025 09:41\nHi\nEvent: Supper, Saturday 20 September 2025, from 17:30\nHall', 'an event'],
  ['From: Ann\nDate: 6 May 2025 09:41\nHi\nWe meet on 8 May 2025 in the hall\nTo: Bo', 'a sentence with a day'],
  [
    `From: Ann\nDate: 6 May 2025 09:41\nHi\nWe ${'shall all of us '.repeat(8)} meet in the hall on 8 May 2025 at 16:20\nBo`,
    'a long sentence that ends with a time',
  ],
])('no exchange of mails: %j', (plain) => expect(sent(plain)).toEqual([]));

test('a mail begins with its first header and goes on to the next', () => {
  const plain =
    'Mail 2 of 2\nFrom: Bo Ray\nSent: 8 May 2025 16:20\nYes\nMail 1 of 2\nFrom: Ann\nSent: 6 May 2025 09:41\nNo';
  const contract = contractTextFromPlain(plain);
  expect(mailsOf(contract).map(({ start }) => plain.slice(start, start + 11))).toEqual(['Mail 2 of 2', 'Mail 1 of 2']);
  expect(mailAround(contract, plain.indexOf('Yes'))?.day).toBe('2025-05-08');
  expect(mailAround(contract, plain.indexOf('No'))?.day).toBe('2025-05-06');
});
