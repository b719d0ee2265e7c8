import '../../support/dom';
import { expect, test } from 'bun:test';
import AnalysisPage from '../../../src/ui/pages/analysis';
import { screen, within } from '../../support/dom';
import { fakeApi } from '../../support/fake-api';
import { CAP, lease, review, risk } from '../../support/lease-analysis';
import { ADA, contract } from '../../support/ui-fixtures';
import { showPage } from '../../support/ui-page';

test('what the engine does not assert is marked to check, and nothing else is', async () => {
  const sure = risk('high', 'Low limit of liability', [CAP]);
  const unsure = { ...risk('medium', 'Exclusivity', [CAP]), standing: 'to_check' as const };
  const compliance = review();
  for (const finding of compliance.findings) finding.standing = 'to_check';
  const analysis = lease({ compliance });
  analysis.riskAssessment.riskFactors = [sure, unsure];
  fakeApi({
    'GET /api/auth/session': () => Response.json({ user: ADA }),
    'GET /api/contracts/:id': () =>
      Response.json({ contract: contract({ status: 'completed', aiAnalysis: analysis }) }),
  });
  showPage(AnalysisPage, '/analysis/contract-1', '/analysis/:id');
  const risks = within(await screen.findByRole('region', { name: 'Risk Assessment' }));
  const marked = risks.getAllByText('To check').map((mark) => mark.closest('li')?.querySelector('h3')?.textContent);
  expect(marked).toEqual(['Exclusivity']);
  const points = within(await screen.findByRole('region', { name: 'Compliance Review' }));
  expect(points.getAllByText('To check')).toHaveLength(1);
});
