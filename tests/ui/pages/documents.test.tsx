import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import type { ContractListItem } from '../../../src/shared/contracts';
import { formatDateTime } from '../../../src/shared/format';
import DocumentsPage from '../../../src/ui/pages/documents';
import { sessionStore } from '../../../src/ui/stores/session-store';
import { useToasts } from '../../../src/ui/stores/toasts';
import { uploadsStore } from '../../../src/ui/stores/uploads';
import { catchConsoleErrors } from '../../support/console-errors';
import { act, cleanup, screen, userEvent, waitFor, within } from '../../support/dom';
import { type ApiAnswer, type ApiCall, fakeApi, offline, refused, silent } from '../../support/fake-api';
import { ADA, BEN, contract, listed, pdfFile } from '../../support/ui-fixtures';
import { gone, path, showPage } from '../../support/ui-page';

catchConsoleErrors();

function visit(
  contracts: ContractListItem[] | ApiAnswer,
  address = '/documents',
  more: Record<string, ApiAnswer> = {},
) {
  const list = typeof contracts === 'function' ? contracts : () => Response.json({ contracts });
  const api = fakeApi({
    'GET /api/auth/session': () => Response.json({ user: ADA }),
    'GET /api/contracts': list,
    ...more,
  });
  showPage(DocumentsPage, address);
  return api;
}

const cardOf = (name: string) => screen.findByRole('article', { name });

