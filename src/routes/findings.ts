import { Elysia } from 'elysia';
import { acceptSeveral, decide, listDecisions, withdrawDecision } from '../contracts/decide';
import { listFindings } from '../contracts/findings';
import { getContents, getHighlights } from '../contracts/proof';
import { analyseAgain, listRuns, readRun } from '../contracts/runs';
import { acceptInputSchema, decisionInputSchema } from '../shared/findings';
import { runQuerySchema } from '../shared/runs';
import type { AppDeps } from './deps';
import { sessionPlugin } from './plugins/session';

/** The runs of a contract, where the words of their findings stand, and what the reader decides of them. */
export function findingRoutes(deps: AppDeps) {
  return new Elysia({ name: 'findings', prefix: '/api/contracts/:id' })
    .use(sessionPlugin(deps))
    .get('/analyses', async ({ user, params }) => ({ runs: await listRuns(deps, user.id, params.id) }), {
      signedIn: true,
    })
    .post(
      '/analyses',
      async ({ user, params, status }) => status(202, { contract: await analyseAgain(deps, user.id, params.id) }),
      { signedIn: true },
    )
    .get('/analyses/:run', ({ user, params }) => readRun(deps, user.id, params.id, params.run), {
      signedIn: true,
      readsContract: true,
    })
    .get('/highlights', ({ user, params, query }) => getHighlights(deps, user.id, params.id, query.run), {
      signedIn: true,
      readsContract: true,
      query: runQuerySchema,
    })
    .get('/contents', ({ user, params, query }) => getContents(deps, user.id, params.id, query.run), {
      signedIn: true,
      readsContract: true,
      query: runQuerySchema,
    })
    .get('/findings', ({ user, params, query }) => listFindings(deps, user.id, params.id, query.run), {
      signedIn: true,
      readsContract: true,
      query: runQuerySchema,
    })
    .put(
      '/findings/:finding/decision',
      async ({ user, params: { id, finding }, body }) => ({
        finding: await decide(deps, user, { id, findingId: finding }, body),
      }),
      { signedIn: true, body: decisionInputSchema },
    )
    .delete(
      '/findings/:finding/decision',
      async ({ user, params: { id, finding }, query }) => ({
        finding: await withdrawDecision(deps, user, { id, findingId: finding, run: query.run }),
      }),
      { signedIn: true, query: runQuerySchema },
    )
    .post('/findings/accept', ({ user, params, body }) => acceptSeveral(deps, user, params.id, body.findings), {
      signedIn: true,
      body: acceptInputSchema,
    })
    .get('/decisions', async ({ user, params }) => ({ decisions: await listDecisions(deps, user.id, params.id) }), {
      signedIn: true,
    });
}
