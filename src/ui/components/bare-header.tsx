import { Brand } from './brand';
import { ThemeToggle } from './theme-toggle';

/** The header of pages that are not part of the site: the administrator's. */
export function BareHeader() {
  return (
    <header className="sticky top-0 z-30 flex h-15 items-center justify-between border-line border-b bg-surface px-5 md:px-7">
      <Brand />
      <ThemeToggle />
    </header>
  );
}
