import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import type { Notifications } from '../../../src/shared/accounts';
import AccountPage from '../../../src/ui/pages/account';
import AnalysisPage from '../../../src/ui/pages/analysis';
import { catchConsoleErrors } from '../../support/console-errors';
import { act, screen, userEvent, waitFor } from '../../support/dom';
import { type ApiAnswer, fakeApi, offline } from '../../support/fake-api';
import { LAW, lease } from '../../support/lease-analysis';
import { ADA, contract } from '../../support/ui-fixtures';
import { messageOf, path, showPage } from '../../support/ui-page';

catchConsoleErrors();

const ok: ApiAnswer = () => Response.json({ success: true });
const preferences = (change: Partial<Notifications>) => ({ ...ADA.notifications, ...change });
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';
const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name }));

async function visit(routes: Record<string, ApiAnswer> = {}) {
  const api = fakeApi({ 'GET /api/auth/session': () => Response.json({ user: ADA }), ...routes });
  showPage(AccountPage, '/account');
  await screen.findByRole('heading', { name: 'Profile & Security' });
  const sent = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body as Notifications);
  return { ...api, sent };
}

describe('the account page', () => {
  test('says that it loads, then sends strangers to sign in', async () => {
    const session = Promise.withResolvers<Response>();
    fakeApi({ 'GET /api/auth/session': () => session.promise });
    showPage(AccountPage, '/account');
    expect(screen.getByText('Loading account...')).toBeDefined();
    session.resolve(Response.json({ error: 'Please sign in to continue.' }, { status: 401 }));
    await waitFor(() => expect(path()).toBe('/signin'));
  });

  test('of somebody who is signed out in another tab is left', async () => {
    await visit();
    localStorage.removeItem('auth_user');
    act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_user', newValue: null })));
    await waitFor(() => expect(path()).toBe('/signin'));
  });

  test.each([
    ['says that no mail server is set up', { configured: false, verified: false, mailed: false, pending: null }, 1],
    [
      'says nothing of mail where there is a server',
      { configured: true, verified: true, mailed: true, pending: null },
      0,
    ],
  ])('%s', async (_, status, notes) => {
    await visit({ 'GET /api/user/mail': () => Response.json(status) });
    await act(async () => undefined);
    await waitFor(() => expect(screen.queryAllByText(/^No mail server is set up here/)).toHaveLength(notes));
    expect(screen.getAllByRole('switch')).toHaveLength(5);
  });

  test('tells password managers whose password is changed', async () => {
    await visit();
    const form = screen.getByRole('form', { name: 'Change password' });
    const username = form.querySelector<HTMLInputElement>('[autocomplete="username"]');
    expect([username?.value, username?.hidden]).toEqual([ADA.email, true]);
  });

  test('says what is wrong with a field once the next one is gone to, and not of one that was passed through', async () => {
    await visit();
    await userEvent.click(screen.getByLabelText('Current Password'));
    await userEvent.click(screen.getByLabelText('New Password'));
    await userEvent.keyboard('short');
    expect(messageOf('New Password')).toBe('');
    await userEvent.click(screen.getByLabelText('Confirm New Password'));
    expect(messageOf('New Password')).toBe('Password must be at least 8 characters');
    expect(messageOf('Current Password')).toBe('');
    await userEvent.keyboard('longer than that');
    expect(messageOf('Current Password')).toBe('');
    await userEvent.click(screen.getByLabelText('New Password'));
    expect(messageOf('Confirm New Password')).toBe("Passwords don't match");
  });
});

describe('preferences', () => {
  test('are saved whole, those turned quickly one after the other', async () => {
    const first = Promise.withResolvers<Response>();
    const answers = [first.promise];
    const { sent } = await visit({ 'PATCH /api/user/notifications': (call) => answers.shift() ?? ok(call) });
    await turn('Product news');
    await turn('Security alerts');
    expect([isOn('Product news'), isOn('Security alerts')]).toEqual([false, false]);
    expect(sent()).toEqual([preferences({ emailMarketing: false })]);
    first.resolve(Response.json({ success: true }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(preferences({ emailMarketing: false, emailSecurity: false }));
  });

  test('that can not be saved go back alone', async () => {
    const first = Promise.withResolvers<Response>();
    const answers = [first.promise];
    const { sent } = await visit({ 'PATCH /api/user/notifications': (call) => answers.shift() ?? ok(call) });
    await turn('Product news');
    await turn('Security alerts');
    first.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect([isOn('Product news'), isOn('Security alerts')]).toEqual([true, false]);
    expect(sent()[1]).toEqual(preferences({ emailSecurity: false }));
  });

  test('keep the focus on the switch', async () => {
    await visit({ 'PATCH /api/user/notifications': offline });
    const toggle = screen.getByRole('switch', { name: 'Enhanced reports' });
    toggle.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(isOn('Enhanced reports')).toBe(true));
    expect(document.activeElement === toggle).toBe(true);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('enhanced reports %p: an analysis has its passages for print', async (analysisReports, cards) => {
    fakeApi({
      'GET /api/auth/session': () =>
        Response.json({ user: { ...ADA, notifications: preferences({ analysisReports }) } }),
      'GET /api/contracts/:id': () =>
        Response.json({ contract: contract({ status: 'completed', aiAnalysis: lease() }) }),
    });
    showPage(AnalysisPage, '/analysis/contract-1', '/analysis/:id');
    await screen.findByRole('region', { name: 'Contract Overview' });
    const passages = () => [...document.querySelectorAll('#passages, [aria-labelledby="passages"]')];
    await waitFor(() =>
      expect(passages().some(({ textContent }) => textContent?.includes(LAW.quote))).toBe(cards === 1),
    );
  });
});
