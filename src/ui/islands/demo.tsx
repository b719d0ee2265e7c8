import { DemoUpload } from '../components/landing/demo-upload';
import { hydrateIsland } from './hydrate';
import type { IslandModule } from './island-module';

/** Wakes the upload section of the landing page for visitors without an account. */
export const mount: IslandModule['mount'] = (element, files) => hydrateIsland(element, <DemoUpload waiting={files} />);
