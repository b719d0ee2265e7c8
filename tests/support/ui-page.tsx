import './dom';
import { afterEach } from 'bun:test';
import type { ComponentType } from 'react';
import { Route, Router } from 'wouter';
import { Providers } from '../../src/ui/components/providers';
import { createQueryClient } from '../../src/ui/lib/query-client';
import { sessionStore } from '../../src/ui/stores/session-store';
import { uploadsStore } from '../../src/ui/stores/uploads';
import { act, render, screen, waitFor } from './dom';

/** Shows a page as the app does, at an address, with the session, data and uploads of a document just loaded. */
export function showPage(Page: ComponentType, address: string, pattern = address.replace(/\?.*/, '')) {
  history.replaceState(null, '', address);
  return render(
    <Providers signedIn={false}>
      <Router>
        <Route path={pattern}>
          <Page />
        </Route>
      </Router>
    </Providers>,
  );
}

/** The path that the browser shows now. */
export const path = () => location.pathname + location.search;

/**
 * Waits until something is no longer shown. (Not by `expect(element).toBeNull()`: while it fails, the element
 * is printed with all that hangs on it, which takes seconds each time.)
 */
export async function gone(find: () => Element | null): Promise<void> {
  const check = () => {
    if (find()) throw new Error('It is still there');
  };
  await waitFor(check);
}

/** What screen readers are told of fields: the message tied to the field of this label. */
export function messageOf(label: string): string {
  const ids = screen.getByLabelText(label, { selector: 'input' }).getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

afterEach(() => {
  act(() => {
    for (const { id } of uploadsStore().getState().items) uploadsStore().getState().remove(id);
    sessionStore().setState(sessionStore().getInitialState());
  });
  createQueryClient().clear();
});
