import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import type { Analysis, Completeness, Fact } from '../../../src/shared/analysis';
import AnalysisPage from '../../../src/ui/pages/analysis';
import { screen, within } from '../../support/dom';
import { fakeApi } from '../../support/fake-api';
import { LAW, lease, proof } from '../../support/lease-analysis';
import { ADA, contract } from '../../support/ui-fixtures';
import { showPage } from '../../support/ui-page';

async function show(analysis: Analysis): Promise<void> {
  fakeApi({
    'GET /api/auth/session': () => Response.json({ user: ADA }),
    'GET /api/contracts/:id': () =>
      Response.json({ contract: contract({ status: 'completed', aiAnalysis: analysis }) }),
  });
  showPage(AnalysisPage, '/analysis/contract-1', '/analysis/:id');
  await screen.findByRole('region', { name: 'Contract Overview' });
}

const well = { status: 'complete', note: 'All is well.', items: [] } as const;
const whole: Completeness = {
  complete: true,
  pages: { ...well, items: [] },
  blanks: { ...well, items: [] },
  exhibits: { ...well, items: [] },
  signatures: { ...well, items: [] },
};

describe('what to look at first', () => {
  test('names what is open, with its pages, before the cards', async () => {
    const items = [
      { label: 'Exhibit C', page: 9, evidence: [proof('as set out in Exhibit C', 9, 700)] },
      { label: 'Exhibit D', page: 9, evidence: [proof('see Exhibit D', 9, 800)] },
      { label: 'Attachment', page: null, evidence: [] },
    ];
    const exhibits = { status: 'incomplete' as const, note: 'Exhibit C is missing.', items };
    await show(lease({ completeness: { ...whole, complete: false, exhibits } }));
    const box = screen.getByRole('region', { name: 'Look at first' });
    expect(box.textContent).toContain('Exhibit C is missing.');
    const chips = within(box).getAllByRole('button');
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'p. 9: show the words of the contract on missing exhibits: Exhibit C, Exhibit D',
    ]);
    const overview = screen.getByRole('region', { name: 'Contract Overview' });
    expect(box.compareDocumentPosition(overview) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('leads to the drafting faults, which stand with their passages and how many more there are', async () => {
    const evidence = [proof('within thirty (60) days', 4, 400), proof('see Section 99', 5, 500)];
    const fault = {
      rule: 'words-and-figures',
      type: 'Words and figures differ',
      description: 'Thirty or 60.',
      evidence,
    };
    const more = [{ rule: fault.rule, type: fault.type, count: 2 }];
    await show(lease({ completeness: whole, drafting: { faults: [fault], more } }));
    const box = within(screen.getByRole('region', { name: 'Look at first' }));
    expect(box.getByRole('link', { name: '3 drafting faults' }).getAttribute('href')).toBe('#drafting');
    const card = within(screen.getByRole('region', { name: 'Drafting' }));
    expect(card.getByText('3 found')).toBeDefined();
    expect(card.getByRole('heading', { name: 'Words and figures differ' })).toBeDefined();
    expect(card.getByText('within thirty (60) days')).toBeDefined();
    expect(card.getByText('Words and figures differ: 2 more')).toBeDefined();
  });

  test('says once what could not be told, and that it is not certain', async () => {
    const unknown = { status: 'unknown' as const, note: 'Not every page was read.', items: [] };
    await show(lease({ completeness: { ...whole, complete: false, exhibits: unknown, blanks: unknown } }));
    const box = within(screen.getByRole('region', { name: 'Not certain' }));
    expect(box.getAllByText('Not every page was read.')).toHaveLength(1);
  });

  test('is one quiet line when all is well, and nothing where it was never looked for', async () => {
    await show(lease({ completeness: whole }));
    expect(screen.getByText(/^Complete: every page read/)).toBeDefined();
    expect(screen.queryByText('Look at first')).toBeNull();
  });

  test('is nothing where it was never looked for', async () => {
    await show(lease());
    expect(screen.queryByText(/^Complete:|^Look at first|^Not certain/)).toBeNull();
  });
});

describe('how sure a fact is', () => {
  const fact = (status: Fact['status'], value: string | null = null): Fact => {
    return { status, value, normalized: null, confidence: 1, evidence: value ? [LAW] : [] };
  };

  test.each<[Fact, string, string, string[]]>([
    [fact('absent'), 'Not found', 'text-none', ['in the text that was read: 41 of 42 pages, not page 7.']],
    [
      fact('ambiguous', 'Texas'),
      'Ambiguous',
      'text-medium',
      ['Texas', 'The contract can be read in more than one way.'],
    ],
    [fact('unreadable'), 'Unreadable', 'text-high', ['Page 7 could not be read.']],
    [fact('failed'), 'Failed', 'text-high', ['This could not be worked out. Please check the contract.']],
  ])('%j: in a word, a colour and what that means', async (governingLaw, word, colour, texts) => {
    const coverage = { pages: 42, read: 41, ocr: 0, unreadable: [7], truncated: false };
    await show(lease({ facts: { ...lease().facts, governingLaw }, coverage }));
    const row = document.getElementById('fact-governingLaw');
    const said = row?.querySelector('dd')?.textContent ?? '';
    for (const text of texts) expect(said).toContain(text);
    expect(said.split(word)).toHaveLength(2);
    const state = [...(row?.querySelectorAll('span') ?? [])].find(({ textContent }) => textContent === word);
    expect(state?.className).toContain(colour);
  });

  test('is not said of what was found: only exceptions are marked', async () => {
    await show(lease({ facts: { ...lease().facts, governingLaw: fact('found', 'Delaware') } }));
    expect(document.getElementById('fact-governingLaw')?.textContent).not.toContain('Found');
  });
});

test('a value, a clause and a silence that are not sure are marked to be checked, and say what they are', async () => {
  const { facts } = lease();
  const toCheck = (change: Partial<Fact>): Fact => ({
    ...{ value: null, normalized: null, confidence: 0.5, evidence: [], standing: 'to_check' },
    ...{ status: 'absent', ...change },
  });
  await show(
    lease({
      facts: {
        ...facts,
        effectiveDate: toCheck({ status: 'found', value: '2026-03-01', normalized: '2026-03-01', evidence: [LAW] }),
        noticePeriod: toCheck({ status: 'stated', evidence: [LAW] }),
        renewalTerm: toCheck({}),
      },
    }),
  );
  const overview = within(screen.getByRole('region', { name: 'Contract Overview' }));
  const row = (label: string) => overview.getByText(label).closest('div')?.textContent ?? '';
  expect(row('Effective date')).toContain('Mar 1, 2026 the words may speak of something else To check');
  expect(row('Notice period')).toContain('To checkStated, but not surely: these words may speak of something else.');
  expect(row('Renewal')).toContain('To checkNot found for certain, please look whether the contract says it');
});
