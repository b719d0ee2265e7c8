import { expect, test } from 'bun:test';
import { ModelUsageCard } from '../../../../src/ui/components/admin/model-usage-card';
import { render, screen } from '../../../support/dom';

const usage = { reviews: 12, degraded: 2, tokens: 1_234_567, pages: 310, scannedPages: 41, lastFailure: null };

test('shows what was used, without a failure where there is none', () => {
  const { container } = render(<ModelUsageCard usage={usage} />);
  expect(screen.getByRole('heading', { name: 'Review by the model' })).toBeDefined();
  expect(screen.getByText('1,234,567')).toBeDefined();
  expect(screen.getByText('41')).toBeDefined();
  expect(container.textContent).not.toContain('Last failure');
});

test('tells the operator what to mend', () => {
  const lastFailure = { at: '2026-03-01T10:20:30.000Z', kind: 'refused', status: 401 };
  const { container } = render(<ModelUsageCard usage={{ ...usage, lastFailure }} />);
  expect(container.textContent).toContain(
    'Last failure, 2026-03-01 10:20 UTC: the request was refused: check key, model and address (HTTP 401).',
  );
});
