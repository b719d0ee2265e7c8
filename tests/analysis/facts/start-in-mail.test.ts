import { expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { found, missing, stated } from '../../../src/analysis/facts/fact';
import { sourceOf } from '../../../src/analysis/facts/source';
import { orStartInMail } from '../../../src/analysis/facts/start-in-mail';
import { contractTextFromPlain } from '../../support/contract-text';

const HEAD = 'From: Rosa Blum\nTo: Ken Watts\nDate: Mon, 4 Aug 2025 10:11';
const source = (last: string, isChain = true) => {
  const answer = `From: Ken Watts\nTo: Rosa Blum\nDate: Thu, 7 Aug 2025 09:00\n${last}\nKen`;
  const contract = contractTextFromPlain(isChain ? `${HEAD}\nHi Ken, I can start on 5 August.\nRosa\n${answer}` : last);
  return sourceOf(contract, documentOf(contract));
};
const start = (last: string) => {
  const of = source(last);
  return orStartInMail(of, missing(of.contract)).evidence.map(({ quote }) => quote);
};

test.each([
  'If this works, just reply "agreed" and start Monday, 11 August.',
  'Then please confirm and we start on Monday, 18 August.',
  'You can begin on the 12th of August.',
  'Please start work on 12 August.',
  "Then I'll start on August 12.",
  'Agreed, starting August 12.',
])('the day on which people begin is told as the last mail says it: %s', (said) => expect(start(said)).toEqual([said]));

test.each([
  'We cannot start on Monday, 11 August.',
  'Could we start on Monday, 11 August?',
  'The guarantee starts on 11 August.',
  'Tell me whether we start on 11 August.',
  'We met on Monday, 4 August.',
  'You start soon, and 11 August is a holiday.',
])('no day on which they begin: %s', (said) => expect(start(said)).toEqual(['Hi Ken, I can start on 5 August.']));

test('what rests on the head of a mail gives way', () => {
  const of = source('We start on 11 August.');
  const evidence = [{ quote: 'Date: Mon', page: 1, start: 35, end: 44 }];
  expect(orStartInMail(of, stated(0.5, evidence)).evidence[0]?.quote).toBe('We start on 11 August.');
  const start = of.contract.text.indexOf('Hi Ken');
  const said = stated(0.5, [{ quote: 'Hi Ken', page: 1, start, end: start + 6 }]);
  expect(orStartInMail(of, said)).toBe(said);
});

test('a day that was found stays, and a paper that is no exchange of mails is left alone', () => {
  const of = source('We start on 11 August.');
  const day = found({ value: 1, confidence: 0.9, evidence: [] });
  expect(orStartInMail(of, day)).toBe(day);
  const letter = source('We start on 11 August.', false);
  expect(orStartInMail(letter, missing(letter.contract)).status).toBe('absent');
});
