import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type Decision, VERDICTS } from '../../shared/findings';
import { moment } from './columns';
import { ofContract } from './contracts';

/**
 * What readers decided of findings, in order: a trigger refuses every change, the newest row of a finding is in force, and one with
 * verdict null takes the earlier ones back. `findingId` outlives the runs; `about` is what was judged, as it read then.
 */
export const decisions = pgTable(
  'decisions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofContract(),
    reviewer: text('reviewer').notNull(),
    findingId: text('finding_id').notNull(),
    verdict: text('verdict', { enum: VERDICTS }),
    value: text('value'),
    reason: text('reason'),
    analysisId: uuid('analysis_id').notNull(),
    about: jsonb('about').$type<Decision['about']>().notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (t) => [
    index('decisions_contract_id_idx').on(t.contractId, t.findingId, t.id),
    index('decisions_user_id_idx').on(t.userId),
  ],
);
