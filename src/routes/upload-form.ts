import { type MultipartPart, parseMultipart } from '@remix-run/multipart-parser';
import { AppError } from '../errors';
import { withDeadline } from '../shared/deadline';
import { UPLOAD_TIMEOUT_MS } from '../shared/limits';
import { UPLOAD_BODY_MAX_BYTES, uploadTooLarge } from './plugins/limits';
import type { UploadPlace } from './upload-gate';

export interface UploadForm {
  filename: string;
  bytes: Uint8Array;
  userId: string | null;
}

/** An upload has a file and an id; more than a few parts are no upload of ours. */
const MOST_PARTS = 20;

/**
 * Reads the multipart form of an upload; the file's bytes are a part of the one buffer that the body was read into. The browser gives up
 * after a minute, and so does this.
 * @param place the upload's share of memory, which grows with what arrives
 * @throws AppError invalid where the form is broken or does not hold exactly one file `pdf`; too_large from the limit on bodies; unavailable where
 * others need the room more
 */
export async function readUploadForm(request: Request, place: UploadPlace): Promise<UploadForm> {
  const parts = await withDeadline(UPLOAD_TIMEOUT_MS, readParts(request, place)).catch((error) => {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', 'The upload did not arrive whole. Please try again.');
  });
  const [file, ...others] = parts.filter(({ name }) => name === 'pdf');
  if (others.length > 0) throw new AppError('invalid', 'Please upload one file at a time.');
  const filename = file && filenameOf(file);
  if (!file || filename === undefined) throw new AppError('invalid', 'Please choose a PDF file to upload.');
  const userId = parts.find(({ name }) => name === 'userId');
  return { filename, bytes: file.content[0] ?? new Uint8Array(0), userId: userId?.text ?? null };
}

/**
 * The name as browsers write it: quotes and line ends as %22, %0D and %0A, everything else as it is, backslashes too (HTML standard,
 * multipart/form-data encoding algorithm). Other clients escape quotes by a backslash, or leave them out.
 */
function filenameOf(part: MultipartPart): string | undefined {
  const quoted = /;\s*filename="((?:\\"|[^"])*)"/i.exec(part.headers['content-disposition'] ?? '')?.[1];
  return quoted?.replaceAll(/%22|\\"/g, '"').replaceAll(/%0[AD]/gi, ' ') ?? part.filename;
}

async function readParts(request: Request, place: UploadPlace): Promise<MultipartPart[]> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get('content-type') ?? '');
  const body = await readBody(request, place);
  const parts = parseMultipart(body, {
    boundary: boundary?.[1] ?? boundary?.[2] ?? '',
    maxParts: MOST_PARTS,
    maxFileSize: body.length,
    maxTotalSize: body.length,
  });
  // Their headers are decoded when asked for, and may be broken too.
  return [...parts].filter(({ name }) => name !== undefined);
}

/** How many bytes the body may have: what it says itself, or the most of any. The system gives memory for them as they are written, not before. */
function sizeOf(request: Request): number {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  return declared > 0 ? Math.min(declared, UPLOAD_BODY_MAX_BYTES) : UPLOAD_BODY_MAX_BYTES;
}

/** The body in one piece, without a second copy of it on the way. */
async function readBody(request: Request, place: UploadPlace): Promise<Uint8Array> {
  await place.hold(1);
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array(0);
  const size = sizeOf(request);
  const body = new Uint8Array(size);
  const { promise: putOut, reject } = Promise.withResolvers<never>();
  const leave = () => reject(place.signal.reason);
  place.signal.addEventListener('abort', leave, { once: true });
  try {
    place.signal.throwIfAborted();
    for (let length = 0; ; ) {
      const { done, value } = await Promise.race([reader.read(), putOut]);
      if (done) {
        place.arrived();
        return body.subarray(0, length);
      }
      if (length + value.length > size) throw uploadTooLarge();
      await place.hold(length + value.length);
      body.set(value, length);
      length += value.length;
    }
  } finally {
    place.signal.removeEventListener('abort', leave);
    void reader.cancel().catch(() => undefined);
  }
}
