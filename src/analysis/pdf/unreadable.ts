import type { Page } from './contract-text';

/** Whether a page has ink, or a picture as large as a page, of which nothing was read. */
export function isLost({ source, picture }: Pick<Page, 'source' | 'picture'>): boolean {
  return source === 'unreadable' || source === 'failed' || picture === true;
}
