import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { severitySchema, VERDICT_KINDS } from '../../shared/analysis';
import { CELL_STATES } from '../../shared/cells';
import { VERDICTS } from '../../shared/findings';
import { ofContract } from './contracts';

/**
 * What the analysis that is shown says of a contract, a row for each thing that many contracts can be compared by, as its reader reads it
 * and with what the reader decided: worked out from run, side, playbook and decisions, and written anew whenever one of them changes.
 * `column` and what stands in the others is told in `shared/cells.ts`. `userId` is the contract's, so that one index serves a user's table.
 */
export const contractCells = pgTable(
  'contract_cells',
  {
    ...ofContract(),
    column: text('column').notNull(),
    /** Counts from 0 where a column has several values (parties). */
    part: integer('part').notNull().default(0),
    state: text('state', { enum: CELL_STATES }).notNull(),
    value: text('value'),
    sort: text('sort').notNull(),
    verdict: text('verdict', { enum: VERDICT_KINDS }),
    severity: text('severity', { enum: severitySchema.options }),
    findingId: text('finding_id'),
    decision: text('decision', { enum: VERDICTS }),
    page: integer('page'),
    quote: text('quote'),
  },
  (t) => [
    primaryKey({ columns: [t.contractId, t.column, t.part] }),
    // The migration has it carry part, state, verdict, severity and decision too, which drizzle can't say: tables read the index alone.
    index('contract_cells_user_id_idx').on(t.userId, t.column, t.sort, t.contractId),
    index('contract_cells_departures_idx')
      .on(t.userId, t.column, t.severity, t.contractId)
      .where(sql`${t.verdict} in ('deviates', 'missing') and ${t.state} <> 'rejected'`),
  ],
);
