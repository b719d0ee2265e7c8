import { Elysia } from 'elysia';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { recordExport } from '../audit/contracts';
import { exportRun } from '../contracts/export';
import { AppError } from '../errors';
import { runQuerySchema } from '../shared/runs';
import { contentDisposition } from './content-disposition';
import type { AppDeps } from './deps';
import { sessionPlugin } from './plugins/session';

/** Documents are composed one after the other: each takes the processor for itself. */
const AT_ONCE = 1;
/** Beyond this many that wait the server says so. */
const WAITING = 16;
const RETRY_AFTER_SECONDS = 5;

const querySchema = v.object({
  findings: v.optional(v.picklist(['all', 'accepted'])),
  ...runQuerySchema.entries,
});

/** The analysis to take along: a memo as PDF or DOCX, the facts as CSV, everything as JSON. */
export function exportRoutes(deps: AppDeps) {
  const slots = pLimit(AT_ONCE);
  return new Elysia({ name: 'exports', prefix: '/api/contracts/:id/exports' }).use(sessionPlugin(deps)).get(
    '/:format',
    async ({ user, params, query, address }) => {
      if (slots.pendingCount >= WAITING)
        throw new AppError('unavailable', 'Too many exports at once. Please try again soon.', RETRY_AFTER_SECONDS);
      const request = { ...params, extent: query.findings ?? 'all', run: query.run } as const;
      const { content, type, filename, extension } = await slots(() => exportRun(deps, user, request));
      await recordExport(deps.db, { userId: user.id, contractId: params.id, address }, params.format);
      const headers = {
        'content-type': type,
        'content-disposition': contentDisposition('attachment', filename, extension),
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      };
      return new Response(content as Uint8Array<ArrayBuffer>, { headers });
    },
    { signedIn: true, query: querySchema },
  );
}
