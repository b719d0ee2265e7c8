import { setNonce } from 'get-nonce';
import { hydrateRoot } from 'react-dom/client';
import { UploadSection } from '../components/landing/upload-section';
import { Providers } from '../components/providers';
import { pageNonce } from '../nonce';
import type { IslandModule } from './islands';

/** Wakes the upload section of the landing page. */
export const mount: IslandModule['mount'] = (element, files) => {
  setNonce(pageNonce() ?? '');
  const signedIn = document.getElementById('root')?.dataset.signedIn === 'true';
  const root = hydrateRoot(
    element,
    <Providers signedIn={signedIn}>
      <UploadSection waiting={files} />
    </Providers>,
  );
  return () => root.unmount();
};
