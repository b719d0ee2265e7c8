import Bowser from 'bowser';

/**
 * What a browser is called to its user, such as 'Firefox on Windows', by what it says of itself. Names come from the library's lists, never from what was sent.
 * @param userAgent the header; null where there is none
 * @returns null where nothing is known of it
 */
export function deviceWords(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || null;
}
