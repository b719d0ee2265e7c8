import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import type { Contents } from '../../../src/shared/contents';
import AnalysisPage from '../../../src/ui/pages/analysis';
import { screen, userEvent, within } from '../../support/dom';
import { fakeApi, refused } from '../../support/fake-api';
import { CAP, LAW, lease } from '../../support/lease-analysis';
import { ADA, contract } from '../../support/ui-fixtures';
import { showPage } from '../../support/ui-page';

const CLAUSES = [
  { ...LAW, category: 'Governing Law', confidence: 0.95, section: '13.2 Governing Law' },
  { ...CAP, category: 'Cap On Liability', confidence: 0.5 },
];

function contents(terms: number): Contents {
  return {
    parts: [
      { number: 'ARTICLE 1', title: 'DEFINITIONS', kind: 'section', level: 1, heading: LAW },
      { number: null, title: null, kind: 'signatures', level: 1, heading: CAP },
    ],
    definitions: Array.from({ length: terms }, (_, i) => ({
      term: `Term ${i + 1}`,
      evidence: { ...LAW, start: i, quote: i === 2 ? 'The fee, defined.' : 'Means something.' },
    })),
    highlights: [],
  };
}

function visit(answer: Contents | null = contents(9), clauses = CLAUSES) {
  const api = fakeApi({
    'GET /api/auth/session': () => Response.json({ user: ADA }),
    'GET /api/contracts/:id': () =>
      Response.json({ contract: contract({ status: 'completed', aiAnalysis: lease({ clauses }) }) }),
    'GET /api/contracts/:id/contents': () =>
      answer ? Response.json({ run: 'r', ...answer }) : new Response('{}', { status: 500 }),
  });
  showPage(AnalysisPage, '/analysis/contract-1', '/analysis/:id');
  return api;
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('clauses', () => {
  test('are folded by category with count and pages; one unfolds to its quote, place and confidence', async () => {
    visit();
    const clauses = await card('Clauses');
    expect(clauses.getByText('2 in 2 of 41 categories')).toBeDefined();
    expect(clauses.queryByText(LAW.quote)).toBeNull();
    const row = clauses.getByRole('button', { name: /Governing law p\. 38/ });
    await userEvent.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(clauses.getByText(LAW.quote)).toBeDefined();
    expect(clauses.getByText('13.2 Governing Law · very likely')).toBeDefined();
    await userEvent.click(row);
    expect(clauses.queryByText(LAW.quote)).toBeNull();
  });

  test('unfold all at once, and by what is searched for', async () => {
    visit();
    const clauses = await card('Clauses');
    await userEvent.click(clauses.getByRole('button', { name: 'Unfold all' }));
    expect(clauses.getByText(CAP.quote)).toBeDefined();
    await userEvent.click(clauses.getByRole('button', { name: 'Fold all' }));
    await userEvent.type(clauses.getByRole('searchbox', { name: 'Search the clauses' }), 'delaware');
    expect(clauses.getByText(LAW.quote)).toBeDefined();
    expect(clauses.queryByText(/Cap on liability/)).toBeNull();
    expect(clauses.getByText('1 clause matches')).toBeDefined();
  });

  test('that were not detected are named, and that they may be there', async () => {
    visit(contents(0), []);
    const clauses = await card('Clauses');
    expect(clauses.getByText('Not found. All 42 pages read.')).toBeDefined();
    expect(clauses.getByText('Looked for and not detected (41)')).toBeDefined();
    expect(clauses.getByText(/one in five clauses was missed/)).toBeDefined();
  });
});

describe('definitions', () => {
  test('show the first ones, all when asked, and those that match', async () => {
    visit();
    const definitions = await card('Definitions');
    await definitions.findByText('9 defined terms');
    expect(definitions.getAllByRole('term')).toHaveLength(6);
    await userEvent.click(definitions.getByRole('button', { name: 'Show all 9 terms' }));
    expect(definitions.getAllByRole('term')).toHaveLength(9);
    await userEvent.type(definitions.getByRole('searchbox'), 'fee');
    expect(definitions.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Term 3p. 38']);
  });

  test('that are none are said to be none', async () => {
    visit(contents(0));
    expect(await (await card('Definitions')).findByText(/^No defined terms/)).toBeDefined();
  });

  test('and the table of contents can be asked for again when they did not come', async () => {
    const { routes } = visit(null);
    const definitions = await card('Definitions');
    await definitions.findByText(/could not be loaded/);
    routes['GET /api/contracts/:id/contents'] = () => Response.json({ run: 'r', ...contents(2) });
    await userEvent.click(definitions.getByRole('button', { name: 'Try again' }));
    await definitions.findByText('Term 2');
    expect((await card('Table of Contents')).getByText('DEFINITIONS', { exact: false })).toBeDefined();
  });
});

describe('the table of contents', () => {
  test('has each heading with its page, and names the signatures', async () => {
    visit();
    const outline = await card('Table of Contents');
    await outline.findByRole('button', { name: 'ARTICLE 1 DEFINITIONS page 38' });
    expect(outline.getByRole('button', { name: 'Signatures page 27' })).toBeDefined();
  });
});

describe('reviews that can not be had', () => {
  test('are told of, and can be asked for again', async () => {
    const { routes } = visit();
    routes['GET /api/contracts/:id/findings'] = refused(500, 'Something went wrong.');
    const notice = await screen.findByText(/The reviews of this analysis could not be loaded/);
    routes['GET /api/contracts/:id/findings'] = () =>
      Response.json({
        run: 'r',
        findings: [
          {
            id: 'f',
            kind: 'fact',
            path: 'facts.term',
            title: 'Term',
            value: null,
            severity: null,
            evidence: [],
            decision: null,
          },
        ],
      });
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    await screen.findByText('0 of 1 findings reviewed');
  });
});
