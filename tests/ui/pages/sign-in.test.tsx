import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import SignInPage from '../../../src/ui/pages/sign-in';
import { sessionStore } from '../../../src/ui/stores/session-store';
import { catchConsoleErrors } from '../../support/console-errors';
import { act, screen, userEvent, waitFor } from '../../support/dom';
import { type ApiAnswer, fakeApi, offline, refused } from '../../support/fake-api';
import { ADA } from '../../support/ui-fixtures';
import { messageOf, path, showPage } from '../../support/ui-page';

catchConsoleErrors();

function visit(signIn: ApiAnswer = refused(401, 'Invalid email or password')) {
  const api = fakeApi({
    'GET /api/auth/session': refused(401, 'Please sign in to continue.'),
    'POST /api/auth/signin': signIn,
  });
  showPage(SignInPage, '/signin');
  return api;
}

async function fill(email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('the sign-in page', () => {
  test('has its heading, links and buttons', () => {
    visit();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  test('says what is wrong with the fields and asks nothing of the server', async () => {
    const { calls } = visit();
    await fill('ada@', '12345');
    expect(messageOf('Email')).toBe('Please enter a valid email address');
    expect(messageOf('Password')).toBe('Password must be at least 6 characters');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Password'), '6');
    expect(messageOf('Password')).toBe('');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('stores the user and goes to the landing page', async () => {
    const { calls } = visit(() => Response.json({ user: ADA }));
    await fill('ada@example.com', 'correct horse');
    await waitFor(() => expect(path()).toBe('/'));
    expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.com', password: 'correct horse' });
    expect(localStorage.getItem('auth_user')).toContain(ADA.id);
  });

  test('leads back to the analysis that sent the visitor here, with its hash, and to no other site', async () => {
    const leads = async (address: string, to: string) => {
      fakeApi({ 'GET /api/auth/session': () => Response.json({ user: ADA }) });
      sessionStore().setState(sessionStore().getInitialState());
      const { unmount } = showPage(SignInPage, address, '/signin');
      await waitFor(() => expect(location.href).toBe(new URL(to, location.origin).href));
      unmount();
    };
    await leads('/signin?next=%2Fanalysis%2Fc1#risks', '/analysis/c1#risks');
    await leads('/signin?next=%2F%2Fexample.com%2Fanalysis%2Fc1', '/');
  });

  test("shows the server's words in an alert above the form", async () => {
    visit();
    await fill('ada@example.com', 'wrong horse');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Invalid email or password');
    expect(alert.compareDocumentPosition(screen.getByRole('form')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('says that it failed when the server said nothing', async () => {
    visit(offline);
    await fill('ada@example.com', 'correct horse');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in');
  });

  test('shows and hides the password', async () => {
    visit();
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  test('is left by whoever is signed in already, here or in another tab', async () => {
    const { routes } = fakeApi({ 'GET /api/auth/session': () => Response.json({ user: ADA }) });
    const { unmount } = showPage(SignInPage, '/signin');
    await waitFor(() => expect(path()).toBe('/'));
    unmount();
    sessionStore().setState(sessionStore().getInitialState());
    routes['GET /api/auth/session'] = refused(401, 'Please sign in to continue.');
    showPage(SignInPage, '/signin');
    expect(path()).toBe('/signin');
    act(() => sessionStore().setState({ user: ADA, loading: false }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  test('hides a password that was shown when it is sent', async () => {
    visit();
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await fill('ada@example.com', 'wrong horse');
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  test('has two buttons that do nothing yet', async () => {
    const { calls } = visit();
    await waitFor(() => expect(calls).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(calls).toHaveLength(1);
    expect(path()).toBe('/signin');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
