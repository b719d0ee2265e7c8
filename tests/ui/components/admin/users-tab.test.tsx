import '../../../support/dom';
import { describe, expect, test } from 'bun:test';
import type { AdminUser } from '../../../../src/shared/admin';
import { UsersTab } from '../../../../src/ui/components/admin/users-tab';
import { TooltipProvider } from '../../../../src/ui/kit/tooltip';
import { catchConsoleErrors } from '../../../support/console-errors';
import { screen, userEvent, waitFor } from '../../../support/dom';
import { type ApiAnswer, fakeApi, refused } from '../../../support/fake-api';
import { showPage } from '../../../support/ui-page';

catchConsoleErrors();

function user(i: number): AdminUser {
  return {
    id: `${i}`,
    name: `User ${i}`,
    email: `u${i}@example.com`,
    plan: 'free',
    createdAt: '2026-03-01T00:00:00.000Z',
  };
}

/** `total` users; a search finds one of them. */
function answerOf(total: { users: number }): ApiAnswer {
  return ({ path }) => {
    const query = new URL(path, 'http://localhost').searchParams;
    if (query.get('search')) return Response.json({ users: [user(7)], total: 1 });
    const first = (Number(query.get('page')) - 1) * 50;
    const users = Array.from({ length: Math.max(0, Math.min(50, total.users - first)) }, (_, i) => user(first + i));
    return Response.json({ users, total: total.users });
  };
}

const Page = () => (
  <TooltipProvider>
    <UsersTab />
  </TooltipProvider>
);

function visit(users: ApiAnswer) {
  const api = fakeApi({ 'GET /api/auth/session': refused(401, ''), 'GET /api/admin/users': users });
  showPage(Page, '/admin/dashboard');
  const asked = () => api.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/admin/users'));
  return { ...api, asked };
}

describe('the users of the platform', () => {
  test('are counted and gone through page by page', async () => {
    const { asked } = visit(answerOf({ users: 10_000 }));
    await screen.findByText('1–50 of 10,000 users');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('User 50');
    expect(screen.getByText('51–100 of 10,000 users')).toBeDefined();
    expect(screen.getByText('Page 2 of 200')).toBeDefined();
    expect(asked()).toEqual(['/api/admin/users?page=1', '/api/admin/users?page=2']);
  });

  test('are looked for on the first page once typing pauses', async () => {
    const { asked } = visit(answerOf({ users: 120 }));
    await screen.findByText('1–50 of 120 users');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('User 50');
    // Without a delay between keys: on a busy machine each would otherwise count as a pause.
    const typist = userEvent.setup({ delay: null });
    await typist.type(screen.getByRole('searchbox', { name: 'Search users' }), ' user 7 ');
    await screen.findByText('1 user');
    expect(asked().at(-1)).toBe('/api/admin/users?page=1&search=user+7');
    expect(asked().filter((path) => path.includes('search'))).toHaveLength(1);
  });

  test('of a page that is no longer there: the last one is shown', async () => {
    const total = { users: 51 };
    const { routes } = visit(answerOf(total));
    await screen.findByText('1–50 of 51 users');
    total.users = 50;
    routes['GET /api/admin/users'] = answerOf(total);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('50 users');
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });

  test('none, and none found, are told apart', async () => {
    visit(({ path }) => Response.json({ users: [], total: 0, path }));
    await screen.findByText('No users yet');
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await screen.findByText('No users found');
  });

  test('that can not be loaded: the server’s words', async () => {
    visit(refused(503, 'The database is not available right now.'));
    expect((await screen.findByRole('alert')).textContent).toBe('The database is not available right now.');
  });
});
