import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Route as RoutePattern, Router, useLocation } from 'wouter';
import { BareHeader } from './components/bare-header';
import { ErrorBoundary } from './components/error-boundary';
import { Header } from './components/header';
import { Providers } from './components/providers';
import { Toasts } from './components/toasts';
import { Loading } from './kit/spinner';
import { navigate } from './navigation';
import { loadedPage, loadPage, type Route, routeOf } from './routes';

/**
 * The app: header, the page of the address, toasts. The server renders it too, for each route and both kinds of
 * visitor; everything else about the visitor comes with the session in the browser.
 * @param signedIn what the server knew when it rendered the document, used until the session is checked
 * @param arriving the visitor came here from the landing page, which this takes the place of
 * @param ssrPath the address of the HTML, on the server and where that HTML is hydrated: whatever the browser's address has become by then, the
 *   first paint is of this one. A page's HTML is the same for every query, so its first paint knows none either; the query comes right after it
 */
export function App({
  signedIn,
  arriving = false,
  ssrPath,
}: {
  signedIn: boolean;
  arriving?: boolean;
  ssrPath?: string;
}) {
  return (
    <ErrorBoundary level={1}>
      <Providers signedIn={signedIn}>
        <Router ssrPath={ssrPath} ssrSearch="" aroundNav={(_, to, options) => void navigate(String(to), options)}>
          <AppShell arriving={arriving} />
        </Router>
        <Toasts />
      </Providers>
    </ErrorBoundary>
  );
}

/** Header and page of the address. */
export function AppShell({ arriving = false }: { arriving?: boolean }) {
  const [path] = useLocation();
  const route = routeOf(path);
  const client = useQueryClient();
  useArrival(path, route, arriving);
  return (
    <>
      {route.bare ? <BareHeader /> : <Header />}
      <main id="main" tabIndex={-1} className="outline-none">
        <RoutePattern path={route.pattern}>
          <ErrorBoundary key={path} level={1} onRetry={() => client.removeQueries()}>
            <Page key={route.pattern} route={route} />
          </ErrorBoundary>
        </RoutePattern>
      </main>
    </>
  );
}

/** After going to another page: its title, and the focus at its start, so that a screen reader begins to read there. */
function useArrival(path: string, route: Route, arriving: boolean): void {
  const shown = useRef(arriving ? null : path);
  useEffect(() => {
    document.title = documentTitle(route);
    if (shown.current === path) return;
    shown.current = path;
    if (!document.querySelector('[role="dialog"]')) document.getElementById('main')?.focus({ preventScroll: true });
  }, [path, route]);
}

/** The document's title of a page. */
export function documentTitle(route: Route): string {
  return `${route.title} · Counterpart`;
}

/** A page's module is there already but for the browser's back button right after a fresh start. */
function Page({ route }: { route: Route }) {
  const [page, setPage] = useState(loadedPage(route));
  useEffect(() => {
    if (!page) {
      loadPage(route).then(
        (loaded) => setPage(loaded),
        () => location.reload(),
      );
    }
  }, [page, route]);
  return page ? <page.default /> : <Loading>Loading...</Loading>;
}
