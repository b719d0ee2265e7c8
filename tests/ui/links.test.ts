import { describe, expect, test } from 'bun:test';
import '../support/dom';
import { internalLink } from '../../src/ui/links';
import { notFoundRoute, routeOf } from '../../src/ui/routes';

/** Clicks a link of this HTML and answers where the app would go. */
function click(html: string, init: MouseEventInit = {}, before?: (event: Event) => void): string | null {
  document.body.innerHTML = html;
  history.replaceState(null, '', '/');
  let to: string | null = 'never asked';
  const listen = (event: MouseEvent) => {
    to = internalLink(event);
    event.preventDefault();
  };
  document.addEventListener('click', listen);
  const target = document.querySelector('b') ?? document.querySelector('a');
  if (before) target?.addEventListener('click', before);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('click', listen);
  return to;
}

describe('internal links', () => {
  test('pages of the app, with search and hash, also from inside of the link', () => {
    expect(click('<a href="/documents?upload=true">x</a>')).toBe('/documents?upload=true');
    expect(click('<a href="/signin#top">x</a>')).toBe('/signin#top');
    expect(click('<a href="/signin"><i><b>x</b></i></a>')).toBe('/signin');
    expect(click('<a href="/">x</a>')).toBe('/');
  });

  test.each([
    ['another site', '<a href="https://example.com/documents">x</a>'],
    ['mail', '<a href="mailto:a@example.com">x</a>'],
    ['a new tab', '<a href="/documents" target="_blank">x</a>'],
    ['a download', '<a href="/documents" download>x</a>'],
    ['a call', '<a href="/api/contracts/1/file">x</a>'],
    ['a sample', '<a href="/samples/nda.pdf">x</a>'],
    ['a hash of the same page', '<a href="/#pricing">x</a>'],
    ['no link', '<b>x</b>'],
    ['an anchor without address', '<a>x</a>'],
  ])('%s is the browser’s business', (_, html) => {
    expect(click(html)).toBeNull();
  });

  test('a click with a key, or another button, or that was taken already', () => {
    const link = '<a href="/documents">x</a>';
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) expect(click(link, { [key]: true })).toBeNull();
    expect(click(link, { button: 1 })).toBeNull();
    expect(click(link, {}, (event) => event.preventDefault())).toBeNull();
  });
});

describe('routes', () => {
  test('each address has its page', () => {
    const at = (path: string) => routeOf(path).pattern;
    expect(['/', '/signin', '/signin/', '/analysis/5', '/admin', '/admin/dashboard'].map(at)).toEqual([
      '/',
      '/signin',
      '/signin',
      '/analysis/:id',
      '/admin',
      '/admin/dashboard',
    ]);
    for (const path of ['/nowhere', '/analysis', '/analysis/5/6', '/Signin']) expect(routeOf(path)).toBe(notFoundRoute);
  });
});
