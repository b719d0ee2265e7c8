import { Elysia } from 'elysia';
import { readPortfolio } from '../contracts/portfolio';
import type { AppDeps } from './deps';
import { sessionPlugin } from './plugins/session';

/** All own contracts together. */
export function portfolioRoutes(deps: AppDeps) {
  return new Elysia({ name: 'portfolio', prefix: '/api/portfolio' })
    .use(sessionPlugin(deps))
    .get('/', async ({ user }) => ({ portfolio: await readPortfolio(deps, user.id) }), { signedIn: true });
}
