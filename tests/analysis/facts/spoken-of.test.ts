import { describe, expect, test } from 'bun:test';
import { SPOKEN, sentenceThatSpeaksOf } from '../../../src/analysis/facts/spoken-of';
import { readPaper } from '../../support/papers';
import { readingOf } from '../../support/reading';

const SAID: [keyof typeof SPOKEN, string][] = [
  ['notice', 'If you want to leave, write to us six weeks ahead.'],
  ['notice', 'Either of us can stop this by telling the other a month beforehand.'],
  ['notice', 'The Company may terminate this Agreement by giving not less than ninety days of notice in writing.'],
  ['notice', 'You can cancel the plan any time, as long as we get your e-mail 10 days before the next payment.'],
  ['dispute', 'If we fall out, we first talk it over, and then ask a mediator or go to court.'],
  ['dispute', 'Any controversy arising hereunder shall be finally settled by a single arbitrator in Leeds.'],
  ['dispute', 'Complaints go to the ombudsman if the manager cannot sort them out.'],
  ['courts', 'You can only sue us in Ohio.'],
  ['courts', 'Any claim is heard by the courts of Kent and by no others.'],
  ['courts', 'Each side goes to the court nearest to the farm.'],
];
const NOT_SAID: [keyof typeof SPOKEN, string][] = [
  ['notice', 'The fee is due 30 days from the invoice.'],
  ['notice', 'If the breach is not remedied within 14 days of notice, the other may terminate.'],
  ['notice', 'Tell us your new address within ten days.'],
  ['dispute', 'The parties agree on the price each year.'],
  ['dispute', 'Disputed invoices are marked in red.'],
  ['courts', 'Information may be disclosed by order of a court.'],
  ['courts', 'The tennis court is closed in winter.'],
  ['courts', 'This holds in any jurisdiction.'],
];

const spoken = (what: keyof typeof SPOKEN, text: string) => sentenceThatSpeaksOf(readingOf(`1. ${text}`), SPOKEN[what]);

describe('a sentence in anybody’s words', () => {
  test.each(SAID)('speaks of %s: %s', (what, text) => expect(spoken(what, text)?.text).toContain(text));
  test.each(NOT_SAID)('does not speak of %s: %s', (what, text) => expect(spoken(what, text)).toBeNull());
});

test('what is spoken of is stated, in its words, and never told as absent', () => {
  const { facts } = readPaper(
    '1. If you want to leave us, drop us a line well ahead: a couple of months.\n2. You have to tell us one month before you quit.',
    'services',
  );
  expect(facts.noticePeriod.status).not.toBe('absent');
});
