import { create } from 'content-disposition';

/** What file systems refuse or shells read otherwise. */
const UNSAFE = /[<>:"/\\|?*\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A Content-Disposition header (RFC 6266): a plain ASCII name for old clients and, where it differs, the true one in UTF-8 (RFC 8187). The
 * name ends with the extension that its bytes have, whatever its user called it.
 */
export function contentDisposition(kind: 'inline' | 'attachment', filename: string, extension: string): string {
  const safe = filename.toWellFormed().replace(UNSAFE, '_').replace(/^\.+/, '_').trim();
  const name = safe.toLowerCase().endsWith(extension) ? safe : `${safe}${extension}`;
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/g, '_');
  return create(name, { type: kind, fallback: ascii });
}
