import { Elysia } from 'elysia';
import { chooseSide } from '../contracts/choose-side';
import { deleteContract } from '../contracts/delete-contract';
import { knownContracts } from '../contracts/known';
import { contractsTag, getContract, listContracts } from '../contracts/read';
import { releaseBytes } from '../contracts/release';
import { submitContract } from '../contracts/submit';
import { AppError } from '../errors';
import { contractListQuerySchema, knownInputSchema, sideInputSchema } from '../shared/contracts';
import { UPLOAD_TIMEOUT_MS } from '../shared/limits';
import { networkOf } from '../shared/network';
import type { AppDeps } from './deps';
import { longJson } from './encodings';
import { sessionPlugin } from './plugins/session';
import { readUploadForm } from './upload-form';
import { createUploadGate, type UploadPlace } from './upload-gate';

/** The list, the upload and one contract. A contract of another user does not exist for this one. */
export function contractRoutes(deps: AppDeps) {
  const enter = createUploadGate();

  async function upload(
    request: Request,
    { userId, address }: { userId: string; address: string },
    place: UploadPlace,
  ) {
    const { userId: claimed, ...file } = await readUploadForm(request, place);
    refuseOther(userId, claimed);
    const contract = await submitContract(
      { ...deps, enforcePlans: deps.config.ENFORCE_PLANS },
      { userId, address, ...file },
    );
    releaseBytes(file.bytes);
    return contract;
  }

  return new Elysia({ name: 'contracts', prefix: '/api/contracts' })
    .use(sessionPlugin(deps))
    .get(
      '/',
      async ({ user, query, headers }) => {
        refuseOther(user.id, query.userId);
        const tag = await contractsTag(deps, user.id);
        if (headers['if-none-match'] === tag) return new Response(null, { status: 304, headers: { etag: tag } });
        const contracts = await listContracts(deps, user.id);
        return await longJson({ contracts }, tag, headers['accept-encoding'] ?? null);
      },
      { signedIn: true, query: contractListQuerySchema },
    )
    .post(
      '/upload',
      async ({ user, request, server, status, address }) => {
        server?.timeout(request, UPLOAD_TIMEOUT_MS / 1000);
        const uploader = { account: user.id, network: networkOf(address) };
        const contract = await enter(uploader, (place) => upload(request, { userId: user.id, address }, place));
        return status(201, { contract });
      },
      { signedIn: true, parse: 'none' },
    )
    .post('/known', async ({ user, body }) => ({ known: await knownContracts(deps, user.id, body.sha256) }), {
      signedIn: true,
      body: knownInputSchema,
    })
    .get('/:id', async ({ user, params }) => ({ contract: await getContract(deps, user.id, params.id) }), {
      signedIn: true,
      readsContract: true,
    })
    .delete(
      '/:id',
      async ({ user, params, address }) => {
        await deleteContract(deps, user.id, params.id, address);
        return { success: true as const };
      },
      { signedIn: true },
    )
    .put('/:id/side', ({ user, params, body }) => chooseSide(deps, user.id, params.id, body), {
      signedIn: true,
      body: sideInputSchema,
    });
}

/** Requests carry the id of the user they believe to be; the session alone decides who that is. */
function refuseOther(userId: string, claimed: string | null | undefined): void {
  if (claimed && claimed !== userId) throw new AppError('forbidden', 'You can only see and upload your own contracts.');
}
