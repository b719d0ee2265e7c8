import { AppError } from '../errors';
import { withDeadline } from '../shared/deadline';
import { UPLOAD_TIMEOUT_MS } from '../shared/limits';

export interface UploadForm {
  filename: string;
  bytes: Uint8Array;
  userId: string | null;
}

/**
 * Reads the multipart form of an upload into memory, about twice the file's size at the peak. The browser gives up after a
 * minute, and so does this.
 * @throws AppError invalid where the form is broken or does not hold exactly one file `pdf`; too_large from the limit on bodies
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const form = await withDeadline(UPLOAD_TIMEOUT_MS, request.formData()).catch((error) => {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', 'The upload did not arrive whole. Please try again.');
  });
  const [file, ...others] = form.getAll('pdf');
  if (others.length > 0) throw new AppError('invalid', 'Please upload one file at a time.');
  if (!file || typeof file === 'string') throw new AppError('invalid', 'Please choose a PDF file to upload.');
  const userId = form.get('userId');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { filename: file.name, bytes, userId: typeof userId === 'string' ? userId : null };
}
