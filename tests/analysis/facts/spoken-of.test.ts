import { describe, expect, test } from 'bun:test';
import { FACTS } from '../../../src/analysis/facts/declarations/registry';
import type { FactDeclaration } from '../../../src/analysis/facts/define-fact';
import { isDayAlone, sentenceThatSpeaksOf } from '../../../src/analysis/facts/spoken-of';
import { readPaper } from '../../support/papers';
import { readingOf } from '../../support/reading';

type Asked = keyof typeof FACTS;

// None of these is a sentence that the heads learned from.
const SAID: [Asked, string][] = [
  ['noticePeriod', 'If you want to leave, write to us six weeks ahead.'],
  ['noticePeriod', 'Either of us can stop this by telling the other a month beforehand.'],
  [
    'noticePeriod',
    'The Company may terminate this Agreement by giving not less than ninety days of notice in writing.',
  ],
  ['disputeResolution', 'If we fall out, we first talk it over, and then ask a mediator or go to court.'],
  ['disputeResolution', 'Any controversy arising hereunder shall be finally settled by a single arbitrator in Leeds.'],
  ['disputeResolution', 'Complaints go to the ombudsman if the manager cannot sort them out.'],
  ['disputeResolution', 'If the two of us cannot agree, Mrs Ferrer from next door has the last word.'],
  ['jurisdiction', 'You can only sue us in Ohio.'],
  ['jurisdiction', 'Any claim is heard by the courts of Kent and by no others.'],
  ['jurisdiction', 'Each side goes to the court nearest to the farm.'],
  ['governingLaw', 'All of this is read under the law of the island on which the mill stands.'],
  ['term', 'We would like to have you for the whole of the lambing season.'],
  ['term', 'It goes on for as long as your daughter comes to our lessons.'],
  ['effectiveDate', 'The arrangement starts on the day when we have both put our names to it.'],
  ['renewalTerm', 'It does not roll over: if you want another year you have to ask us.'],
  ['liabilityCap', 'If the cake falls over, the most we give back is what you paid for it.'],
];
const NOT_SAID: [Asked, string][] = [
  ['noticePeriod', 'The fee is due 30 days from the invoice.'],
  ['noticePeriod', 'Tell us your new address within ten days.'],
  ['disputeResolution', 'The parties agree on the price each year.'],
  ['jurisdiction', 'Information may be disclosed by order of a court.'],
  ['jurisdiction', 'The tennis court is closed in winter.'],
  ['governingLaw', 'The driver obeys the laws on tachographs.'],
  ['term', 'Payment is due within thirty days of the invoice.'],
  ['liabilityCap', 'The firm carries public liability insurance of two million pounds.'],
];

const spoken = (asked: Asked, text: string) => {
  const { silence, speaksOf }: FactDeclaration<unknown> = FACTS[asked];
  return sentenceThatSpeaksOf(readingOf(text), silence?.subjects ?? [], speaksOf);
};

describe('a sentence in anybody’s words', () => {
  test.each(SAID)('speaks of %s: %s', (asked, text) =>
    expect(spoken(asked, `1. ${text}`)?.sentence.text).toContain(text),
  );
  test.each(NOT_SAID)('does not speak of %s: %s', (asked, text) => expect(spoken(asked, `1. ${text}`)).toBeNull());
});

describe('is not', () => {
  test.each([
    ['a heading', 'term', 'How long this lasts'],
    ['a day that is a day of nothing', 'effectiveDate', 'Dated this 4th day of May 2026'],
    ['an option that nobody ticked', 'renewalTerm', '☐ This contract renews by itself each year.\n☒ One year only.'],
  ] as const)('%s', (_, asked, text) => {
    const spokenOf = spoken(asked, text);
    expect(spokenOf?.sentence.text ?? '').not.toContain(text.split('\n')[0]);
  });

  test('one of the hundreds of a long contract that sounds a little like it', () => {
    const text = 'The barn is yours over winter.';
    const alone = spoken('term', text);
    expect(alone?.confidence).toBeLessThan(0.5);
    const long = Array.from({ length: 220 }, (_, index) => `${index + 2}. The driver obeys rule ${index + 1}.`).join(
      '\n',
    );
    expect(spoken('term', `${text}\n${long}`)).toBeNull();
  });
});

test('the line that names a paper is heard at its head only', () => {
  const name = 'Terms on which our cousins borrow the hut';
  expect(spoken('documentName', `${name}\n1. Keep the stove clean.`)?.sentence.text).toContain(name);
  const far = Array.from({ length: 40 }, (_, index) => `${index + 1}. The driver obeys rule ${index + 1}.`).join('\n');
  expect(spoken('documentName', `${far}\n${name}`)).toBeNull();
});

test('what is spoken of is stated, in its words, and never told as absent', () => {
  const { facts } = readPaper(
    '1. If you want to leave us, drop us a line well ahead: a couple of months.\n2. If the two of us cannot agree, Mrs Ferrer from next door has the last word.',
    'services',
  );
  expect(facts.noticePeriod.status).not.toBe('absent');
  expect(facts.disputeResolution).toMatchObject({
    status: 'stated',
    evidence: [{ quote: expect.stringContaining('Mrs Ferrer') }],
  });
});

test('a day with its weekday and hour says nothing of what is on it', () => {
  expect(isDayAlone('Date: Friday 27 February 2026, 6.44 am')).toBe(true);
  expect(isDayAlone('Sent: Mon, 2 March 2026 at 9 p.m.')).toBe(true);
  expect(isDayAlone('Ends: Friday 27 February 2026')).toBe(false);
});
