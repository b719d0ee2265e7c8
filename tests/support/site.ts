import { build } from '../../scripts/build';
import { testApp } from './app';

/** The app of `testApp` with a freshly built browser part, and a short way to get its pages. @param env settings */
export async function testSite(env: Record<string, string> = {}) {
  await build();
  const app = await testApp({ env });
  const get = (path: string, headers: Record<string, string> = {}) => app.call(`GET ${path}`, { headers });
  return { ...app, get };
}
