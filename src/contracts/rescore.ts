import type { Database } from '../db/client';
import { type FoundContract, findContract, setReaderChoice } from '../db/contracts';
import { findContractsOfKind, findPlaybook, type PlaybookRow } from '../db/playbooks';
import { AppError } from '../errors';
import type { Analysis } from '../shared/analysis';
import { isId } from '../shared/ids';
import type { Rating, RescoreAnswer, RescoreInput } from '../shared/playbooks';
import { playbooksFor, readAs, readBy } from './read-as';
import { refreshListings } from './refresh-listing';

/** A contract with its newest analysis, which reads as the playbook's kind. */
interface Rated {
  contract: FoundContract['contract'];
  run: { id: string; analysis: Analysis };
}

/**
 * Applies a playbook of a user in its newest version to contracts of its kind: those named, or all; the reader then acts for its side there. To those
 * that are 'using' it by now it is applied without a change of side. Decisions stay.
 * @returns the contracts that it concerns with their ratings before and after; with `dryRun` that is all, and a draft may take the newest version's place
 * @throws AppError not_found (playbook or contract); invalid where a contract is of another kind
 */
export async function rescore(
  deps: { db: Database },
  userId: string,
  id: string,
  { contracts: which, dryRun = false, content }: RescoreInput,
): Promise<RescoreAnswer> {
  const saved = isId(id) ? await findPlaybook(deps.db, userId, id) : null;
  if (!saved) throw new AppError('not_found', 'This playbook does not exist.');
  if (content && !dryRun) throw new AppError('invalid', 'Please save the playbook first; a draft can only be tried.');
  const playbook = content ? { ...saved, content } : saved;
  const ids = Array.isArray(which)
    ? [...new Set(which)]
    : (await findContractsOfKind(deps.db, userId, playbook.kind)).map((row) => row.id);
  const concerned: RescoreAnswer['contracts'] = [];
  // One after the other: an analysis is large, and others want to be served meanwhile.
  for (const contractId of ids) {
    const rated = await getRated(deps, userId, contractId, playbook, Array.isArray(which));
    if (!rated) continue;
    const { contract, run } = rated;
    const now = await playbooksFor(deps.db, contract, run);
    const isUsed =
      now.some((one) => one.id === playbook.id) && (!contract.actingFor || contract.actingFor === playbook.side);
    if (which === 'using' && !isUsed) continue;
    const from = ratingOf((await readAs(deps.db, contract, run)).analysis);
    const actingFor = which === 'using' ? contract.actingFor : playbook.side;
    const then = [...now.filter(({ side }) => side !== playbook.side), playbook];
    const to = ratingOf((await readBy(deps.db, { id: contractId, actingFor }, run, then)).analysis);
    concerned.push({ id: contractId, filename: contract.filename, from, to });
  }
  if (!dryRun) await apply(deps.db, concerned, playbook, which !== 'using');
  return { changed: concerned.filter(({ from, to }) => from !== to).length, contracts: concerned };
}

/** All at one moment; what lists show of the first contracts follows before it is answered, of the others soon. */
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

async function getRated(
  { db }: { db: Database },
  userId: string,
  id: string,
  { kind }: PlaybookRow,
  isNamed: boolean,
): Promise<Rated | null> {
  const found = isId(id) ? await findContract(db, userId, id) : null;
  const { contract, analysis } = found ?? {};
  if (contract?.analysisId && analysis?.questions && analysis.kind?.id === kind)
    return { contract, run: { id: contract.analysisId, analysis } };
  // One that was deleted or analysed anew while all were looked through.
  if (!isNamed) return null;
  if (!contract) throw new AppError('not_found', 'One of these contracts does not exist.');
  throw new AppError('invalid', `${contract.filename} is not of the kind that this playbook is for.`);
}

function ratingOf({ riskAssessment }: Analysis): Rating {
  return riskAssessment.notAssessed ? 'not_assessed' : riskAssessment.overallRisk;
}
