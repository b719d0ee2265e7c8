import { Elysia } from 'elysia';
import * as v from 'valibot';
import { refreshListingsOfKind } from '../contracts/refresh-listing';
import { rescore } from '../contracts/rescore';
import { createPlaybook, deletePlaybook, savePlaybook, setDefaultPlaybook } from '../playbooks/change';
import { exportPlaybook, importPlaybook } from '../playbooks/file';
import { listPlaybooks, readBuiltIn, readPlaybook } from '../playbooks/read';
import {
  defaultInputSchema,
  newPlaybookSchema,
  playbookChangeSchema,
  playbookFileSchema,
  rescoreInputSchema,
} from '../shared/playbooks';
import { contentDisposition } from './content-disposition';
import type { AppDeps } from './deps';
import { sessionPlugin } from './plugins/session';

const NO_VERSION = 'A version is a number from 1 on.';
const versionQuerySchema = v.object({
  version: v.optional(
    v.pipe(
      v.string(),
      v.digits(NO_VERSION),
      v.transform(Number),
      v.minValue(1, NO_VERSION),
      v.maxValue(1e9, NO_VERSION),
    ),
  ),
});

/** A firm's own playbooks. Those of another user do not exist for this one. */
export function playbookRoutes(deps: AppDeps) {
  /** Lists tell of contracts as they are read now. */
  const relisted = async <P extends { kind: string }>(userId: string, playbook: P): Promise<{ playbook: P }> => {
    await refreshListingsOfKind(deps, userId, playbook.kind);
    return { playbook };
  };
  return new Elysia({ name: 'playbooks', prefix: '/api/playbooks' })
    .use(sessionPlugin(deps))
    .get('/', ({ user }) => listPlaybooks(deps, user.id), { signedIn: true })
    .post('/', async ({ user, body, status }) => status(201, { playbook: await createPlaybook(deps, user.id, body) }), {
      signedIn: true,
      body: newPlaybookSchema,
    })
    .post(
      '/import',
      async ({ user, body, status }) => status(201, { playbook: await importPlaybook(deps, user.id, body) }),
      { signedIn: true, body: playbookFileSchema },
    )
    .get('/built-in/:kind/:side', ({ params }) => ({ questions: readBuiltIn(params.kind, params.side) }), {
      signedIn: true,
    })
    .get(
      '/:id',
      async ({ user, params, query }) => ({ playbook: await readPlaybook(deps, user.id, params.id, query.version) }),
      { signedIn: true, query: versionQuerySchema },
    )
    .put(
      '/:id',
      async ({ user, params, body }) => relisted(user.id, await savePlaybook(deps, user.id, params.id, body)),
      {
        signedIn: true,
        body: playbookChangeSchema,
      },
    )
    .delete(
      '/:id',
      async ({ user, params }) => {
        await relisted(user.id, await deletePlaybook(deps, user.id, params.id));
        return { success: true as const };
      },
      { signedIn: true },
    )
    .put(
      '/:id/default',
      async ({ user, params, body }) =>
        relisted(user.id, await setDefaultPlaybook(deps, user.id, params.id, body.isDefault)),
      { signedIn: true, body: defaultInputSchema },
    )
    .get(
      '/:id/file',
      async ({ user, params }) => {
        const file = await exportPlaybook(deps, user.id, params.id);
        const headers = {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': contentDisposition('attachment', file.name, ' - playbook.json'),
        };
        return new Response(JSON.stringify(file, null, 2), { headers });
      },
      { signedIn: true },
    )
    .post('/:id/rescore', ({ user, params, body }) => rescore(deps, user.id, params.id, body), {
      signedIn: true,
      body: rescoreInputSchema,
    });
}
