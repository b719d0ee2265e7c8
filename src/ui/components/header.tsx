import { Menu, X } from 'lucide-react';
import { useLocation } from 'wouter';
import { buttonClass, IconButton } from '../kit/button';
import { classNames } from '../kit/class-names';
import { Brand } from './brand';
import { useSignedIn } from './providers';
import { ThemeToggle } from './theme-toggle';

const MENU_ID = 'site-menu';

interface HeaderLink {
  label: string;
  href: string;
}

const SIGNED_OUT: HeaderLink[] = [
  { label: 'Features', href: '/#features' },
  { label: 'Pricing', href: '/#pricing' },
  { label: 'Security', href: '/#security' },
  { label: 'Documentation', href: '/#features' },
];

const SIGNED_IN: HeaderLink[] = [
  { label: 'Homepage', href: '/' },
  { label: 'Pricing', href: '/#pricing' },
  { label: 'My Documents', href: '/documents' },
  { label: 'Table', href: '/table' },
  { label: 'Portfolio', href: '/portfolio' },
  { label: 'Dates', href: '/dates' },
  { label: 'Playbooks', href: '/playbooks' },
  { label: 'Account', href: '/account' },
];

/**
 * The site's header for either kind of visitor. It holds no state: the menu is a popover of the browser (`menu.ts` keeps
 * the focus in it), theme and sign-out are done by `entry.ts`, so it works as plain HTML on the landing page.
 */
export function Header() {
  const signedIn = useSignedIn();
  const links = signedIn ? SIGNED_IN : SIGNED_OUT;
  return (
    <>
      <a
        href="#main"
        className="sr-only z-60 rounded-md bg-accent px-4 py-2 text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <header className="group/header sticky top-0 z-30 border-line border-b bg-surface print:hidden">
        <div className="flex h-15 items-center gap-7 px-5 md:px-7">
          <Brand />
          <nav aria-label="Main" className={classNames('hidden', signedIn ? 'xl:block' : 'lg:block')}>
            <Links links={links} className="flex gap-5.5" />
          </nav>
          <div className="ml-auto flex items-center gap-2 md:gap-3.5">
            <ThemeToggle />
            <div className="hidden items-center gap-3.5 md:flex">
              <SessionActions signedIn={signedIn} />
            </div>
            <IconButton label="Menu" popoverTarget={MENU_ID} className={signedIn ? 'xl:hidden' : 'lg:hidden'}>
              <Menu aria-hidden className="group-has-[+:popover-open]/header:hidden" />
              <X aria-hidden className="hidden group-has-[+:popover-open]/header:block" />
            </IconButton>
          </div>
        </div>
      </header>
      <div
        id={MENU_ID}
        popover="auto"
        className="fixed inset-x-0 top-15 bottom-auto m-0 max-h-[calc(100dvh-3.75rem)] w-full overflow-y-auto border-line border-b bg-surface px-5 py-3 text-ink shadow-pop backdrop:top-15 backdrop:bg-scrim open:animate-appear md:px-7 xl:hidden"
      >
        <nav aria-label="Menu">
          <Links links={links} className="grid [&_a]:block [&_a]:py-2.5 [&_a]:text-md" />
          <div className="mt-3 grid gap-3 border-line border-t pt-4 pb-1 md:hidden">
            <SessionActions signedIn={signedIn} />
          </div>
        </nav>
      </div>
    </>
  );
}

function Links({ links, className }: { links: HeaderLink[]; className: string }) {
  const [path] = useLocation();
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            aria-current={path === href && path !== '/' ? 'page' : undefined}
            className={classNames(
              'text-muted text-sm transition-colors duration-150 hover:text-ink',
              'aria-[current]:font-semibold aria-[current]:text-ink',
            )}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function SessionActions({ signedIn }: { signedIn: boolean }) {
  if (signedIn) {
    return (
      <button type="button" data-action="sign-out" className={buttonClass()}>
        Sign Out
      </button>
    );
  }
  return (
    <>
      <a href="/signin" className={buttonClass({ variant: 'ghost' })}>
        Sign In
      </a>
      <a href="/signup" className={buttonClass({ variant: 'primary' })}>
        Start Free Trial
      </a>
    </>
  );
}
