import { Command } from 'commander';
import { adminCommand } from './cli/admin';
import { analyzeCommand } from './cli/analyze';
import { backupCommand, restoreCommand } from './cli/backup';
import { contractsCommand } from './cli/contracts';
import { factorsCommand } from './cli/factors';
import { mailCommand } from './cli/mail';
import { migrateCommand, sweepCommand } from './cli/maintenance';
import { modelCommand } from './cli/model';
import { faultLine } from './cli/startup-fault';
import { storageCommand } from './cli/storage';

const program = new Command('counterpart')
  .description(
    'Counterpart: contract review. Commands that need the database work beside a running server and without one.',
  )
  .helpCommand(false)
  .addCommand(analyzeCommand())
  .addCommand(adminCommand())
  .addCommand(factorsCommand())
  .addCommand(contractsCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .addCommand(migrateCommand())
  .addCommand(sweepCommand())
  .addCommand(storageCommand())
  .addCommand(modelCommand())
  .addCommand(mailCommand());

try {
  await program.parseAsync();
} catch (error) {
  console.error(faultLine(error));
  process.exitCode = 1;
}
