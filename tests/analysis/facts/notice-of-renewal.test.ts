import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { evidenceAt } from '../../../src/analysis/evidence';
import { found } from '../../../src/analysis/facts/fact';
import { isOfAnotherTime, orOfRenewal } from '../../../src/analysis/facts/notice-of-renewal';
import { sourceOf } from '../../../src/analysis/facts/source';
import type { Period } from '../../../src/analysis/mentions/periods';
import { contractTextFromPlain } from '../../support/contract-text';

/** The notice that is told where one of 30 days was read in the second sentence, and a renewal of 12 months in the first. */
function told(renewal: string, notice: string): string {
  const contract = contractTextFromPlain(`${renewal} ${notice}`);
  const at = (words: string) => {
    const start = contract.text.indexOf(words);
    return [evidenceAt(contract, start, start + words.length)];
  };
  const of = (count: number, unit: Period['unit'], words: string) =>
    found({ value: { count, unit } as Period, confidence: 0.9, evidence: at(words) });
  const { value } = orOfRenewal(
    sourceOf(contract, documentOf(contract)),
    of(30, 'day', notice),
    of(12, 'month', renewal),
  );
  return `${value?.count} ${value?.unit}`;
}

const RENEWS =
  'Unless Resident delivers a written notice of intent to vacate not less than sixty (60) nor more than ninety (90) days prior to the Ending Date, this Agreement shall renew for a further fixed term of twelve (12) months.';
const BY_TURNS = 'During any month-to-month tenancy Resident shall give not less than 30 days’ written notice.';

describe('the notice of another time gives way to that of the renewal', () => {
  test.each([
    [RENEWS, BY_TURNS, '60 day'],
    [RENEWS, 'If the tenancy has become month to month, either of us gives 30 days’ notice.', '60 day'],
    [
      'It renews for twelve (12) months unless either party gives three months’ written notice.',
      'Any periodic tenancy may be ended on 30 days’ notice.',
      '3 month',
    ],
  ])('%s %s', (renewal, notice, length) => {
    expect(told(renewal, notice)).toBe(length);
  });

  test.each([
    ['that is of no other time', RENEWS, 'Resident shall give not less than 30 days’ written notice of termination.'],
    ['beside a renewal that names none', 'It renews for twelve (12) months unless either gives notice.', BY_TURNS],
    [
      'beside a renewal that no notice stops',
      'It renews for twelve (12) months, and rent is due 60 days before each term.',
      BY_TURNS,
    ],
  ])('near miss: one %s', (_, renewal, notice) => {
    expect(told(renewal, notice)).toBe('30 day');
  });
});

test('a notice of a lease that runs for years is of no other time', () => {
  expect(isOfAnotherTime('Either party may end this Lease on 30 days’ notice.')).toBe(false);
  expect(isOfAnotherTime('While holding over Tenant may leave on 30 days’ notice.')).toBe(true);
});