describe('My Documents', () => {
  test('sends visitors who are not signed in to /signin', async () => {
    visit([], '/documents', { 'GET /api/auth/session': refused(401, 'Please sign in to continue.') });
    await waitFor(() => expect(path()).toBe('/signin'));
  });

  test("asks for this user's contracts, and says so meanwhile", async () => {
    const { calls } = visit(silent);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Documents');
    expect(screen.getByText('Loading documents...')).toBeDefined();
    await waitFor(() => expect(calls.at(-1)?.path).toBe(`/api/contracts?userId=${ADA.id}`));
  });

  test('shows each contract with status, date, size, summary and its analysis', async () => {
    visit([
      listed({ id: 'c1', filename: 'Lease.pdf', status: 'completed', summary: 'A lease of ten years.' }),
      listed({ id: 'c2', filename: 'Loan.pdf', status: 'processing' }),
      listed({ id: 'c3', filename: 'Locked.pdf', status: 'error', summary: 'The PDF is protected by a password.' }),
    ]);
    const lease = within(await cardOf('Lease.pdf'));
    expect(lease.getByText('Completed')).toBeDefined();
    expect(lease.getByText(formatDateTime('2026-11-20T16:12:00.000Z'))).toBeDefined();
    expect(lease.getByText(/1\.5 KB/)).toBeDefined();
    expect(lease.getByText('A lease of ten years.')).toBeDefined();
    expect(lease.getByRole('link', { name: 'View Analysis of Lease.pdf' }).getAttribute('href')).toBe('/analysis/c1');
    const loan = within(await cardOf('Loan.pdf'));
    expect(loan.getByText('Processing')).toBeDefined();
    expect(loan.getByRole('button', { name: /^View Analysis/ }).hasAttribute('disabled')).toBe(true);
    const locked = within(await cardOf('Locked.pdf'));
    expect(locked.getByText('Error')).toBeDefined();
    expect(locked.getByText('The PDF is protected by a password.')).toBeDefined();
    expect(locked.getByRole('button', { name: /^View Analysis/ }).hasAttribute('disabled')).toBe(true);
  });

  test('deletes a contract after a confirmation', async () => {
    const { calls } = visit(
      [listed({ id: 'c1', filename: 'Lease.pdf' }), listed({ id: 'c2', filename: 'Loan.pdf' })],
      '/documents',
      {
        'DELETE /api/contracts/c1': () => Response.json({ success: true }),
      },
    );
    await userEvent.click(within(await cardOf('Lease.pdf')).getByRole('button', { name: 'Delete Lease.pdf' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this contract?' }));
    expect(dialog.getByText('Lease.pdf')).toBeDefined();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete contract' }));
    await waitFor(() =>
      expect(calls.some(({ method, path }) => method === 'DELETE' && path.endsWith('/c1'))).toBe(true),
    );
    await waitFor(() => expect(useToasts.getState().current?.title).toBe('Contract deleted'));
  });

  test('says why a contract was not deleted, and keeps it', async () => {
    visit([listed({ id: 'c1', filename: 'Lease.pdf' })], '/documents', {
      'DELETE /api/contracts/c1': refused(503, 'The server is very busy.'),
    });
    await userEvent.click(within(await cardOf('Lease.pdf')).getByRole('button', { name: 'Delete Lease.pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete contract' }));
    await waitFor(() => expect(useToasts.getState().current?.description).toBe('The server is very busy.'));
    expect(await cardOf('Lease.pdf')).toBeDefined();
  });

  test('shows title, kind, rating and the next date of an analysis, and the file name below', async () => {
    const headline = { title: 'RETAIL LEASE', kind: 'Commercial lease', noticeBy: '2999-12-02', end: '3000-03-01' };
    visit([
      listed({ id: 'c1', filename: 'a03.pdf', status: 'completed', headline: { ...headline, rating: 'high' } }),
      listed({
        id: 'c2',
        filename: 'b.pdf',
        status: 'completed',
        headline: { title: null, kind: 'Order form', rating: null, noticeBy: null, end: '2001-03-01' },
      }),
    ]);
    const lease = within(await cardOf('a03.pdf'));
    expect(lease.getByRole('heading').textContent).toBe('RETAIL LEASE');
    expect(lease.getByText('HIGH RISK')).toBeDefined();
    expect(lease.getByText('Commercial lease · notice by Dec 2, 2999')).toBeDefined();
    expect(
      lease.getByText((_, element) => element?.tagName === 'P' && element.textContent === 'a03.pdf'),
    ).toBeDefined();
    const order = within(await cardOf('b.pdf'));
    expect(order.getByRole('heading').textContent).toBe('b.pdf');
    expect(order.getByText('NOT ASSESSED')).toBeDefined();
    expect(order.getByText('Order form')).toBeDefined();
  });

  test('says at which step an analysis is', async () => {
    visit([listed({ filename: 'Loan.pdf', stage: 'analyzing' })]);
    expect(within(await cardOf('Loan.pdf')).getByText('Step 2 of 4: AI Analysis')).toBeDefined();
  });

  test('searches by file name, whatever the case', async () => {
    visit([listed({ id: 'c1', filename: 'Office Lease.pdf' }), listed({ id: 'c2', filename: 'Loan.pdf' })]);
    await cardOf('Loan.pdf');
    await userEvent.type(screen.getByRole('searchbox'), 'LEASE');
    await gone(() => screen.queryByRole('article', { name: 'Loan.pdf' }));
    expect(screen.getByRole('article', { name: 'Office Lease.pdf' })).toBeDefined();
    expect(screen.getByText('1 of 2 documents')).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox'), ' agreement');
    await screen.findByText('No documents found');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await cardOf('Loan.pdf');
  });

  test('pages through many documents; the search covers all of them', async () => {
    visit(Array.from({ length: 120 }, (_, i) => listed({ id: `c${i}`, filename: `Lease ${i + 1}.pdf` })));
    await cardOf('Lease 50.pdf');
    expect(screen.getAllByRole('article')).toHaveLength(50);
    expect(screen.getByText('120 documents')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await cardOf('Lease 51.pdf');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Documents, page 2 of 3');
    await userEvent.type(screen.getByRole('searchbox'), 'lease 119');
    await cardOf('Lease 119.pdf');
    await gone(() => screen.queryByRole('article', { name: 'Lease 51.pdf' }));
    expect(screen.queryAllByRole('button', { name: 'Next' })).toHaveLength(0);
  });

  test('is found as it was left, but not by another user', async () => {
    visit([listed({ id: 'c1', filename: 'Lease.pdf' }), listed({ id: 'c2', filename: 'Loan.pdf' })]);
    await cardOf('Loan.pdf');
    await userEvent.type(screen.getByRole('searchbox'), 'lease');
    await gone(() => screen.queryByRole('article', { name: 'Loan.pdf' }));
    cleanup();
    showPage(DocumentsPage, '/documents');
    await cardOf('Lease.pdf');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lease');
    act(() => sessionStore().setState({ user: BEN }));
    await cardOf('Loan.pdf');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  test('sends a user whose session has ended to /signin', async () => {
    const { routes } = visit([listed()]);
    await cardOf('Lease.pdf');
    const ended = refused(401, 'Please sign in to continue.');
    Object.assign(routes, { 'GET /api/contracts': ended, 'GET /api/auth/session': ended });
    await waitFor(() => expect(path()).toBe('/signin'));
  });

  test.each<[string, unknown]>([
    ['not JSON', '<!doctype html>'],
    ['no list', { contracts: null }],
  ])('can be asked for again after an answer that is %s', async (_, body) => {
    const { routes } = visit(() => (typeof body === 'string' ? new Response(body) : Response.json(body)));
    await screen.findByText('Documents could not be loaded');
    routes['GET /api/contracts'] = () => Response.json({ contracts: [listed()] });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await cardOf('Lease.pdf');
  });

  test('offers samples to those who have no documents yet', async () => {
    visit([]);
    await screen.findByText('No documents yet');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const samples = links.filter((address) => address?.startsWith('/samples/'));
    expect(samples).toEqual(['/samples/nda.pdf', '/samples/saas-agreement.pdf', '/samples/supply-agreement.pdf']);
    await userEvent.click(screen.getByRole('button', { name: 'Upload your first contract' }));
    await screen.findByRole('dialog', { name: 'Upload New Document' });
  });

  test('says that the list could not be loaded, and tries again', async () => {
    const { routes } = visit(offline);
    await screen.findByText('Documents could not be loaded');
    routes['GET /api/contracts'] = () => Response.json({ contracts: [listed()] });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await cardOf('Lease.pdf');
  });

  test('sees a contract through that was still being analysed', async () => {
    const { routes } = visit([listed()]);
    await cardOf('Lease.pdf');
    routes['GET /api/contracts'] = () => Response.json({ contracts: [listed({ status: 'completed' })] });
    await screen.findByText('Completed');
  });
});

describe('the upload dialog', () => {
  test('opens by ?upload=true, which is then taken out of the address', async () => {
    visit([], '/documents?upload=true');
    await screen.findByRole('dialog', { name: 'Upload New Document' });
    await waitFor(() => expect(path()).toBe('/documents'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone(() => screen.queryByRole('dialog'));
  });

  test('gives the focus back when it is closed', async () => {
    visit([listed({ status: 'completed' })]);
    const opener = await screen.findByRole('button', { name: 'Upload New Document' });
    await cardOf('Lease.pdf');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement === opener).toBe(true));
  });

  test('uploads what is chosen, shows the overlay with its steps, and leads to the analysis', async () => {
    let answer: ApiAnswer = silent;
    visit([], '/documents?upload=true', {
      'POST /api/contracts/upload': (call) => answer(call),
      'GET /api/contracts/:id': () => Response.json({ contract: contract({ status: 'completed' }) }),
    });
    const dialog = within(await screen.findByRole('dialog'));
    answer = () => Response.json({ contract: contract({ stage: 'extracting' }) }, { status: 201 });
    await userEvent.upload(dialog.getByLabelText('Browse Files'), [pdfFile('Lease.pdf')]);
    const overlay = within(await screen.findByRole('dialog', { name: 'AI Analysis in Progress' }));
    const steps = overlay.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Text Extraction',
      'AI Analysis',
      'Key Terms',
      'Risk Assessment',
    ]);
    expect(steps[0]?.getAttribute('aria-current')).toBe('step');
    expect(overlay.getByText(/This may take up to 2 minutes\.\.\./)).toBeDefined();
    await gone(() => screen.queryByText('AI Analysis in Progress'));
    const item = within(screen.getByRole('list', { name: 'Uploaded files' }));
    expect(item.getByText('Completed')).toBeDefined();
    expect(item.getByRole('link', { name: /View Analysis/ }).getAttribute('href')).toBe('/analysis/contract-1');
    await userEvent.click(item.getByRole('button', { name: 'Remove Lease.pdf' }));
    expect(screen.queryByRole('list', { name: 'Uploaded files' })).toBeNull();
  });

  test('opens for PDFs that are dropped anywhere on the page', async () => {
    visit([], '/documents', { 'POST /api/contracts/upload': silent });
    await screen.findByText('No documents yet');
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { types: ['Files'], files: [pdfFile()] },
    });
    act(() => void document.body.dispatchEvent(drop));
    expect(drop.defaultPrevented).toBe(true);
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload New Document' }));
    expect(dialog.getByRole('status').textContent).toBe('Lease.pdf: Uploading');
    expect(dialog.getByRole('progressbar', { name: 'Uploading Lease.pdf' }).getAttribute('aria-valuenow')).toBe('25');
  });

  test('is called back from a line on the page while something goes on in it or went wrong', async () => {
    const refuse = refused(415, 'Only PDF files can be analyzed.');
    const isFake = ({ body }: ApiCall) => ((body as FormData).get('pdf') as File).name === 'Fake.pdf';
    visit([], '/documents', {
      'POST /api/contracts/upload': (call) => (isFake(call) ? refuse(call) : silent(call)),
    });
    await screen.findByText('No documents yet');
    act(() =>
      uploadsStore()
        .getState()
        .add([pdfFile(), pdfFile('Fake.pdf')]),
    );
    await screen.findByText('1 file is being uploaded, 1 file failed.');
    await userEvent.click(screen.getByRole('button', { name: 'Show Uploads' }));
    const files = within(await screen.findByRole('list', { name: 'Uploaded files' }));
    expect(files.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Lease.pdf: Uploading',
      'Fake.pdf: Error',
    ]);
  });

  test('keeps the overlay, and the focus in it, until the analysis ends', async () => {
    visit([], '/documents', {
      'POST /api/contracts/upload': () => Response.json({ contract: contract() }, { status: 201 }),
    });
    await screen.findByText('No documents yet');
    const opener = screen.getByRole('button', { name: 'Upload New Document' });
    opener.focus();
    act(() =>
      uploadsStore()
        .getState()
        .add([pdfFile(), pdfFile('Loan.pdf')]),
    );
    const overlay = await screen.findByRole('dialog', { name: 'AI Analysis in Progress' });
    expect(overlay.textContent).toContain('Lease.pdf and 1 more');
    await userEvent.keyboard('{Tab}{Tab}');
    expect(screen.getByRole('dialog', { name: 'AI Analysis in Progress' }) === overlay).toBe(true);
    expect(overlay.contains(document.activeElement)).toBe(true);
    act(() => {
      for (const { id } of uploadsStore().getState().items) uploadsStore().getState().remove(id);
    });
    await gone(() => screen.queryByRole('dialog'));
    await waitFor(() => expect(document.activeElement === opener).toBe(true));
  });

  test.each<[string, () => Promise<unknown>]>([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Leave it running' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('has an overlay that is left by %s while the analysis goes on', async (_, leave) => {
    visit([], '/documents', {
      'POST /api/contracts/upload': () => Response.json({ contract: contract() }, { status: 201 }),
    });
    await screen.findByText('No documents yet');
    act(() => uploadsStore().getState().add([pdfFile()]));
    const overlay = await screen.findByRole('dialog', { name: 'AI Analysis in Progress' });
    expect(overlay.textContent).toContain('It goes on without you');
    await leave();
    await gone(() => screen.queryByRole('dialog'));
    await screen.findByText('1 file is being analyzed.');
    act(() =>
      uploadsStore()
        .getState()
        .add([pdfFile('Loan.pdf')]),
    );
    expect((await screen.findByRole('dialog')).textContent).toContain('Loan.pdf');
  });

  test('says why an upload failed, and sends it again when asked to', async () => {
    const { routes, calls } = visit([], '/documents?upload=true', { 'POST /api/contracts/upload': offline });
    act(() => uploadsStore().getState().add([pdfFile()]));
    await screen.findByText('The server could not be reached. Please check your connection and try again.');
    routes['POST /api/contracts/upload'] = silent;
    await userEvent.click(screen.getByRole('button', { name: 'Try again with Lease.pdf' }));
    await screen.findByText('Uploading');
    expect(calls.filter(({ path }) => path === '/api/contracts/upload')).toHaveLength(2);
    expect(screen.queryByText(/could not be reached/)).toBeNull();
  });
});
