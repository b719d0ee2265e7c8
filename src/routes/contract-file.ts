import { Elysia } from 'elysia';
import * as v from 'valibot';
import { recordExport, recordRead } from '../audit/contracts';
import { type ContractFile, getFile } from '../contracts/file';
import { readByteRange } from './byte-range';
import { contentDisposition } from './content-disposition';
import type { AppDeps } from './deps';
import { sessionPlugin } from './plugins/session';

/** Were the PDF opened as a page, it could run nothing, load nothing and would have an origin of its own. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const query = v.object({ download: v.optional(v.picklist(['0', '1'])) });

/** The uploaded PDF, whole or by range, as readers of PDFs ask for it. */
export function contractFileRoutes(deps: AppDeps) {
  return new Elysia({ name: 'contract-file', prefix: '/api/contracts/:id' })
    .use(sessionPlugin(deps))
    .get(
      '/file',
      async ({ user, params, query, request, address }) => {
        const file = await getFile(deps, user.id, params.id);
        const visit = { userId: user.id, contractId: params.id, address };
        if (query.download === '1') await recordExport(deps.db, visit, 'pdf');
        else await recordRead(deps, visit);
        return await answer(file, request.headers, headersOf(file, query.download));
      },
      { signedIn: true, query },
    )
    .head(
      '/file',
      async ({ user, params, query }) => {
        const file = await getFile(deps, user.id, params.id);
        const headers = { ...headersOf(file, query.download), 'content-length': String(file.size) };
        return new Response(null, { headers });
      },
      { signedIn: true, query },
    );
}

function headersOf(file: ContractFile, download?: '0' | '1') {
  return {
    'accept-ranges': 'bytes',
    etag: etagOf(file),
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(download === '1' ? 'attachment' : 'inline', file.filename, '.pdf'),
    'content-security-policy': POLICY,
  };
}

function etagOf({ sha256 }: ContractFile): string {
  return `"${sha256}"`;
}

/** The part that is asked for, or the whole. Ranges are a matter of GET alone (RFC 9110, 14.2). */
async function answer(file: ContractFile, asked: Headers, headers: ReturnType<typeof headersOf>): Promise<Response> {
  const range = readByteRange(asked, file.size, etagOf(file));
  if (range === 'unsatisfiable') return unsatisfiable(file.size);
  if (!range) return new Response(await file.read(0, file.size), { headers });
  const contentRange = `bytes ${range.start}-${range.end - 1}/${file.size}`;
  const part = await file.read(range.start, range.end);
  return new Response(part, { status: 206, headers: { ...headers, 'content-range': contentRange } });
}

function unsatisfiable(size: number): Response {
  const headers = { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' };
  return Response.json({ error: 'The file has no such part.' }, { status: 416, headers });
}
