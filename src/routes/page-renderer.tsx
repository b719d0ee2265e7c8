import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App, AppShell, documentTitle } from '../ui/app';
import { Providers } from '../ui/components/providers';
import { Document } from '../ui/document';
import { IslandToHtml } from '../ui/islands/island';
import { loadPage, type Route, routes } from '../ui/routes';
import { dist } from './dist';
import { compilePage, MARKS, type PageTemplate } from './page-template';

const DESCRIPTION =
  'Upload a PDF contract and get its facts, clauses, risks and compliance points, each with the sentence that proves it.';
/** What search engines may list, and what they say of it. Everything else belongs to its users. */
const LISTED: Record<string, string> = {
  '/': DESCRIPTION,
  '/signin': 'Sign in to Counterpart to upload PDF contracts and read their analyses, each finding with its sentence.',
  '/signup':
    'Create a Counterpart account: upload PDF contracts and have each finding proved by the sentence it rests on.',
};
const PICTURE = '/preview.png';
const APP_MODULE = 'src/ui/mount-app.tsx';
const LANDING = '/';
/** What stands beside a page on wide screens, by the page's pattern: what it is drawn with, its controls; and what stands below both. */
const BESIDE: Record<string, { drawing: string[]; controls: string[]; below: string[] }> = {
  '/analysis/:id': {
    drawing: ['src/ui/pdf/pdfjs.ts', 'src/ui/pdf/open-pdf.ts'],
    controls: ['src/ui/pdf/contract-pane.tsx'],
    below: ['src/ui/components/analysis/later-parts.ts'],
  },
};

/** What pages know of the server that sends them. */
interface Host {
  /** The address that browsers reach it at, if that is known. */
  site?: string | undefined;
  /** Whether it sends e-mails. */
  sendsMail?: boolean;
  /** What the provider is called that people can sign in with. */
  signInWith?: string | undefined;
}

const templates = new Map<string, Promise<PageTemplate>>();

/**
 * The page of a route for one kind of visitor, rendered on first use and kept: it holds nothing of any one visitor.
 * @throws whatever the page's render throws; it is tried again then
 */
export function pageTemplate(route: Route, signedIn: boolean, host: Host = {}): Promise<PageTemplate> {
  const key = `${route.pattern} ${signedIn} ${host.site} ${host.sendsMail} ${host.signInWith}`;
  const known = templates.get(key);
  if (known) return known;
  const rendered = renderPage(route, signedIn, host);
  templates.set(key, rendered);
  rendered.catch(() => templates.delete(key));
  return rendered;
}

async function renderPage(
  route: Route,
  signedIn: boolean,
  { site, sendsMail = false, signInWith }: Host,
): Promise<PageTemplate> {
  await loadPage(route);
  const { manifest } = dist();
  const isLanding = route.pattern === LANDING;
  const html = isLanding
    ? renderLanding(signedIn)
    : renderToString(<App signedIn={signedIn} ssrPath={samplePath(route)} />);
  const chunksOf = (sources: string[]) => [...new Set(sources.flatMap((source) => manifest.modules[source] ?? []))];
  const beside = signedIn ? BESIDE[route.pattern] : undefined;
  const sent = new Set([manifest.entry]);
  const next = (sources: string[], later: string[] = []) =>
    chunksOf(sources).filter((module) => !later.includes(module) && !sent.has(module) && sent.add(module));
  const own = isLanding ? [] : [APP_MODULE, route.module];
  // In the order in which they are asked for, six at a time: what starts the rest, what takes longest, what is shown.
  const firstModules = next(route.preparation ? [route.preparation.module] : []);
  // What the page itself needs too is asked for on narrow screens as well.
  const wideModules = next(beside?.drawing ?? [], chunksOf(own));
  const modules = next(own);
  const wideControls = next(beside?.controls ?? []);
  const lastModules = next(beside?.below ?? []);
  // The landing page fetches no more than its island by itself, the app when a link is about to be followed.
  const later = isLanding ? [islandModule(signedIn)] : routes.map(({ module }) => module);
  const page = renderToString(
    <Document
      title={documentTitle(route)}
      description={LISTED[route.pattern] ?? DESCRIPTION}
      listed={route.pattern in LISTED}
      address={site && route.pattern in LISTED ? new URL(route.pattern, site).href : undefined}
      picture={site && new URL(PICTURE, site).href}
      mode={isLanding ? 'static' : 'app'}
      route={route.pattern}
      signedIn={signedIn}
      sendsMail={sendsMail}
      signInWith={signInWith}
      theme={MARKS.theme}
      nonce={MARKS.nonce}
      entry={manifest.entry}
      firstScript={beside && manifest.firstScript}
      styles={manifest.styles}
      fonts={manifest.fonts}
      firstModules={firstModules}
      wideModules={wideModules}
      modules={modules}
      wideControls={wideControls}
      lastModules={lastModules}
      idleModules={next(later)}
      html={html}
    />,
  );
  return compilePage(`<!doctype html>${page}`);
}

/** The landing page as plain HTML, each island a root of its own, as the browser will wake it: without providers. */
function renderLanding(signedIn: boolean): string {
  return renderToString(
    <Providers signedIn={signedIn}>
      <IslandToHtml value={renderToString}>
        <Router ssrPath={LANDING}>
          <AppShell />
        </Router>
      </IslandToHtml>
    </Providers>,
  );
}

/** The source of the island that the landing page has for this kind of visitor. */
function islandModule(signedIn: boolean): string {
  return signedIn ? 'src/ui/islands/upload.tsx' : 'src/ui/islands/demo.tsx';
}

/** An address that the pattern takes. What stands in it is not shown before the browser has taken over. */
function samplePath({ pattern }: Route): string {
  return pattern === '*' ? '/not-found' : pattern.replaceAll(':', '');
}
