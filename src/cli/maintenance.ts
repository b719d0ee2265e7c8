import { Command } from 'commander';
import { sweep } from '../jobs/sweep';
import { openStorage } from '../storage/open';
import { withDatabase } from './with-database';

/** `migrate`: brings the database up to date, as every start of the server does. */
export function migrateCommand(): Command {
  return new Command('migrate').description('bring the database up to date').action(async () => {
    const migrated = await withDatabase(async (deps) => deps.migrated);
    console.log(migrated === 0 ? 'The database is up to date.' : `Applied ${migrated} migrations.`);
  });
}

/** `sweep`: what the server does every quarter of an hour. */
export function sweepCommand(): Command {
  return new Command('sweep')
    .description(
      'remove what crashes left behind: objects without a contract, uploads never finished, expired sessions',
    )
    .action(async () => {
      await withDatabase(async (deps) => sweep({ ...deps, storage: await openStorage(deps.config) }));
      console.log('Swept.');
    });
}
