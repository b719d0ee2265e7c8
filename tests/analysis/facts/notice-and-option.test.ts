import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const notice = (...clauses: string[]) =>
  readFacts(
    `SPONSORSHIP AGREEMENT\nThis Agreement is made on 6 January 2025 between Acme Mills Ltd (the "Brand") and Ann Borel (the "Rower").\n1. This Agreement runs from 20 January 2025 until 19 January 2026.\n${clauses.join('\n')}\n9. The Rower wears the cap of the Brand.`,
  ).noticePeriod;
const quoted = (...clauses: string[]) =>
  notice(...clauses)
    .evidence.map(({ quote }) => quote)
    .join(' ');

describe('by an option to extend nothing is ended', () => {
  test.each([
    '2. The Brand may, by e-mail given before the expiry, extend the term for one further period of six months, and the Rower shall not decline such extension.',
    '2. The Brand may by written notice extend the term by six months.',
    '2. The Rower may apply in writing for a renewal of one year not later than six months before expiry.',
  ])('%s', (option) => {
    expect(quoted(option)).not.toContain('2. The');
    const toEnd = '3. The Brand may terminate this Agreement for any reason upon thirty (30) days’ written notice.';
    expect(notice(option, toEnd)).toMatchObject({
      status: 'found',
      normalized: '30 days',
      detail: { stops: 'contract' },
    });
  });

  test('a notice that declines the renewal stops it', () => {
    expect(
      notice('2. The term is extended by a year unless either party declines the renewal by sixty days’ notice.'),
    ).toMatchObject({ normalized: '60 days', detail: { stops: 'renewal' } });
  });
});

test('what is paid for leaving is no second notice', () => {
  const leaves = (paid: string) =>
    notice(
      `2. The Brand may terminate this Agreement at any time upon one hundred fifty (150) days’ prior written notice together with payment of one month’s ${paid}.`,
    ).status;
  expect(leaves('base fee')).toBe('found');
});
