import { expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { mailsBefore } from '../../../src/analysis/document/mails-before';
import { contractTextFromPlain } from '../../support/contract-text';

const MAILS = [
  'From: Ann Lee\nDate: Mon, 2 June 2025 10:11\nYou lend me £900, and I pay it back in 36 months.\nAnn',
  'From: Bo Ray\nDate: Tue, 3 June 2025 10:11\nThat is £25 a month. Make it 60.\nBo',
];
const NOTE = ['PROMISSORY NOTE', 'Lender: Bo Ray', '1. Ann Lee pays 60 instalments of £15 each.'];
const LATER = 'From: Ann Lee\nDate: Mon, 9 June 2025 10:11\nThanks.\nAnn';

function before(lines: string[]): string | null {
  const contract = contractTextFromPlain(lines.join('\n'));
  const span = mailsBefore(contract, documentOf(contract).outline.sentences);
  return span && contract.text.slice(span.start, span.end).trim();
}

test.each([
  'Where the mails and this note differ, the note counts.',
  'If our e-mails and this note conflict, the note prevails.',
  'This note replaces our earlier e-mails.',
])('mails before a paper that counts where they differ: %s', (says) =>
  expect(before([...MAILS, ...NOTE, `2. ${says}`, LATER])).toBe(MAILS.join('\n')),
);

test('a line that parts them is no title', () =>
  expect(before([...MAILS, '---', ...NOTE, '2. This note replaces our e-mails.'])).toBe(`${MAILS.join('\n')}\n---`));

test('a title over the mails is none of the paper', () =>
  expect(before(['OUR LOAN', ...MAILS, ...NOTE, '2. This note replaces our e-mails.'])).toBe(MAILS.join('\n')));

test('nothing may rest on them', () => {
  const contract = contractTextFromPlain([...MAILS, ...NOTE, '2. This note replaces our e-mails.'].join('\n'));
  expect(documentOf(contract).unticked).toHaveLength(1);
});

test.each([
  ['a paper that does not say so', [...MAILS, ...NOTE]],
  ['mails that go before the paper', [...MAILS, ...NOTE, '2. Where the mails and this note differ, the mails count.']],
  ['a paper without a title', [...MAILS, ...NOTE.slice(1), '2. This note replaces our e-mails.']],
  [
    'a paper whose one line in capitals stands behind its terms',
    [...MAILS, ...NOTE.slice(1), '2. This note replaces our e-mails.', 'SIGNATURES'],
  ],
  ['mails behind the paper', [...NOTE, '2. This note replaces our e-mails.', ...MAILS]],
  ['no mails', [...NOTE, '2. This note replaces our e-mails.']],
])('%s: none', (_, lines) => expect(before(lines)).toBeNull());
