/** Addresses that the server answers with something else than a page of the app. */
const NOT_PAGES = /^\/(api|assets|samples)\//;

/**
 * Where a click leads within the app, or null when it is the browser's own business: no link, another site, a new tab,
 * a download, a hash on the same page, or a click that something else took.
 */
export function internalLink(event: MouseEvent): string | null {
  const link = (event.target as Element).closest?.('a');
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link?.href || event.defaultPrevented || modified) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || NOT_PAGES.test(url.pathname)) return null;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (samePage && url.hash) return null;
  return url.pathname + url.search + url.hash;
}
