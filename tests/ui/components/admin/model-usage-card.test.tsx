import { expect, test } from 'bun:test';
import { ModelUsageCard } from '../../../../src/ui/components/admin/model-usage-card';
import { render, screen } from '../../../support/dom';

const usage = {
  reviews: 12,
  degraded: 2,
  requests: 96,
  tokens: 1_234_567,
  cost: 4.2,
  currency: 'EUR',
  ms: 95_000,
  pages: 310,
  scannedPages: 41,
  users: [{ email: 'ada@example.com', requests: 60, tokens: 900_000, cost: 3 }],
  lastFailure: null,
};

test('shows what was used, without a failure where there is none', () => {
  const { container } = render(<ModelUsageCard usage={usage} />);
  expect(screen.getByRole('heading', { name: 'Review by the model' })).toBeDefined();
  expect(screen.getByText('1,234,567')).toBeDefined();
  expect(screen.getByText('41')).toBeDefined();
  expect(container.textContent).not.toContain('Last failure');
});

test('shows money, time and who used the most', () => {
  render(<ModelUsageCard usage={usage} />);
  expect(screen.getByText('4.20 EUR')).toBeDefined();
  expect(screen.getByText('95 s')).toBeDefined();
  expect(screen.getByRole('row', { name: 'ada@example.com 60 900,000 3.00 EUR' })).toBeDefined();
});

test('shows no money where no prices were set', () => {
  const { container } = render(<ModelUsageCard usage={{ ...usage, currency: null, cost: 0 }} />);
  expect(container.textContent).not.toContain('Cost');
});

test('tells the operator what to mend', () => {
  const lastFailure = { at: '2026-03-01T10:20:30.000Z', kind: 'refused', status: 401 };
  const { container } = render(<ModelUsageCard usage={{ ...usage, lastFailure }} />);
  expect(container.textContent).toContain(
    'Last failure, 2026-03-01 10:20 UTC: the request was refused: check key, model and address (HTTP 401).',
  );
});
