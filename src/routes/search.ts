import { Elysia } from 'elysia';
import { getPassage } from '../contracts/passage';
import { searchContracts } from '../contracts/search';
import { passageQuerySchema, searchQuerySchema } from '../shared/search';
import type { AppDeps } from './deps';
import { sessionPlugin } from './plugins/session';

/** The search in the texts of one's own contracts, and the words of one by their place. */
export function searchRoutes(deps: AppDeps) {
  return new Elysia({ name: 'search', prefix: '/api' })
    .use(sessionPlugin(deps))
    .get('/search', ({ user, query }) => searchContracts(deps, user.id, query), {
      signedIn: true,
      query: searchQuerySchema,
    })
    .get('/contracts/:id/passage', ({ user, params, query }) => getPassage(deps, user.id, params.id, query), {
      signedIn: true,
      readsContract: true,
      query: passageQuerySchema,
    });
}
