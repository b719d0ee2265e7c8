import '../../support/dom';
import { expect, test } from 'bun:test';
import { App } from '../../../src/ui/app';
import { hydrateIsland } from '../../../src/ui/islands/hydrate';
import { loadPage, routeOf } from '../../../src/ui/routes';
import { catchConsoleErrors } from '../../support/console-errors';
import { act, render, screen, userEvent } from '../../support/dom';
import { fakeApi } from '../../support/fake-api';
import { ADA, listed } from '../../support/ui-fixtures';
import '../../support/ui-page';

catchConsoleErrors();

const island = { broken: true };

function Island() {
  if (island.broken) throw new Error('It broke');
  return <p>Drop contracts here</p>;
}

test('a page that cannot be drawn from an answer shows a card below the header, and is drawn from a new one', async () => {
  const { routes } = fakeApi({
    'GET /api/auth/session': () => Response.json({ user: ADA }),
    'GET /api/contracts': () => Response.json({ contracts: [{}] }),
  });
  await loadPage(routeOf('/documents'));
  history.replaceState(null, '', '/documents');
  render(<App signedIn />);
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(screen.getByRole('banner')).toBeDefined();
  routes['GET /api/contracts'] = () => Response.json({ contracts: [listed()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('article', { name: 'Lease.pdf' });
});

test('an island that cannot be drawn shows the card in its place', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  let unmount = () => {};
  await act(async () => {
    unmount = hydrateIsland(element, <Island />);
  });
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  island.broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(element.textContent).toBe('Drop contracts here');
  act(unmount);
  element.remove();
});
