import { Elysia } from 'elysia';
import { build } from '../../scripts/build';
import { assetRoutes } from '../../src/routes/assets';
import { pageRoutes } from '../../src/routes/pages';
import { errorsPlugin } from '../../src/routes/plugins/errors';
import { headersPlugin } from '../../src/routes/plugins/headers';
import { testApp } from './app';

/** Pages and assets of a freshly built browser part, on the database of a test app. */
export async function testSite() {
  await build();
  const base = await testApp();
  const app = new Elysia()
    .use(errorsPlugin(base.deps))
    .use(headersPlugin(base.deps))
    .use(assetRoutes(base.deps))
    .use(pageRoutes(base.deps));
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.handle(new Request(`http://localhost:3000${path}`, { headers }));
  return { ...base, site: app, get };
}
