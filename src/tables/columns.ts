import { ownAnswerId } from '../analysis/playbooks/own-playbook';
import { questionTopics } from '../analysis/questions/topics';
import type { Db } from '../db/client';
import { listOwnQuestions } from '../db/playbooks';
import { countByColumn, countListed } from '../db/table';
import { FIXED_COLUMNS, questionColumn } from '../shared/cells';
import { CONTRACT_COLUMNS, isQuestionColumn, type TableColumn, type TableColumns } from '../shared/table';

/**
 * What can be picked for the table of a user's own contracts: the columns that all contracts have, and the questions that were asked of one of
 * them or are the user's own.
 */
export async function listColumns({ db }: { db: Db }, userId: string): Promise<TableColumns> {
  const [counts, sizes, titles] = await Promise.all([
    countByColumn(db, userId),
    countListed(db, userId),
    questionTitles(db, userId),
  ]);
  const found = new Map(counts.map(({ column, contracts }) => [column, contracts]));
  const fixed = Object.entries(FIXED_COLUMNS).map(
    ([column, title]): TableColumn => ({
      ...{ column, title, ask: null },
      group: column.startsWith('fact.') ? 'Facts' : 'Contract',
      contracts: found.get(column) ?? 0,
    }),
  );
  const uploaded = { column: 'uploaded', title: CONTRACT_COLUMNS.uploaded, ask: null, group: 'Contract' };
  const questions = [...found].flatMap(([column, contracts]): TableColumn[] => {
    const titled = titles.get(column);
    return isQuestionColumn(column) ? [{ column, ...(titled ?? unknownQuestion(column)), contracts }] : [];
  });
  return { ...sizes, columns: [...fixed, { ...uploaded, contracts: sizes.contracts }, ...questions.toSorted(byGroup)] };
}

type Titled = Pick<TableColumn, 'title' | 'ask' | 'group'>;

const EVERYBODY = 'Every contract';
const OWN = 'Your own questions';

/** The names of questions by their columns: those that are built in, and the user's own as they were last called. */
export async function questionTitles(db: Db, userId: string): Promise<Map<string, Titled>> {
  const titles = new Map<string, Titled>();
  for (const { id, title, ask, topic } of questionTopics())
    titles.set(questionColumn(id), { title, ask, group: topic ?? EVERYBODY });
  for (const { side, id, title } of await listOwnQuestions(db, userId))
    titles.set(questionColumn(ownAnswerId(side, id)), { title, ask: null, group: OWN });
  return titles;
}

/** A question that no version asks any more: older analyses still answer it. */
function unknownQuestion(column: string): Titled {
  const name = column.split('.').at(-1)?.replaceAll('-', ' ') ?? column;
  return { title: name.charAt(0).toUpperCase() + name.slice(1), ask: null, group: 'Asked by an earlier version' };
}

const byGroup = (one: TableColumn, other: TableColumn) =>
  rank(one) - rank(other) || one.group.localeCompare(other.group) || one.title.localeCompare(other.title);
const rank = ({ group }: TableColumn) => (group === EVERYBODY ? 1 : group === OWN ? 0 : 2);
