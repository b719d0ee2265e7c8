import type { Database } from '../db/client';
import { type ContractRow, findContractRow, setReaderChoice } from '../db/contracts';
import { findShownRuns, type Shown } from '../db/listings';
import {
  countContractsOfKind,
  findContractsOfKind,
  findPlaybook,
  type OfKind,
  type PlaybookRow,
} from '../db/playbooks';
import { AppError } from '../errors';
import type { Analysis } from '../shared/analysis';
import { isId } from '../shared/ids';
import { type Rating, RESCORE_STEP, type RescoreAnswer, type RescoreInput } from '../shared/playbooks';
import { playbooksFor, readAs, readBy } from './read-as';
import { LISTING_VERSION, refreshListings } from './refresh-listing';

/** So many analyses are held at a time: each is large. */
const IN_HAND = 20;

interface Deps {
  db: Database;
}

/**
 * Applies a playbook of a user in its newest version to contracts of its kind: those named, or all; the reader then acts for its side there. To those
 * that are 'using' it by now it is applied without a change of side. Decisions stay. Unless contracts are named a step of them is looked at (`RESCORE_STEP`), so that each call takes
 * about as long with ten thousand contracts as with a hundred.
 * @returns the contracts that it concerns with their ratings before and after; with `dryRun` that is all, and a draft may take the newest version's place
 * @throws AppError not_found (playbook or contract); invalid where a contract is of another kind
 */
export async function rescore(
  deps: Deps,
  userId: string,
  id: string,
  { contracts: which, dryRun = false, content, after }: RescoreInput,
): Promise<RescoreAnswer> {
  const saved = isId(id) ? await findPlaybook(deps.db, userId, id) : null;
  if (!saved) throw new AppError('not_found', 'This playbook does not exist.');
  if (content && !dryRun) throw new AppError('invalid', 'Please save the playbook first; a draft can only be tried.');
  const playbook = content ? { ...saved, content } : saved;
  const step = Array.isArray(which)
    ? await namedStep(deps, userId, playbook, which)
    : await nextStep(deps, userId, { kind: playbook.kind, ...(which === 'using' && { using: playbook }) }, after);
  const rate = rater(deps, playbook, which === 'using');
  const contracts: RescoreAnswer['contracts'] = [];
  for (let from = 0; from < step.ids.length; from += IN_HAND) {
    const ids = step.ids.slice(from, from + IN_HAND);
    const shown = new Map((await findShownRuns(deps.db, userId, ids)).map((one) => [one.contract.id, one]));
    // One that was deleted, or reads as another kind, while all were looked through, is left out.
    for (const one of ids.flatMap((contractId) => shown.get(contractId) ?? []))
      if (isOf(playbook, one)) contracts.push(await rate(one));
  }
  if (!dryRun) await apply(deps.db, contracts, playbook, which !== 'using');
  return {
    changed: contracts.filter(({ from, to }) => from !== to).length,
    ...{ of: step.of, next: step.next, contracts },
  };
}

interface Step {
  ids: string[];
  of: number;
  next: string | null;
}

async function nextStep({ db }: Deps, userId: string, which: OfKind, after?: string): Promise<Step> {
  const ids = await findContractsOfKind(db, userId, which, { after, limit: RESCORE_STEP + 1 });
  const step = ids.slice(0, RESCORE_STEP);
  const isLast = ids.length <= RESCORE_STEP;
  const of = isLast && !after ? ids.length : await countContractsOfKind(db, userId, which);
  return { ids: step, of, next: isLast ? null : (step.at(-1) ?? null) };
}

/** Contracts that were named have to be there, and of the kind. */
async function namedStep({ db }: Deps, userId: string, { kind }: PlaybookRow, named: readonly string[]): Promise<Step> {
  const ids = [...new Set(named)];
  const ofKind = new Set(await findContractsOfKind(db, userId, { kind }, { among: ids.filter(isId) }));
  for (const id of ids) {
    if (ofKind.has(id)) continue;
    const contract = isId(id) ? await findContractRow(db, userId, id) : null;
    if (!contract) throw new AppError('not_found', 'One of these contracts does not exist.');
    throw new AppError('invalid', `${contract.filename} is not of the kind that this playbook is for.`);
  }
  return { ids, of: ids.length, next: null };
}

const isOf = ({ kind }: PlaybookRow, { run: { analysis } }: Shown) =>
  analysis.questions !== undefined && analysis.kind?.id === kind;

/** Tells how a contract is rated now, and how it would be by the playbook. */
function rater({ db }: Deps, playbook: PlaybookRow, keepsSide: boolean) {
  const inUse = new Map<string, PlaybookRow[]>();
  /** The same for all contracts to which the same playbook is applied, since all are of one kind. */
  const playbooksOf = async (contract: ContractRow, run: Shown['run']) => {
    const key = `${contract.playbook} ${contract.playbookVersion}`;
    const found = inUse.get(key) ?? (await playbooksFor(db, contract, run));
    inUse.set(key, found);
    return found;
  };
  return async ({ contract, run }: Shown): Promise<RescoreAnswer['contracts'][number]> => {
    const { id, filename, headline, listedBy } = contract;
    const isListed = headline && listedBy === LISTING_VERSION;
    const from = isListed ? (headline.rating ?? 'not_assessed') : ratingOf((await readAs(db, contract, run)).analysis);
    const actingFor = keepsSide ? contract.actingFor : playbook.side;
    const others = (await playbooksOf(contract, run)).filter(({ side }) => side !== playbook.side);
    const to = ratingOf((await readBy(db, { id, actingFor }, run, [...others, playbook])).analysis);
    return { id, filename, from, to };
  };
}

/** All of a step at one moment; what lists show of the first contracts follows before it is answered, of the others soon. */
async function apply(
  db: Database,
  concerned: RescoreAnswer['contracts'],
  { id, side, version }: PlaybookRow,
  takesSide: boolean,
) {
  const as = { playbook: id, playbookVersion: version, ...(takesSide && { actingFor: side }) };
  const ids = concerned.map((contract) => contract.id);
  await setReaderChoice(db, ids, as);
  await refreshListings(db, ids);
}

function ratingOf({ riskAssessment }: Analysis): Rating {
  return riskAssessment.notAssessed ? 'not_assessed' : riskAssessment.overallRisk;
}
