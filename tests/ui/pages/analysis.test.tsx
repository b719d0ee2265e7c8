import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import type { Analysis, Severity } from '../../../src/shared/analysis';
import type { Contract } from '../../../src/shared/contracts';
import { formatDate } from '../../../src/shared/format';
import AnalysisPage from '../../../src/ui/pages/analysis';
import { act, screen, userEvent, waitFor, within } from '../../support/dom';
import { type ApiAnswer, fakeApi, offline, refused, silent } from '../../support/fake-api';
import { CAP, LAW, lease, review } from '../../support/lease-analysis';
import { ADA, BEN, contract } from '../../support/ui-fixtures';
import { path, showPage } from '../../support/ui-page';

function visit(answer: Partial<Contract> | ApiAnswer) {
  const api = fakeApi({
    'GET /api/auth/session': () => Response.json({ user: ADA }),
    'GET /api/contracts/:id': typeof answer === 'function' ? answer : answerWith(answer),
  });
  showPage(AnalysisPage, '/analysis/contract-1', '/analysis/:id');
  return api;
}

function answerWith(change: Partial<Contract>): ApiAnswer {
  return () => Response.json({ contract: contract(change) });
}

const show = (analysis: Analysis) => visit({ status: 'completed', aiAnalysis: analysis });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('before there is a result', () => {
  test('says that it loads', () => {
    visit(silent);
    expect(screen.getByText('Loading analysis results...')).toBeDefined();
  });

  test.each<[string, ApiAnswer]>([
    ['not there', refused(404, 'Contract not found.')],
    ['not signed in', refused(401, 'Please sign in to continue.')],
    ['broken', refused(500, 'Something went wrong.')],
    ['offline', offline],
    ['completed without a result', answerWith({ status: 'completed', aiAnalysis: null })],
  ])('says that it was not found: %s', async (_, answer) => {
    visit(answer);
    await screen.findByRole('heading', { level: 1, name: 'Analysis Not Found' });
    expect(screen.getByText('The contract analysis could not be loaded. Please try again.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  test.each<[string, ApiAnswer]>([
    ['HTML', () => new Response('<!doctype html>')],
    ['something else', () => Response.json({})],
    ['a failure', refused(500, 'Something went wrong.')],
  ])('is asked for again after an answer that was %s', async (_, answer) => {
    const { routes } = visit(answer);
    await screen.findByRole('heading', { level: 1, name: 'Analysis Not Found' });
    const again = screen.getByRole('button', { name: 'Try again' });
    routes['GET /api/contracts/:id'] = answerWith({ status: 'completed', aiAnalysis: lease() });
    await userEvent.click(again);
    await screen.findByText('Contract Overview', { selector: 'h2' });
  });

  test('sends who is not signed in to sign in, and says the way back', async () => {
    const { routes } = visit(refused(401, 'Please sign in to continue.'));
    routes['GET /api/auth/session'] = refused(401, 'Please sign in to continue.');
    await waitFor(() => expect(path()).toBe('/signin?next=%2Fanalysis%2Fcontract-1'));
  });

  test('says that it is in progress, and shows the result when it has come', async () => {
    const { routes } = visit({ status: 'processing' });
    await screen.findByText('Analysis In Progress');
    expect(screen.getByText('Your contract is being analyzed. Please check back in a few minutes.')).toBeDefined();
    routes['GET /api/contracts/:id'] = answerWith({ status: 'completed', aiAnalysis: lease() });
    await screen.findByText('Contract Overview', { selector: 'h2' });
  });

  test('shows the step that the server is at', async () => {
    visit({ status: 'processing', stage: 'key_terms' });
    await screen.findByText('Analysis In Progress');
    const current = screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Key Terms']);
  });

  test('says why an analysis has failed', async () => {
    visit({ status: 'error', summary: 'The PDF is protected by a password.' });
    await screen.findByText('The PDF is protected by a password.');
    expect(screen.queryByText('Analysis In Progress')).toBeNull();
  });
});

describe('a completed analysis', () => {
  test('has the file name, what was read and when it was uploaded, and the way back', async () => {
    show(lease());
    await card('Contract Overview');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lease.pdf');
    const line = screen.getByText(/^42 pages, all read/).parentElement?.textContent;
    expect(line).toBe(`Lease.pdf · 42 pages, all read · uploaded ${formatDate('2026-11-20T16:12:00.000Z')}`);
    expect(screen.getByRole('link', { name: 'Back to Contracts' }).getAttribute('href')).toBe('/documents');
    await waitFor(() => expect(document.title).toStartWith('Lease.pdf'));
  });

  test('is asked for once, also when the session is known only later', async () => {
    const completed = answerWith({ status: 'completed', aiAnalysis: lease() });
    const { calls } = visit((call) => Bun.sleep(50).then(() => completed(call)));
    await card('Contract Overview');
    const paths = calls.map((call) => call.path).filter((called) => !called.startsWith('/api/contracts/contract-1/'));
    expect(paths.sort()).toEqual(['/api/auth/session', '/api/contracts/contract-1']);
  });

  test.each([
    ['low', 'LOW RISK', 'text-low'],
    ['medium', 'MEDIUM RISK', 'text-medium'],
    ['high', 'HIGH RISK', 'text-high'],
    ['unheard-of', 'UNHEARD-OF RISK', 'text-none'],
  ])('marks the overall risk %s in its colour', async (overallRisk, label, colour) => {
    const { riskAssessment } = lease();
    show(lease({ riskAssessment: { ...riskAssessment, overallRisk: overallRisk as Severity } }));
    const overview = await card('Contract Overview');
    expect(overview.getByText(label).className).toContain(colour);
  });

  test('shows facts with their page, absent ones with what was read, computed ones with their rule', async () => {
    show(lease());
    const overview = await card('Contract Overview');
    expect(overview.getByText('Northwind Cloud, Inc.', { exact: false })).toBeDefined();
    expect(overview.getByText('Feb 28, 2029')).toBeDefined();
    expect(overview.getByText('computed: effective date + 36 months')).toBeDefined();
    const row = (id: string) => document.getElementById(id)?.textContent;
    expect(row('fact-jurisdiction')).toMatch(/^Jurisdiction\s+Not found\s*All 42 pages read\.$/);
    expect(row('fact-governingLaw')).toMatch(/^Governing lawDelaware\s+p\. 38/);
    const chip = overview.getByRole('button', { name: /^p\. 38/ });
    expect(chip.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(chip);
    expect(chip.getAttribute('aria-pressed')).toBe('true');
  });

  test('shows each sentence of the summary with the page it rests on', async () => {
    const evidence = [{ quote: 'the laws of Delaware', page: 38, start: 10, end: 30 }];
    const summarySentences = [
      { text: 'This is a lease.', restsOn: ['facts.contractType'], evidence: [] },
      { text: 'The law of Delaware governs it.', restsOn: ['facts.governingLaw'], evidence },
    ];
    show(lease({ summarySentences }));
    const summary = await card('Executive Summary');
    expect(summary.getByText('This is a lease.', { exact: false })).toBeDefined();
    const chip = summary.getByRole('button', {
      name: 'p. 38: show the words of the contract on sentence 2 of the summary',
    });
    await userEvent.click(chip);
    expect(chip.getAttribute('aria-pressed')).toBe('true');
  });

  test('shows the summary and the five groups of key terms', async () => {
    show(lease());
    expect((await card('Executive Summary')).getByText('A lease of three years.')).toBeDefined();
    const terms = await card('Key Terms');
    expect(terms.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Parties',
      'Financial Terms',
      'Important Dates',
      'Key Obligations',
      'Termination Clauses',
    ]);
    expect(terms.getByText('Customer must pay in 30 days')).toBeDefined();
    expect(terms.getByRole('button', { name: /^p\. 12/ })).toBeDefined();
    expect(terms.getAllByText('Not found. All 42 pages read.')).toHaveLength(4);
  });

  test('shows the risks, high ones first, with their words, page and mitigation', async () => {
    show(lease());
    const risks = await card('Risk Assessment');
    expect(risks.getByText('2 identified')).toBeDefined();
    const [first, second] = risks.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByText('HIGH').className).toContain('text-high');
    expect(first?.getByText('Low limit of liability')).toBeDefined();
    expect(first?.getByText('Low limit of liability, described.')).toBeDefined();
    expect(first?.getByText(CAP.quote).tagName).toBe('BLOCKQUOTE');
    expect(first?.getByText('p. 27')).toBeDefined();
    expect(first?.getByText('Mend Low limit of liability.')).toBeDefined();
    expect(second?.getByText('LOW').className).toContain('text-low');
    expect(second?.getByText('Not found. All 42 pages read.')).toBeDefined();
    const more = within(risks.getByRole('region', { name: 'Mitigation recommendations' }));
    expect(more.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Read it with the insurer.']);
  });

  test('shows the compliance review only if there is something in it', async () => {
    show(lease());
    await card('Risk Assessment');
    expect(screen.queryAllByRole('region', { name: 'Compliance Review' }).length).toBe(0);
  });

  test('shows compliance points with their source, proof and recommendation', async () => {
    const { issues, recommendations, ...rest } = review();
    show(lease({ compliance: { issues, recommendations, ...rest } }));
    const compliance = await card('Compliance Review');
    for (const text of [
      ...issues,
      'GDPR, Article 28',
      'Provider processes Customer Data.',
      'p. 9',
      ...recommendations,
    ]) {
      expect(compliance.getAllByText(text)).toHaveLength(1);
    }
  });

  test('offers to analyse again where the model’s part is missing, and not while a review goes on', async () => {
    const engine = { ...lease().engine, degraded: 'The model did not answer.' };
    const degraded = { status: 'completed' as const, aiAnalysis: { ...lease(), engine } };
    const { routes } = visit(degraded);
    const button = await screen.findByText('Analyze again');
    let started = 0;
    routes['GET /api/contracts/:id'] = answerWith({ ...degraded, reviewing: 'model' });
    routes['POST /api/contracts/:id/analyses'] = () => {
      started += 1;
      return Response.json({ contract: contract({ ...degraded, reviewing: 'model' }) }, { status: 202 });
    };
    act(() => button.click());
    await screen.findByText('The review by the model goes on');
    expect(started).toBe(1);
    expect(screen.queryByText('Analyze again')).toBeNull();
  });

  test('says that pages of a scan are still being read', async () => {
    visit({ status: 'completed', aiAnalysis: lease(), reviewing: 'pages' });
    await screen.findByText('More pages are still being read');
    expect(screen.queryByText('The review by the model goes on')).toBeNull();
  });

  test('warns when pages could not be read or the model was missing', async () => {
    const coverage = { pages: 42, read: 41, ocr: 0, unreadable: [7], truncated: false };
    const engine = { ...lease().engine, degraded: 'The model did not answer.' };
    show(lease({ coverage, engine }));
    const note = await screen.findByText('Before you rely on this');
    const text = note.parentElement?.textContent;
    expect(text).toContain('No text could be read on page 7.');
    expect(text).toContain('The model did not answer.');
  });

  test('refers on paper to numbered passages, each with its page and in the order of the contract', async () => {
    show(lease());
    const passages = await card('Passages of the Contract');
    expect(passages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '[1]p. 12Customer shall pay within 30 days.',
      `[2]p. 38${LAW.quote}`,
    ]);
    expect((await card('Key Terms')).getByText('[1]').className).toContain('print:inline');
    expect((await card('Contract Overview')).getByText('[2]')).toBeDefined();
  });

  test('has an address for each of its findings', async () => {
    show(lease());
    await card('Contract Overview');
    expect(document.getElementById('fact-governingLaw')?.textContent).toContain('Delaware');
    expect(document.getElementById('party-1')?.textContent).toContain('Northwind Cloud, Inc.');
    expect(document.getElementById('term-obligations-1')?.textContent).toContain('Customer must pay in 30 days');
    expect(document.getElementById('risk-1')?.textContent).toContain('Low limit of liability');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  test('goes from each heading to the next without leaving a level out', async () => {
    show(lease());
    await card('Contract Overview');
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
  });
});

describe('a session that ends while an analysis is open', () => {
  test('in another tab: the visitor is sent to sign in, and sees no more of it', async () => {
    const { routes } = show(lease());
    await card('Contract Overview');
    routes['GET /api/contracts/:id'] = refused(401, 'Please sign in to continue.');
    act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_user', newValue: null })));
    expect(screen.queryAllByText('Contract Overview')).toHaveLength(0);
    await waitFor(() => expect(path()).toBe('/signin?next=%2Fanalysis%2Fcontract-1'));
  });

  test('on the server: the visitor is sent to sign in at the next check', async () => {
    const { routes } = visit({ status: 'processing' });
    await screen.findByText('Analysis In Progress');
    routes['GET /api/contracts/:id'] = refused(401, 'Please sign in to continue.');
    routes['GET /api/auth/session'] = refused(401, 'Please sign in to continue.');
    await waitFor(() => expect(path()).toBe('/signin?next=%2Fanalysis%2Fcontract-1'));
  });

  test('by another user taking over: nothing of the first one stays', async () => {
    const { routes } = show(lease());
    await card('Contract Overview');
    routes['GET /api/contracts/:id'] = refused(404, 'Contract not found.');
    const newValue = JSON.stringify(BEN);
    act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_user', newValue })));
    await screen.findByRole('heading', { level: 1, name: 'Analysis Not Found' });
    expect(path()).toBe('/analysis/contract-1');
  });
});
