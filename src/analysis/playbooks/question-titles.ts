import { questionColumn } from '../../shared/cells';
import { capitalised } from '../../shared/phrases';
import type { TableColumn } from '../../shared/table';
import { questionTopics } from '../questions/topics';
import { ownAnswerId } from './own-playbook';

/** What a column of a question is called, what is asked, and what it is listed under. */
export type TitledQuestion = Pick<TableColumn, 'title' | 'ask' | 'group'>;

const EVERYBODY = 'Every contract';
const OWN = 'Your own questions';

/**
 * Tells what the columns of questions are called wherever contracts are compared: those that are built in, and a firm's own as they were last called.
 * A question that no version asks any more is called by its id: older analyses still answer it.
 */
export function questionTitles(
  own: readonly { side: string; id: string; title: string }[],
): (column: string) => TitledQuestion {
  const titles = new Map<string, TitledQuestion>();
  for (const { id, title, ask, topic } of questionTopics())
    titles.set(questionColumn(id), { title, ask, group: topic ?? EVERYBODY });
  for (const { side, id, title } of own)
    titles.set(questionColumn(ownAnswerId(side, id)), { title, ask: null, group: OWN });
  return (column) => titles.get(column) ?? unknownQuestion(column);
}

function unknownQuestion(column: string): TitledQuestion {
  const name = column.split('.').at(-1)?.replaceAll('-', ' ') ?? column;
  return { title: capitalised(name), ask: null, group: 'Asked by an earlier version' };
}

/** One's own questions first, then those by kind of contract, last what is asked of every contract; by name within. */
export function byQuestionGroup(one: TitledQuestion, other: TitledQuestion): number {
  return rank(one) - rank(other) || one.group.localeCompare(other.group) || one.title.localeCompare(other.title);
}
const rank = ({ group }: TitledQuestion) => (group === EVERYBODY ? 1 : group === OWN ? 0 : 2);
