/** Addresses that the server answers with something else than a page of the app. */
const NOT_PAGES = /^\/(api|assets|samples)\//;

/**
 * Where a click leads within the app, or null when it is the browser's own business: no link, another site, a new tab,
 * a download, a hash on the same page, or a click that something else took.
 */
export function internalLink(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  return event.defaultPrevented || modified ? null : internalAddress(event.target as Element);
}

/** The address within the app that the link around `target` has; null as for `internalLink`. */
export function internalAddress(target: Element): string | null {
  const link = target.closest?.('a');
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || NOT_PAGES.test(url.pathname)) return null;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (samePage && url.hash) return null;
  return url.pathname + url.search + url.hash;
}
