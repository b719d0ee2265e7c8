import { hasPdfHeader } from '../analysis/pdf/pdf-header';
import { AppError } from '../errors';
import { UPLOAD_MAX_BYTES } from '../shared/limits';

const TOO_LARGE = 'The file is larger than 50 MB. Please upload a smaller PDF.';

/**
 * Refuses what is no PDF by its bytes; the name and the type that a browser gives prove nothing.
 * @throws AppError invalid (empty), too_large, unsupported_type
 */
export function checkPdfFile(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) throw new AppError('invalid', 'The file is empty. Please choose another PDF.');
  if (bytes.byteLength > UPLOAD_MAX_BYTES) throw new AppError('too_large', TOO_LARGE);
  if (!hasPdfHeader(bytes))
    throw new AppError('unsupported_type', 'Only PDF files can be analyzed. Please choose a file in PDF format.');
}
