import { Elysia } from 'elysia';
import { changeFeed, findFeedOf, readFeed, renewFeedSecret, revokeFeedSecret } from '../accounts/calendar-feed';
import { recordExport } from '../audit/contracts';
import { calendarOfContract, calendarOfUser } from '../contracts/dates/calendar';
import { datesOfContract, listDates, listLacking } from '../contracts/dates/read';
import { AppError } from '../errors';
import { contractDatesQuerySchema, datesQuerySchema, feedInputSchema, lackingQuerySchema } from '../shared/dates';
import { contentDisposition } from './content-disposition';
import type { AppDeps } from './deps';
import { siteOrigin } from './plugins/origin';
import { sessionPlugin } from './plugins/session';

const CALENDAR = 'text/calendar; charset=utf-8';
const EXTENSION = '.ics';

/** The days of contracts: lists, one contract, the private feed of a user and what it holds. */
export function dateRoutes(deps: AppDeps) {
  const at = (request: Request) => ({ ...deps, appUrl: siteOrigin(request, deps.config) });
  return new Elysia({ name: 'dates', prefix: '/api' })
    .use(sessionPlugin(deps))
    .get('/dates', ({ user, query }) => listDates(deps, user.id, query), { signedIn: true, query: datesQuerySchema })
    .get('/dates/lacking', ({ user, query }) => listLacking(deps, user.id, query.after), {
      signedIn: true,
      query: lackingQuerySchema,
    })
    .get('/contracts/:id/dates', ({ user, params, query }) => datesOfContract(deps, user.id, params.id, query.on), {
      signedIn: true,
      readsContract: true,
      query: contractDatesQuerySchema,
    })
    .get(
      '/contracts/:id/dates.ics',
      async ({ user, params, request, address }) => {
        const { content, filename } = await calendarOfContract(at(request), user.id, params.id);
        await recordExport(deps.db, { userId: user.id, contractId: params.id, address }, 'dates.ics');
        const headers = {
          'content-type': CALENDAR,
          'content-disposition': contentDisposition('attachment', filename, ` - dates${EXTENSION}`),
        };
        return new Response(content, { headers });
      },
      { signedIn: true },
    )
    .get('/calendar', async ({ user }) => ({ feed: await readFeed(deps, user.id) }), { signedIn: true })
    .put('/calendar', async ({ user, body }) => ({ feed: await changeFeed(deps, user.id, body) }), {
      signedIn: true,
      body: feedInputSchema,
    })
    .post(
      '/calendar/address',
      async ({ user, request, status, address: from }) => {
        const { feed, secret } = await renewFeedSecret(deps, user.id, from);
        const address = `${siteOrigin(request, deps.config)}/api/calendar/${secret}${EXTENSION}`;
        return status(201, { feed, address });
      },
      { signedIn: true },
    )
    .delete(
      '/calendar/address',
      async ({ user, address }) => ({ feed: await revokeFeedSecret(deps, user.id, address) }),
      { signedIn: true },
    )
    .get('/calendar/:file', async ({ params: { file }, request }) => {
      const feed = file.endsWith(EXTENSION) ? await findFeedOf(deps, file.slice(0, -EXTENSION.length)) : null;
      // The same words as for any call that does not exist.
      if (!feed) throw new AppError('not_found', 'There is no such call.');
      return answer(await calendarOfUser(at(request), feed), request);
    });
}

/** A calendar, or that it did not change since the program asked last. Nobody but its reader may keep it. */
function answer(content: string, request: Request): Response {
  const etag = `"${Bun.hash(content).toString(36)}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'content-type': CALENDAR };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  const isSame = known.some((one) => one.trim().replace(/^W\//, '') === etag);
  return isSame ? new Response(null, { status: 304, headers }) : new Response(content, { headers });
}
