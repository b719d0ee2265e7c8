import { Elysia } from 'elysia';
import { AppError } from '../errors';
import type { AppDeps } from './deps';
import { type Asset, dist } from './dist';
import { chooseEncoding } from './encodings';
import { readPublicFiles } from './public-files';

/** The name holds a hash of the content, so it can be kept for good. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/** The built browser part under `/assets/` and the files of `public/` at their own addresses, all from memory. */
export function assetRoutes(_deps: AppDeps, publicFiles = readPublicFiles()) {
  const app = new Elysia({ name: 'assets' }).get('/assets/*', ({ request }) => {
    const asset = dist().assets.get(new URL(request.url).pathname);
    if (!asset) throw new AppError('not_found', 'There is nothing at this address.');
    return answer(request, asset, IMMUTABLE);
  });
  for (const [address, file] of publicFiles) app.get(address, ({ request }) => answer(request, file, ONE_HOUR));
  return app;
}

function answer(request: Request, asset: Asset, cacheControl: string): Response {
  const headers = { etag: asset.etag, 'cache-control': cacheControl, vary: 'accept-encoding' };
  if (isKnown(request.headers.get('if-none-match'), asset.etag)) return new Response(null, { status: 304, headers });
  const there = { br: asset.br !== undefined, gzip: asset.gzip !== undefined };
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), there);
  return new Response(asset[encoding], {
    headers: {
      ...headers,
      'content-type': asset.type,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}

/** RFC 9110, 13.1.2: a list of tags compared weakly, or `*`. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
