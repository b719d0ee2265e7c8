/**
 * The nonce of this page's content security policy, from the script that the page was loaded with; undefined on the
 * server. Browsers hide the attribute from `getAttribute`, the property still has it.
 */
export function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
