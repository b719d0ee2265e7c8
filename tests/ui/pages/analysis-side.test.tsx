import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import type { Contract } from '../../../src/shared/contracts';
import type { Decision, Finding } from '../../../src/shared/findings';
import AnalysisPage from '../../../src/ui/pages/analysis';
import { screen, userEvent, waitFor, within } from '../../support/dom';
import { type ApiAnswer, fakeApi, refused } from '../../support/fake-api';
import { lease, proof, risk } from '../../support/lease-analysis';
import { answersAsFindings, ENTRY, RELEASE, sidedContract, sidedLease } from '../../support/sided-lease';
import { ADA, contract } from '../../support/ui-fixtures';
import { showPage } from '../../support/ui-page';

/** Where the answer on entry stands. */
const ENTRY_PATH = 'questions.0';

const { stored } = sidedLease();
const keeps: ApiAnswer = ({ body }) => Response.json(body);

async function open(shown: Contract, { findings = [] as Finding[], put = keeps } = {}) {
  const api = fakeApi({
    'GET /api/auth/session': () => Response.json({ user: ADA }),
    'GET /api/contracts/:id': () => Response.json({ contract: shown }),
    'GET /api/contracts/:id/findings': () => Response.json({ run: 'run-1', findings }),
    'PUT /api/contracts/:id/side': put,
  });
  showPage(AnalysisPage, '/analysis/contract-1', '/analysis/:id');
  await screen.findByRole('region', { name: 'Contract Overview' });
  return api;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const rating = () => region('Rating');
const settle = () => region('Settle before signing');
const side = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
const first = () =>
  settle()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const itemOn = (heading: string) => within(settle().getByText(heading).closest('li') as HTMLElement);

test('what is usual or most likely none stands apart, folded, and is counted by itself', async () => {
  const shown = sidedContract('tenant');
  const { aiAnalysis, playbooks = [] } = shown;
  const [entry, release, ...others] = aiAnalysis?.playbook?.verdicts ?? [];
  if (!aiAnalysis?.playbook || !entry || !release) throw new Error('The lease is judged');
  const verdicts = [
    { ...entry, verdict: 'standard' as const, severity: null, usual: true },
    { ...release, verdict: 'unclear' as const, severity: 'low' as const },
    ...others,
  ];
  const playbook = { ...aiAnalysis.playbook, verdicts };
  const apart = (likelihood: number, materiality: number, type: string) => ({
    ...risk('medium', type, [proof('Tenant waives a jury.', 2)]),
    rule: 'jury-waiver',
    standing: 'to_check' as const,
    likelihood,
    materiality,
  });
  const unlikely = [apart(0.9, 0.2, 'No jury'), apart(0.2, 0.9, 'No class action')];
  const riskAssessment = { ...aiAnalysis.riskAssessment, unlikely };
  await open({ ...shown, playbooks, aiAnalysis: { ...aiAnalysis, playbook, riskAssessment } });
  const card = region('Risk Assessment');
  expect(
    card.getByText(
      '5 questions: 1 medium, 1 to check, 1 unsure and of little weight, 1 as a tenant wants, 1 most likely none',
    ),
  ).toBeDefined();
  const fold = within(card.getByText('3 points that are most likely none').closest('details') as HTMLElement);
  const saysOf = (subject: string) => fold.getByText(subject).closest('li')?.textContent;
  expect(saysOf('Entry by the landlord')).toContain('Looks usual or fair as it is worded');
  expect(saysOf('No jury')).toContain('Looks usual or fair as it is worded');
  expect(saysOf('No class action')).toContain('Most likely not so');
  expect(card.getByText('1 question answered as a tenant wants')).toBeDefined();
});

describe('the first screen', () => {
  test('says what it is, between whom, how it is rated for whom and why', async () => {
    await open(sidedContract('tenant'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lease of a Flat');
    expect(screen.getAllByText('Greenfield Homes LLC lets a flat to Ana Ruiz.')[0]?.tagName).toBe('P');
    expect(rating().getByText('HIGH RISK')).toBeDefined();
    expect(rating().getByText('for the tenant')).toBeDefined();
    expect(rating().getByText(`${ENTRY}; the landlord is released from its own negligence.`)).toBeDefined();
    expect(side('Tenant').checked).toBe(true);
    expect(side('Tenant').title).toBe('Ana Ruiz');
  });

  test('has the gravest findings with why, what to ask for and the law; the list below leads to them', async () => {
    await open(sidedContract('tenant'));
    expect(first()).toEqual([ENTRY, RELEASE]);
    const item = itemOn(ENTRY);
    for (const text of ['HIGH', 'Entry by the landlord hurts the tenant.', 'Landlord may enter at any time.'])
      expect(item.getByText(text)).toBeDefined();
    expect(item.getByText('Law, to be checked with counsel:').parentElement?.textContent).toEndWith(
      'California, Civ. Code § 1954: entry needs notice',
    );
    expect(settle().getByText('1 more to negotiate').parentElement?.textContent).toContain('repairs');
    expect(settle().getByText('1 to check').parentElement?.textContent).toContain('late fee');
    const card = region('Risk Assessment');
    expect(card.getByText('5 questions: 2 high, 1 medium, 1 to check, 1 as a tenant wants')).toBeDefined();
    expect(card.getByRole('link', { name: ENTRY }).getAttribute('href')).toBe('#settle-1');
    expect(document.querySelectorAll(`[data-path="${ENTRY_PATH}"]`)).toHaveLength(1);
    const wanted = card.getByText('1 question answered as a tenant wants').closest('details') as HTMLElement;
    expect(within(wanted).getByText('Pets are allowed.')).toBeDefined();
  });

  test('has four at most', async () => {
    await open(sidedContract('landlord', {}, 9));
    expect(first()).toHaveLength(4);
    expect(settle().getByText('6 more to negotiate')).toBeDefined();
  });

  test('has the dates that were found, with their page', async () => {
    await open(sidedContract('tenant'));
    const strip = region('Dates and money');
    expect(strip.getByText('Feb 28, 2029')).toBeDefined();
    expect(strip.queryAllByText('Starts')).toHaveLength(0);
  });

  test('copies what to ask for, alone and all together', async () => {
    const user = userEvent.setup();
    await open(sidedContract('tenant'));
    const advice = 'Something better on Entry by the landlord.';
    await user.click(itemOn(ENTRY).getByRole('button', { name: `Copy the request on ${ENTRY}` }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(advice));
    await user.click(screen.getByRole('button', { name: 'Copy all 3 requests' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(`1. ${ENTRY}\n${advice}`));
  });

  test('is calm where nothing is grave, and does not call the paper safe', async () => {
    const shown = sidedContract('landlord');
    const { aiAnalysis, playbooks = [] } = shown;
    const mild = playbooks.map((one) => {
      return { ...one, verdicts: one.verdicts.map((verdict) => ({ ...verdict, severity: null })) };
    });
    const risks = { overallRisk: 'low' as const, rationale: 'None.', riskFactors: [], recommendations: [] };
    const calm = aiAnalysis && { ...aiAnalysis, riskAssessment: risks, playbook: mild[2] };
    await open({ ...shown, playbooks: mild, aiAnalysis: calm });
    expect(first()).toEqual([]);
    const line = '5 questions were asked for the landlord. Nothing of high or medium severity was found.';
    expect(settle().getByText(line)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/\bsafe\b/i);
  });

  test('says what was not assessed, each with where it is', async () => {
    const coverage = { pages: 4, read: 3, ocr: 0, unreadable: [3], truncated: false };
    const well = { status: 'complete' as const, note: 'Well.', items: [] };
    const item = { label: 'Exhibit B', page: 2, evidence: [] };
    const exhibits = { status: 'incomplete' as const, note: 'Exhibit B is missing.', items: [item] };
    const completeness = { complete: false, pages: well, blanks: well, exhibits, signatures: well };
    await open(sidedContract('tenant', { coverage, completeness }));
    const line = settle().getByText('NOT ASSESSED').closest('details') as HTMLElement;
    expect(line.querySelector('summary')?.textContent).toContain('page 3, Exhibit B');
    for (const name of [/^p\. 3: .* page 3$/, /^p\. 2: .* Exhibit B$/])
      expect(within(line).getByRole('button', { name })).toBeDefined();
  });

  test('gives the reason where a paper is not rated', async () => {
    const coverage = { pages: 4, read: 3, ocr: 0, unreadable: [3], truncated: false };
    await open(sidedContract('landlord', { coverage }));
    expect(rating().getByText('NOT ASSESSED').className).toContain('text-none');
    expect(rating().getByText('Page 3 could not be read.')).toBeDefined();
    expect(first()).toEqual([RELEASE]);
  });

  test('has no switch and nothing to settle in an analysis from before questions were asked', async () => {
    await open(contract({ status: 'completed', aiAnalysis: lease() }));
    expect(screen.queryAllByRole('radio', { name: 'Neutral' })).toHaveLength(0);
    expect(screen.queryAllByRole('region', { name: 'Settle before signing' })).toHaveLength(0);
    expect(rating().getByText('One high and one low risk were found.')).toBeDefined();
  });
});

describe('another side', () => {
  test('is shown at once, before it is kept, and what it wants so is not counted', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const findings = answersAsFindings(stored);
    const { calls, routes } = await open(sidedContract('tenant'), { findings, put: () => promise });
    await screen.findByText('0 of 4 findings reviewed');
    await userEvent.click(side('Landlord'));
    expect(rating().getByText('for the landlord')).toBeDefined();
    expect(first()).toEqual([RELEASE]);
    expect(screen.getByText('0 of 1 findings reviewed')).toBeDefined();
    const puts = () => calls.filter(({ method }) => method === 'PUT');
    expect(puts()).toMatchObject([{ path: '/api/contracts/contract-1/side', body: { side: 'landlord' } }]);
    await userEvent.click(side('Neutral'));
    expect(first()).toEqual([ENTRY, RELEASE]);
    expect(rating().getByText('for both sides')).toBeDefined();
    routes['PUT /api/contracts/:id/side'] = keeps;
    resolve(Response.json({ side: 'landlord' }));
    await waitFor(() => expect(puts().map(({ body }) => body)).toEqual([{ side: 'landlord' }, { side: 'neutral' }]));
    expect(side('Neutral').checked).toBe(true);
  });

  test('leaves decisions where they are', async () => {
    const decision: Decision = {
      id: 1,
      findingId: 'q-0',
      verdict: 'accepted',
      value: null,
      reason: null,
      reviewer: 'Ada Fischer',
      decidedAt: '2026-11-20T16:12:00.000Z',
      run: 'run-1',
      about: { kind: 'risk', title: ENTRY, value: null, quote: null, page: 6 },
    };
    await open(sidedContract('tenant'), { findings: answersAsFindings(stored, { [ENTRY_PATH]: decision }) });
    const accepted = () => document.querySelector(`[data-path="${ENTRY_PATH}"]`)?.textContent ?? '';
    await waitFor(() => expect(accepted()).toContain('Accepted by Ada Fischer'));
    for (const name of ['Landlord', 'Neutral', 'Tenant']) {
      await userEvent.click(side(name));
      expect(accepted()).toContain('Accepted by Ada Fischer');
    }
  });

  test('that can not be kept goes back to the one before, and says so', async () => {
    await open(sidedContract('tenant'), { put: refused(500, 'The disk is full.') });
    await userEvent.click(side('Landlord'));
    await waitFor(() => expect(side('Tenant').checked).toBe(true));
    expect(rating().getByText('for the tenant')).toBeDefined();
    expect(first()).toEqual([ENTRY, RELEASE]);
  });
});
