import type { ComponentType } from 'react';

/** A page module: its default export is the page. */
export interface PageModule {
  default: ComponentType;
}

/** Starts what a page at this path will need, while the page's own module is still on its way. */
export type Prepare = (path: string) => void;

/** A page of the app. `module` is its source file, by which the server finds its chunks to preload. */
export interface Route {
  /** wouter's pattern: `:name` stands for one segment. */
  pattern: string;
  /** The document's title, before the product's name. */
  title: string;
  module: string;
  /** Only for signed-in users: the server sends others to /signin, as the page itself does; with 'back' signing in leads back to it. */
  forUsers?: true | 'back';
  /** Only for visitors who are not signed in: the server sends users to the landing page, as the page itself does. */
  forGuests?: true;
  /** Without the site's links in the header. */
  bare?: true;
  /** A small module that starts what the page will need; `module` as above. */
  preparation?: { module: string; load: () => Promise<{ prepare: Prepare }> };
  load: () => Promise<PageModule>;
}

/** The page that sets up a second factor where one is demanded. */
export const FACTOR_SET_UP = '/two-step';

/** Every page, and the only place that knows which module draws which address. */
export const routes: readonly Route[] = [
  {
    pattern: '/',
    title: 'Contract review that shows its proof',
    module: 'src/ui/pages/landing.tsx',
    load: () => import('./pages/landing'),
  },
  {
    pattern: '/signin',
    title: 'Sign in',
    module: 'src/ui/pages/sign-in.tsx',
    forGuests: true,
    load: () => import('./pages/sign-in'),
  },
  {
    pattern: '/signup',
    title: 'Sign up',
    module: 'src/ui/pages/sign-up.tsx',
    forGuests: true,
    load: () => import('./pages/sign-up'),
  },
  {
    pattern: '/forgot-password',
    title: 'Forgot your password?',
    module: 'src/ui/pages/forgot-password.tsx',
    load: () => import('./pages/forgot-password'),
  },
  {
    pattern: '/reset-password',
    title: 'Set a new password',
    module: 'src/ui/pages/reset-password.tsx',
    load: () => import('./pages/reset-password'),
  },
  {
    pattern: '/verify-email',
    title: 'Confirm your email address',
    module: 'src/ui/pages/verify-email.tsx',
    load: () => import('./pages/verify-email'),
  },
  {
    pattern: '/documents',
    title: 'My Documents',
    module: 'src/ui/pages/documents.tsx',
    forUsers: true,
    load: () => import('./pages/documents'),
  },
  {
    pattern: '/table',
    title: 'Table of contracts',
    module: 'src/ui/pages/table.tsx',
    forUsers: 'back',
    load: () => import('./pages/table'),
  },
  {
    pattern: '/dates',
    title: 'Dates',
    module: 'src/ui/pages/dates.tsx',
    forUsers: true,
    load: () => import('./pages/dates'),
  },
  {
    pattern: '/search',
    title: 'Search',
    module: 'src/ui/pages/search.tsx',
    forUsers: 'back',
    load: () => import('./pages/search'),
  },
  {
    pattern: '/playbooks',
    title: 'Playbooks',
    module: 'src/ui/pages/playbooks.tsx',
    forUsers: true,
    load: () => import('./pages/playbooks'),
  },
  {
    pattern: '/playbooks/:id',
    title: 'Playbook',
    module: 'src/ui/pages/playbook.tsx',
    forUsers: true,
    load: () => import('./pages/playbook'),
  },
  {
    pattern: '/portfolio',
    title: 'Portfolio',
    module: 'src/ui/pages/portfolio.tsx',
    forUsers: true,
    load: () => import('./pages/portfolio'),
  },
  {
    pattern: '/analysis/:id',
    title: 'Analysis',
    module: 'src/ui/pages/analysis.tsx',
    forUsers: 'back',
    preparation: { module: 'src/ui/pages/prepare-analysis.ts', load: () => import('./pages/prepare-analysis') },
    load: () => import('./pages/analysis'),
  },
  {
    pattern: '/account',
    title: 'Account',
    module: 'src/ui/pages/account.tsx',
    forUsers: true,
    load: () => import('./pages/account'),
  },
  {
    pattern: FACTOR_SET_UP,
    title: 'Two-step sign-in',
    module: 'src/ui/pages/two-step.tsx',
    forUsers: true,
    load: () => import('./pages/two-step'),
  },
  {
    pattern: '/unsubscribe/:token',
    title: 'Unsubscribe',
    module: 'src/ui/pages/unsubscribe.tsx',
    load: () => import('./pages/unsubscribe'),
  },
  {
    pattern: '/admin',
    title: 'Admin Panel',
    module: 'src/ui/pages/admin.tsx',
    bare: true,
    load: () => import('./pages/admin'),
  },
  {
    pattern: '/admin/dashboard',
    title: 'Admin Dashboard',
    module: 'src/ui/pages/admin-dashboard.tsx',
    bare: true,
    load: () => import('./pages/admin-dashboard'),
  },
  {
    pattern: '/admin/audit',
    title: 'Audit Log',
    module: 'src/ui/pages/admin-audit.tsx',
    bare: true,
    load: () => import('./pages/admin-audit'),
  },
  {
    pattern: '/admin/two-step',
    title: 'Two-Step Sign-In',
    module: 'src/ui/pages/admin-two-step.tsx',
    bare: true,
    load: () => import('./pages/admin-two-step'),
  },
];

export const notFoundRoute: Route = {
  pattern: '*',
  title: 'Page not found',
  module: 'src/ui/pages/not-found.tsx',
  load: () => import('./pages/not-found'),
};

/** The route that draws a path; the 404 page for all that no other takes. */
export function routeOf(path: string): Route {
  const segments = path.split('/').filter(Boolean);
  const fits = ({ pattern }: Route) => {
    const parts = pattern.split('/').filter(Boolean);
    return parts.length === segments.length && parts.every((part, i) => part.startsWith(':') || part === segments[i]);
  };
  return routes.find(fits) ?? notFoundRoute;
}

const loaded = new Map<Route, PageModule>();

/** The page's module if it was loaded before. */
export function loadedPage(route: Route): PageModule | undefined {
  return loaded.get(route);
}

/** Loads a page's module; a failure (a new version was deployed, the line is down) is not remembered. */
export async function loadPage(route: Route): Promise<PageModule> {
  const page = loaded.get(route) ?? (await route.load());
  loaded.set(route, page);
  return page;
}
