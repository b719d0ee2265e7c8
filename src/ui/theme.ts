export type Theme = 'light' | 'dark';

export const THEME_COOKIE = 'theme';

/** What is shown now: the visitor's choice if there is one, else the system's. */
function currentTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains('dark')) return 'dark';
  if (classList.contains('light')) return 'light';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Changes to the other theme and keeps the choice for a year. It is kept in a cookie, so that the server writes it into
 * the document itself and no page flashes in the wrong colours while a script is on its way.
 */
export function toggleTheme(): void {
  const theme: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers in use
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=31536000; samesite=lax`;
}
