import { AccountUpload } from '../components/landing/account-upload';
import { sessionStore } from '../stores/session-store';
import { hydrateIsland } from './hydrate';
import type { IslandModule } from './island-module';

/** Wakes the upload section of the landing page for signed-in users. */
export const mount: IslandModule['mount'] = (element, files) => {
  const session = sessionStore();
  const { follow } = session.getState();
  addEventListener('storage', follow);
  // The page around is the signed-in user's as the server wrote it; once the session is known to have ended, it is not.
  const leave = session.subscribe(({ user }, before) => {
    if (before.user && !user) setTimeout(() => location.reload());
  });
  const unmount = hydrateIsland(element, <AccountUpload waiting={files} />);
  return () => {
    removeEventListener('storage', follow);
    leave();
    unmount();
  };
};
