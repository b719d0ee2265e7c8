import { build } from '../../scripts/build';
import { testApp } from './app';

/** The app of `testApp` with a freshly built browser part, and a short way to get its pages. */
export async function testSite() {
  await build();
  const app = await testApp();
  const get = (path: string, headers: Record<string, string> = {}) => app.call(`GET ${path}`, { headers });
  return { ...app, get };
}
