import type { Logger } from 'pino';
import type { Database } from '../db/client';
import { readSettings } from '../db/settings';
import type { Setting, SettingKey } from '../shared/admin';
import { MARKS } from './page-template';

/** The operator's code for the end of head and body, with the nonce still to be filled in. */
export interface OperatorCode {
  head: (nonce: string) => string;
  body: (nonce: string) => string;
  isEmpty: boolean;
}

/** A change reaches the pages of every process within this time. */
const REFRESH_MS = 1_000;

/**
 * Answers the operator's code, compiled once per change and asked of the database once a second at most. When the
 * database is down, the last known code stays.
 */
export function operatorCodeReader({ db, log }: { db: Database; log: Logger }): () => Promise<OperatorCode> {
  let source = '[]';
  let code = compileOperatorCode([]);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      const settings = await readSettings(db);
      const read = JSON.stringify(settings);
      if (read !== source) code = compileOperatorCode(settings);
      source = read;
    } catch (error) {
      log.warn({ type: error instanceof Error ? error.name : typeof error }, 'the site settings can not be read');
    } finally {
      readAt = performance.now();
      reading = null;
    }
  }

  return async () => {
    if (performance.now() - readAt > REFRESH_MS) {
      reading ??= refresh();
      await reading;
    }
    return code;
  };
}

/**
 * Makes the operator's code ready to be written into pages: JavaScript gets a script element, and every script, style
 * and style sheet of the HTML gets the nonce (an attribute of that name that it already has is replaced).
 */
export function compileOperatorCode(settings: Setting[]): OperatorCode {
  const value = (key: SettingKey) => settings.find((setting) => setting.key === key)?.value ?? '';
  const head = withNonces(value('header_html')) + asScript(value('header_js'));
  const body = withNonces(value('body_html')) + asScript(value('body_js'));
  return { head: filler(head), body: filler(body), isEmpty: head === '' && body === '' };
}

function filler(html: string): (nonce: string) => string {
  const pieces = html.split(MARKS.nonce);
  return (nonce) => pieces.join(nonce);
}

function withNonces(html: string): string {
  if (html.trim() === '') return '';
  return new HTMLRewriter()
    .on('script, style, link', { element: (element) => void element.setAttribute('nonce', MARKS.nonce) })
    .transform(html);
}

/** `</script` and `<!--` inside of strings would end or swallow the element; these forms mean the same to JavaScript. */
function asScript(js: string): string {
  if (js.trim() === '') return '';
  const safe = js.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '\\x3C!--');
  return `<script nonce="${MARKS.nonce}">${safe}</script>`;
}
