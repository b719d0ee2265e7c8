import { Elysia } from 'elysia';
import { AppError } from '../../errors';
import { UNSUBSCRIBE_PATH } from '../../mail/unsubscribe';
import { MIB, UPLOAD_MAX_BYTES } from '../../shared/limits';

/** A multipart body is the file and a few hundred bytes of part headers. */
export const UPLOAD_BODY_MAX_BYTES = UPLOAD_MAX_BYTES + MIB;
const JSON_BODY_MAX_BYTES = MIB;
const UPLOAD_PATH = '/api/contracts/upload';
/** What mail programs press for people comes as a form of theirs, which says nothing that we read (RFC 8058). */
const FORMS = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

export const uploadTooLarge = () => new AppError('too_large', 'The file is larger than 50MB.');
const jsonTooLarge = () => new AppError('too_large', 'The request is larger than 1MB.');

/** The same request with a body that fails once more than `max` bytes have come. */
function withCountedBody(request: Request, body: ReadableStream<Uint8Array>, max: number, fault: AppError): Request {
  let seen = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > max) throw fault;
      controller.enqueue(chunk);
    },
  });
  return new Request(request, { body: body.pipeThrough(counter), duplex: 'half' } as RequestInit);
}

/** What a request body may be at an address: its type, its size in bytes and in words, and what is told where it is larger. */
export function bodyRule(path: string) {
  return path === UPLOAD_PATH
    ? { type: 'multipart/form-data', max: UPLOAD_BODY_MAX_BYTES, size: '50 MB', tooLarge: uploadTooLarge }
    : { type: 'application/json', max: JSON_BODY_MAX_BYTES, size: '1 MB', tooLarge: jsonTooLarge };
}

function enforceContentType(request: Request, path: string, wanted: string): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim();
  if (path.startsWith(UNSUBSCRIBE_PATH) && FORMS.has(type ?? '')) return;
  if (type === wanted) return;
  throw new AppError('unsupported_type', `The body of this request must be sent as ${wanted}.`);
}

/**
 * Bounds request bodies and their type before anything reads them: 1 MiB of JSON, or the upload's 50 MB. A declared length
 * is checked at once; a body of unknown length (chunked) is counted as it comes. The server's own limit answers with an empty
 * 413, so it is switched off (`serveOptions`) and this one takes its place.
 */
export function limitsPlugin() {
  return new Elysia({ name: 'limits' }).onRequest((context) => {
    const { request } = context;
    const declared = request.headers.get('content-length');
    const chunked = request.headers.has('transfer-encoding');
    if (!chunked && Number(declared ?? 0) === 0) return;
    const { pathname } = new URL(request.url);
    const { type, max, tooLarge } = bodyRule(pathname);
    if (Number(declared ?? 0) > max) throw tooLarge();
    enforceContentType(request, pathname, type);
    if (chunked && request.body) context.request = withCountedBody(request, request.body, max, tooLarge());
  });
}
