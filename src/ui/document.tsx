import { WIDE } from './lib/contract-starts-open';

/** What the server fills into the document. Addresses are absolute paths. */
export interface DocumentProps {
  title: string;
  description: string;
  /** Whether search engines may list the page. */
  listed: boolean;
  /** The page's own address and that of its picture, absolute; without APP_URL nobody knows them. */
  address?: string | undefined;
  picture?: string | undefined;
  /** `static`: plain HTML with islands; `app`: hydrated as a whole. */
  mode: 'static' | 'app';
  /** The pattern of the route that the HTML is of. */
  route: string;
  signedIn: boolean;
  /** Whether the server sends e-mails. */
  sendsMail: boolean;
  /** What the provider is called that people can sign in with; undefined where there is none. */
  signInWith?: string | undefined;
  /** Class of the root element: `light`, `dark` or nothing for the system's choice. */
  theme: string;
  nonce: string;
  entry: string;
  /** A script that runs before the entry, by itself. */
  firstScript?: string | undefined;
  styles: string;
  fonts: string[];
  /** Modules that start what the page will need. */
  firstModules: string[];
  /** Those that wide screens need next, to draw what stands beside the page. */
  wideModules: string[];
  /** Those that the page itself needs, and those of what stands beside it on wide screens. */
  modules: string[];
  wideControls: string[];
  /** Those of what is below the first screen. */
  lastModules: string[];
  /** Those to fetch when the browser is idle. */
  idleModules: string[];
  /** The page, rendered before. */
  html: string;
}

/** The HTML document around every page. */
export function Document(props: DocumentProps) {
  return (
    <html lang="en" className={props.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{props.title}</title>
        <meta name="description" content={props.description} />
        <meta name="robots" content={props.listed ? 'index, follow' : 'noindex'} />
        <meta name="color-scheme" content="light dark" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Counterpart" />
        <meta property="og:title" content={props.title} />
        <meta property="og:description" content={props.description} />
        {props.address && <link rel="canonical" href={props.address} />}
        {props.address && <meta property="og:url" content={props.address} />}
        {props.picture && <meta property="og:image" content={props.picture} />}
        {props.picture && <meta name="twitter:card" content="summary_large_image" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {props.firstScript && (
          <script type="module" src={props.firstScript} nonce={props.nonce} fetchPriority="high" async />
        )}
        <link rel="stylesheet" href={props.styles} />
        <script type="module" src={props.entry} nonce={props.nonce} fetchPriority="high" async />
        {props.firstModules.map((module) => (
          <link key={module} rel="modulepreload" href={module} nonce={props.nonce} fetchPriority="high" />
        ))}
        {props.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {props.wideModules.map((module) => (
          <link key={module} rel="modulepreload" href={module} nonce={props.nonce} media={WIDE} fetchPriority="low" />
        ))}
        {props.modules.map((module) => (
          <link key={module} rel="modulepreload" href={module} nonce={props.nonce} fetchPriority="low" />
        ))}
        {props.wideControls.map((module) => (
          <link key={module} rel="modulepreload" href={module} nonce={props.nonce} media={WIDE} fetchPriority="low" />
        ))}
        {props.lastModules.map((module) => (
          <link key={module} rel="modulepreload" href={module} nonce={props.nonce} fetchPriority="low" />
        ))}
      </head>
      <body>
        <div
          id="root"
          data-mode={props.mode}
          data-route={props.route}
          data-signed-in={props.signedIn}
          data-sends-mail={props.sendsMail}
          data-sign-in-with={props.signInWith}
          data-preload={props.idleModules.join(' ')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the page
          dangerouslySetInnerHTML={{ __html: props.html }}
        />
        {props.mode === 'app' && (
          <noscript>
            <p className="wrap py-6">This page needs JavaScript. The start page and its price list work without it.</p>
          </noscript>
        )}
      </body>
    </html>
  );
}
