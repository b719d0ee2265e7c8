import { byQuestionGroup, questionTitles } from '../analysis/playbooks/question-titles';
import type { Db } from '../db/client';
import { listOwnQuestions } from '../db/playbooks';
import { countByColumn, countListed } from '../db/table';
import { FIXED_COLUMNS } from '../shared/cells';
import { CONTRACT_COLUMNS, isQuestionColumn, type TableColumn, type TableColumns } from '../shared/table';

/**
 * What can be picked for the table of a user's own contracts: the columns that all contracts have, and the questions that were asked of one of
 * them or are the user's own.
 */
export async function listColumns({ db }: { db: Db }, userId: string): Promise<TableColumns> {
  const [counts, sizes, own] = await Promise.all([
    countByColumn(db, userId),
    countListed(db, userId),
    listOwnQuestions(db, userId),
  ]);
  const titled = questionTitles(own);
  const found = new Map(counts.map(({ column, contracts }) => [column, contracts]));
  const fixed = Object.entries(FIXED_COLUMNS).map(
    ([column, title]): TableColumn => ({
      ...{ column, title, ask: null },
      group: column.startsWith('fact.') ? 'Facts' : 'Contract',
      contracts: found.get(column) ?? 0,
    }),
  );
  const uploaded = { column: 'uploaded', title: CONTRACT_COLUMNS.uploaded, ask: null, group: 'Contract' };
  const questions = [...found].flatMap(([column, contracts]): TableColumn[] =>
    isQuestionColumn(column) ? [{ column, ...titled(column), contracts }] : [],
  );
  return {
    ...sizes,
    columns: [...fixed, { ...uploaded, contracts: sizes.contracts }, ...questions.toSorted(byQuestionGroup)],
  };
}
