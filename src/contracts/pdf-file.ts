import { hasPdfHeader } from '../analysis/pdf/pdf-header';
import { AppError } from '../errors';
import { UPLOAD_MAX_BYTES } from '../shared/limits';
import { FILE_EMPTY, FILE_TOO_LARGE } from '../shared/upload-messages';

/**
 * Refuses what is no PDF by its bytes; the name and the type that a browser gives prove nothing.
 * @throws AppError invalid (empty), too_large, unsupported_type
 */
export function checkPdfFile(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) throw new AppError('invalid', FILE_EMPTY);
  if (bytes.byteLength > UPLOAD_MAX_BYTES) throw new AppError('too_large', FILE_TOO_LARGE);
  if (!hasPdfHeader(bytes))
    throw new AppError('unsupported_type', 'Only PDF files can be analyzed. Please choose a file in PDF format.');
}
