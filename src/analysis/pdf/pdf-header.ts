/** '%PDF-' may stand anywhere in the first kilobyte (ISO 32000-1, annex H, implementation note 13). */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}
