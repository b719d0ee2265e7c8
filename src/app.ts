import { Elysia } from 'elysia';
import { AppError } from './errors';
import { adminRoutes } from './routes/admin';
import { apiDocsRoutes } from './routes/api-docs';
import { assetRoutes } from './routes/assets';
import { auditRoutes } from './routes/audit';
import { authRoutes } from './routes/auth';
import { contractFileRoutes } from './routes/contract-file';
import { contractRoutes } from './routes/contracts';
import { dateRoutes } from './routes/dates';
import type { AppDeps } from './routes/deps';
import { exportRoutes } from './routes/exports';
import { factorRoutes } from './routes/factors';
import { findingRoutes } from './routes/findings';
import { healthRoutes } from './routes/health';
import { metricsRoutes } from './routes/metrics';
import { pageRoutes } from './routes/pages';
import { playbookRoutes } from './routes/playbooks';
import { csrfPlugin } from './routes/plugins/csrf';
import { errorsPlugin } from './routes/plugins/errors';
import { headersPlugin } from './routes/plugins/headers';
import { limitsPlugin } from './routes/plugins/limits';
import { noteRefusals } from './routes/plugins/refusals';
import { portfolioRoutes } from './routes/portfolio';
import { providerSignInRoutes } from './routes/provider-sign-in';
import { searchRoutes } from './routes/search';
import { tableRoutes } from './routes/table';
import { unsubscribeRoutes } from './routes/unsubscribe';
import { userRoutes } from './routes/user';

/**
 * For `app.listen({ ...serveOptions, port, hostname })`. Bun's own body limit answers an empty 413 before any of our code runs; the
 * limits plugin replaces it. `reusePort` would let a second server share a port unnoticed.
 */
export const serveOptions = {
  maxRequestBodySize: Number.MAX_SAFE_INTEGER,
  /** Seconds of silence; longer than the browser waits for an upload. */
  idleTimeout: 90,
  reusePort: false,
  development: false,
} as const;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Without these the pages' catch-all would answer an unknown call with a page. */
function unknownCallRoutes() {
  const refuse = () => {
    throw new AppError('not_found', 'There is no such call.');
  };
  const routes = new Elysia();
  for (const method of METHODS) for (const path of ['/api', '/api/*']) routes.route(method, path, refuse);
  return routes;
}

/** What a process that only analyses serves, where its metrics are asked for: these, and whether it answers. Not listening. */
export function createWorkerApp(deps: AppDeps) {
  return new Elysia({ normalize: false, serve: serveOptions, handler: { standardHostname: false } })
    .use(errorsPlugin(deps))
    .use(headersPlugin(deps))
    .use(limitsPlugin())
    .use(healthRoutes(deps))
    .use(metricsRoutes(deps))
    .use(unknownCallRoutes());
}

/** The whole HTTP side, not listening. Errors come first, so that they speak for everything after them. */
export function createApp(deps: AppDeps) {
  const app = new Elysia({ normalize: false, serve: serveOptions, handler: { standardHostname: false } })
    .use(errorsPlugin(deps, noteRefusals(deps)))
    .use(headersPlugin(deps))
    .use(csrfPlugin(deps))
    .use(limitsPlugin())
    .use(healthRoutes(deps))
    .use(authRoutes(deps))
    .use(userRoutes(deps))
    .use(factorRoutes(deps, 'user'))
    .use(factorRoutes(deps, 'admin'))
    .use(providerSignInRoutes(deps))
    .use(unsubscribeRoutes(deps))
    .use(adminRoutes(deps))
    .use(auditRoutes(deps))
    .use(metricsRoutes(deps))
    .use(contractRoutes(deps))
    .use(contractFileRoutes(deps))
    .use(findingRoutes(deps))
    .use(exportRoutes(deps))
    .use(dateRoutes(deps))
    .use(playbookRoutes(deps))
    .use(portfolioRoutes(deps))
    .use(tableRoutes(deps))
    .use(searchRoutes(deps))
    .use(unknownCallRoutes())
    .use(assetRoutes(deps))
    .use(pageRoutes(deps));
  app.use(apiDocsRoutes(app));
  // Bun answers HEAD for fixed paths; those with a wildcard come here. The server leaves the body out.
  app.route('HEAD', '/*', ({ request }) => app.handle(new Request(request, { method: 'GET' })));
  return app;
}

export type App = ReturnType<typeof createApp>;
