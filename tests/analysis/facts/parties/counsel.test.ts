import { expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { withClients } from '../../../../src/analysis/facts/parties/counsel';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
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

const ACTS = 'To: Acme Homes Ltd\nI act for Borel Mills Ltd, who settle on these terms.';
test.each([
  ['who writes is named behind From', 'From: Lee Marsh LLP\n', null, 'Borel Mills Ltd'],
  ['who writes is named at the head of his letter', 'Lee Marsh LLP\n4 Mill Road\n', null, 'Borel Mills Ltd'],
  ['the head names another', 'Settled with Lee Marsh LLP\n4 Mill Road\n', null, 'Lee Marsh LLP'],
  ['the paper says what part he takes', 'From: Lee Marsh LLP\n', 'Lender', 'Lee Marsh LLP'],
  [
    'the name stands below the head',
    `SETTLEMENT\n${'The parties say what they settle. '.repeat(6)}\nLee Marsh LLP\n`,
    null,
    'Lee Marsh LLP',
  ],
])('who is party where %s', (_, head, role, party) => {
  const contract = contractTextFromPlain(`${head}${ACTS}`);
  const told = ['Lee Marsh LLP', 'Acme Homes Ltd'].map((name) => {
    const start = contract.text.indexOf(name);
    return { name, start, end: start + name.length, role, details: '', confidence: 0.7 };
  });
  expect(withClients(sourceOf(contract, documentOf(contract)), told).map(({ name }) => name)).toEqual([
    party,
    'Acme Homes Ltd',
  ]);
});
