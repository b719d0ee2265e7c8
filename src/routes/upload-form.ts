import { type MultipartPart, parseMultipart } from '@remix-run/multipart-parser';
import { AppError } from '../errors';
import { withDeadline } from '../shared/deadline';
import { UPLOAD_TIMEOUT_MS } from '../shared/limits';
import { UPLOAD_BODY_MAX_BYTES, uploadTooLarge } from './plugins/limits';

export interface UploadForm {
  filename: string;
  bytes: Uint8Array;
  userId: string | null;
}

/** An upload has a file and an id; more than a few parts are no upload of ours. */
const MOST_PARTS = 20;

/** How many bytes the body of an upload takes in memory: what it says itself, or the most it may have. */
export function uploadSize(request: Request): number {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  return declared > 0 ? Math.min(declared, UPLOAD_BODY_MAX_BYTES) : UPLOAD_BODY_MAX_BYTES;
}

/**
 * Reads the multipart form of an upload; the file's bytes are a part of the one buffer that the body was read into. The browser gives up
 * after a minute, and so does this.
 * @throws AppError invalid where the form is broken or does not hold exactly one file `pdf`; too_large from the limit on bodies
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const parts = await withDeadline(UPLOAD_TIMEOUT_MS, readParts(request)).catch((error) => {
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

async function readParts(request: Request): Promise<MultipartPart[]> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get('content-type') ?? '');
  const body = await readBody(request);
  const parts = parseMultipart(body, {
    boundary: boundary?.[1] ?? boundary?.[2] ?? '',
    maxParts: MOST_PARTS,
    maxFileSize: body.length,
    maxTotalSize: body.length,
  });
  // Their headers are decoded when asked for, and may be broken too.
  return [...parts].filter(({ name }) => name !== undefined);
}

/** The body in one piece, without a second copy of it on the way. */
async function readBody(request: Request): Promise<Uint8Array> {
  const size = uploadSize(request);
  const body = new Uint8Array(size);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.length > size) throw uploadTooLarge();
    body.set(chunk, length);
    length += chunk.length;
  }
  return body.subarray(0, length);
}
