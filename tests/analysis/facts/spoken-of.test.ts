import { describe, expect, test } from 'bun:test';
import { FACTS } from '../../../src/analysis/facts/declarations/registry';
import type { FactDeclaration } from '../../../src/analysis/facts/define-fact';
import { sentenceThatSpeaksOf } from '../../../src/analysis/facts/spoken-of';
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
  return sentenceThatSpeaksOf(readingOf(`1. ${text}`), silence?.subjects ?? [], speaksOf);
};

describe('a sentence in anybody’s words', () => {
  test.each(SAID)('speaks of %s: %s', (asked, text) => expect(spoken(asked, text)?.sentence.text).toContain(text));
  test.each(NOT_SAID)('does not speak of %s: %s', (asked, text) => expect(spoken(asked, text)).toBeNull());
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
