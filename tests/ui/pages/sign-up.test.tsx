import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import SignUpPage from '../../../src/ui/pages/sign-up';
import { screen, userEvent, waitFor } from '../../support/dom';
import { type ApiAnswer, fakeApi, offline, refused } from '../../support/fake-api';
import { messageOf, path, showPage } from '../../support/ui-page';

function visit(signUp: ApiAnswer = () => Response.json({ user: {} }, { status: 201 })) {
  const api = fakeApi({
    'GET /api/auth/session': refused(401, 'Please sign in to continue.'),
    'POST /api/auth/signup': signUp,
  });
  showPage(SignUpPage, '/signup');
  return api;
}

async function fill(name: string, email: string, password: string, again: string) {
  const fields = { 'Full Name': name, Email: email, Password: password, 'Confirm Password': again };
  for (const [label, text] of Object.entries(fields)) {
    if (text) await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

describe('the sign-up page', () => {
  test('says what is wrong with each field', async () => {
    const { calls } = visit();
    await fill('A', 'ada', '1234567', '');
    expect(messageOf('Full Name')).toBe('Name must be at least 2 characters');
    expect(messageOf('Email')).toBe('Please enter a valid email address');
    expect(messageOf('Password')).toBe('Password must be at least 8 characters');
    expect(messageOf('Confirm Password')).toBe('Please confirm your password');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('says on the confirmation that the passwords differ', async () => {
    visit();
    await fill('Ada Fischer', 'ada@example.com', 'correct horse', 'correct house');
    expect(messageOf('Confirm Password')).toBe("Passwords don't match");
  });

  test('creates the account, says so, and goes to sign-in after 1.5 s', async () => {
    const { calls } = visit();
    await fill('Ada Fischer', 'ada@example.com', 'correct horse', 'correct horse');
    await screen.findByText('Account created successfully! Redirecting to sign-in...');
    expect(calls.at(-1)?.body).toEqual({ name: 'Ada Fischer', email: 'ada@example.com', password: 'correct horse' });
    expect(path()).toBe('/signup');
    await waitFor(() => expect(path()).toBe('/signin'));
  });

  test("shows the server's words, else that it failed", async () => {
    const { routes } = visit(refused(409, 'An account with this email already exists.'));
    await fill('Ada Fischer', 'ada@example.com', 'correct horse', 'correct horse');
    expect((await screen.findByRole('alert')).textContent).toBe('An account with this email already exists.');
    routes['POST /api/auth/signup'] = offline;
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByText('Failed to create account');
  });

  test('shows each password on its own, and has its links and the Google button', async () => {
    const { calls } = visit();
    await waitFor(() => expect(calls).toHaveLength(1));
    const [first] = screen.getAllByRole('button', { name: 'Show password' });
    await userEvent.click(first as HTMLElement);
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    expect(screen.getByLabelText('Confirm Password').getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(calls).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
  });
});
