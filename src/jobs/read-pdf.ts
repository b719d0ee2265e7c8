import { UPLOAD_MAX_BYTES } from '../shared/limits';
import { ExtractionError } from './extraction-error';

/**
 * The bytes of a PDF by its path.
 * @throws ExtractionError 'too_large', before it reads
 */
export async function readPdf(path: string): Promise<Uint8Array> {
  const file = Bun.file(path);
  if (file.size > UPLOAD_MAX_BYTES) throw new ExtractionError('too_large');
  return await file.bytes();
}
