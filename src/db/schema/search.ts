import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { moment } from './columns';
import { contracts } from './contracts';

/**
 * The text of each contract's shown run, and what it is found by: see `search/index-text.ts` for `words`, `pairs`, `text` and `breaks`. Worked out from the run, written
 * in its transaction. `segment` is the key of the part of its user's index that it stands in (`segmentKey`), `uploadedAt` the contract's, so that the search need not look at other tables.
 *
 * The index is over an expression, since a stored tsvector would take half as much again; it has no statistics, for which Postgres would make tens of thousands of
 * them. It takes in new rows at once (`fastupdate` off), or each search would read what waits.
 */
export const contractTexts = pgTable(
  'contract_texts',
  {
    contractId: uuid('contract_id')
      .primaryKey()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    segment: text('segment').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
    /** The run that it is the text of: offsets belong to it. */
    analysisId: uuid('analysis_id').notNull(),
    words: text('words').notNull(),
    pairs: text('pairs').notNull(),
    text: text('text').notNull(),
    breaks: integer('breaks').array().notNull(),
  },
  (t) => [
    index('contract_texts_segment_idx').on(t.userId, t.segment),
    index('contract_texts_words_idx')
      .using(
        'gin',
        sql`array_to_tsvector(string_to_array(${t.segment} || replace(btrim(${t.words} || ' ' || ${t.pairs}), ' ', ' ' || ${t.segment}), ' '))`,
      )
      .with({ fastupdate: false }),
  ],
);

/** The words that a user's contracts have, for searches of parts of words. Those of a contract that is gone may stay: they are looked up only, and lead to nothing. */
export const searchWords = pgTable(
  'search_words',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.word] })],
);
