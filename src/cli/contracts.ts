import { Command, Option } from 'commander';
import { reprocessContracts, type Selection } from '../contracts/reprocess';
import { AppError } from '../errors';
import { importContracts } from './import-contracts';
import { withDatabase } from './with-database';

interface ReprocessOptions {
  failed?: boolean;
  all?: boolean;
}

/** `contracts reprocess|import`: queues contracts to be analysed again by the server's worker; takes many in at once. */
export function contractsCommand(): Command {
  const contracts = new Command('contracts').description('work on the stored contracts');
  contracts
    .command('reprocess')
    .description('analyze contracts again; earlier analyses are kept, the newest is shown')
    .argument('[id...]', 'ids of contracts')
    .addOption(new Option('--failed', 'all whose analysis failed').conflicts('all'))
    .addOption(new Option('--all', 'all there are, but those of users who switched auto-processing off'))
    .action(reprocess);
  contracts
    .command('import')
    .description('take the PDFs of a folder or a ZIP in for a user; what is there already by its bytes is left out')
    .argument('<path>', 'a folder, or a ZIP archive')
    .requiredOption('--user <email>', 'whose contracts they become')
    .option('--json', 'the result as JSON')
    .action(importContracts);
  return contracts;
}

async function reprocess(ids: string[], options: ReprocessOptions): Promise<void> {
  const selection = selectionOf(ids, options);
  const { queued, unknown } = await withDatabase((deps) => reprocessContracts(deps, selection));
  console.log(`Queued ${queued} ${queued === 1 ? 'contract' : 'contracts'}; analyzed while a server runs.`);
  for (const id of unknown) console.error(`There is no contract ${id}`);
  if (unknown.length > 0) process.exitCode = 1;
}

function selectionOf(ids: string[], { failed, all }: ReprocessOptions): Selection {
  if ([ids.length > 0, failed, all].filter(Boolean).length !== 1)
    throw new AppError('invalid', 'Say which contracts: their ids, or --failed, or --all.');
  if (ids.length > 0) return { ids };
  return failed ? 'failed' : 'all';
}
