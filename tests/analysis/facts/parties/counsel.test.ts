import { expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const namesOf = (text: string) => readFacts(text).parties.map(({ value }) => value);
const mail = (from: string, says: string) =>
  `From: ${from}\nTo: Tom Reed, Acme Homes Ltd\nDate: 4 May 2025\nSubject: Settlement of invoice 12\nDear Mr Reed,\n${says}\n1. Acme Homes Ltd will pay £4,000 in full and final settlement.\n\nFrom: Tom Reed, Acme Homes Ltd\nTo: Ann Lee\nDate: 5 May 2025\nAgreed.`;

test.each([
  'I act for Borel Fabrication Ltd. My client will settle on these terms.',
  'We are instructed by Borel Fabrication Ltd. These are the terms.',
  'We write on behalf of our client Borel Fabrication Ltd. These are the terms.',
])('who is written for is the party, not the lawyer: %s', (says) => {
  const names = namesOf(mail('Ann Lee (Lee Marsh Law Corporation)', says));
  expect(names.map((name) => name?.replace(/\.$/, ''))).toContain('Borel Fabrication Ltd');
  expect(names).toContain('Acme Homes Ltd');
  expect(names).not.toContain('Lee Marsh Law Corporation');
});

test('who writes for himself stays, whoever acts for the other', () => {
  const names = namesOf(
    mail('Ann Lee (Borel Fabrication Ltd)', 'You said that Marsh Solicitors LLP acts for you. These are the terms.'),
  );
  expect(names).toContain('Borel Fabrication Ltd');
  expect(names).not.toContain('Marsh Solicitors LLP');
});

test('what the other writes in the next mail says nothing of the first', () => {
  const text = `${mail('Ann Lee (Borel Fabrication Ltd)', 'These are the terms.')}\nI act for Quill Insurers Ltd in this.`;
  expect(namesOf(text)).toContain('Borel Fabrication Ltd');
});
