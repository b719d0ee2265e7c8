/** The policy of what is no page: shown by a browser it may load and run nothing, nor stand in a frame. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'";

/** 128 random bits in base64, new for every document. */
export function newNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
}

/**
 * The policy of a page. Only scripts with the nonce run, and what those load (`strict-dynamic`). Where the operator has
 * added code, pictures, fonts, frames and calls to other https sites are allowed, since that is what such code is for;
 * scripts still need the nonce.
 */
export function contentSecurityPolicy(nonce: string, hasOperatorCode: boolean): string {
  const elsewhere = hasOperatorCode ? ' https:' : '';
  return [
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `img-src 'self' data: blob:${elsewhere}`,
    `font-src 'self' data:${elsewhere}`,
    `connect-src 'self'${elsewhere}`,
    `media-src 'self'${elsewhere}`,
    "worker-src 'self' blob:",
    hasOperatorCode ? 'frame-src https:' : "frame-src 'none'",
    `form-action 'self'${elsewhere}`,
    "manifest-src 'self'",
  ].join('; ');
}
