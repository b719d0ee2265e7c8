import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** How an answer's bytes may travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first: what is sent where a client takes several alike. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * What the client likes best of the encodings that there are (RFC 9110, 12.5.3), the smallest of those that it likes alike. Who refuses all
 * of them gets the bytes as they are.
 * @param accepted the request's Accept-Encoding
 */
export function chooseEncoding(accepted: string | null, there: { br: boolean; gzip: boolean }): Encoding {
  const offered = PREFERRED.filter((name) => name === 'identity' || there[name]);
  const client = new Negotiator({ headers: { 'accept-encoding': accepted ?? '' } });
  return client.encoding(offered, { preferred: offered }) ?? 'identity';
}

/** For what is made anew for each request: some 0.3 ms for the landing page, 32 KB of which 6 are left. */
const BROTLI_QUALITY = 5;

/** Text in the best encoding that the client takes. */
export function encodeText(
  text: string,
  accepted: string | null,
): { body: string | Uint8Array<ArrayBuffer>; encoding: Encoding } {
  const encoding = chooseEncoding(accepted, { br: true, gzip: true });
  if (encoding === 'identity') return { body: text, encoding };
  const bytes = Buffer.from(text);
  const body =
    encoding === 'br'
      ? new Uint8Array(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }))
      : Bun.gzipSync(bytes);
  return { body, encoding };
}

/** Shorter JSON is sent as it is. */
const SHORT = 16_384;
/** Most of what can be gained, for a third of the time of the usual 6. */
const GZIP_LEVEL = 3;
const compress = promisify(gzip);

/**
 * JSON that may be long, compressed beside the event loop where the client takes it so. Only for what holds no secret beside words that others chose: sizes tell.
 * @param tag the entity tag of the answer
 */
export async function longJson(value: unknown, tag: string, accepted: string | null): Promise<Response> {
  const text = JSON.stringify(value);
  const headers = { 'content-type': 'application/json', etag: tag, vary: 'accept-encoding' };
  if (text.length < SHORT || chooseEncoding(accepted, { br: false, gzip: true }) === 'identity')
    return new Response(text, { headers });
  const body = await compress(text, { level: GZIP_LEVEL });
  return new Response(new Uint8Array(body), { headers: { ...headers, 'content-encoding': 'gzip' } });
}
