import { KINDS } from '../kinds/declarations/registry';
import { QUESTIONS } from './declarations/registry';
import type { QuestionDeclaration } from './define-question';

/** A question with what it is listed under where questions of many kinds of contract stand together. */
export type ListedQuestion = Pick<QuestionDeclaration, 'id' | 'title' | 'ask'> & {
  /** The name of the kind of contract of which its like is asked most; null for what is asked of every contract. */
  topic: string | null;
};

/** Every question that is built in. */
export function questionTopics(): readonly ListedQuestion[] {
  topics ??= listed();
  return topics;
}
let topics: ListedQuestion[] | undefined;

const familyOf = (id: string) => id.slice(0, id.indexOf('.'));

function listed(): ListedQuestion[] {
  const kinds = KINDS.map(({ id, label }) => ({ id, label, asked: familiesOf(id) }));
  const names = new Map<string, string | null>();
  for (const { id } of QUESTIONS) {
    const family = familyOf(id);
    if (!names.has(family)) names.set(family, family === 'any' ? null : topicOf(family, kinds));
  }
  return QUESTIONS.map(({ id, title, ask }) => ({ id, title, ask, topic: names.get(familyOf(id)) ?? null }));
}

/** The families of the questions that are asked of a kind, one for each question. */
function familiesOf(kind: string): string[] {
  return QUESTIONS.flatMap(({ id, kinds }) => (kinds !== 'any' && kinds.includes(kind) ? [familyOf(id)] : []));
}

/** The kind that asks the most questions of a family; of those the one that is called so, else the one that asks the fewest others. */
function topicOf(family: string, kinds: readonly { id: string; label: string; asked: readonly string[] }[]): string {
  const score = ({ id, asked }: { id: string; asked: readonly string[] }) => {
    const own = asked.filter((one) => one === family).length;
    return own - (asked.length - own) / 1_000 + (id.includes(family) ? 0.5 : 0);
  };
  return kinds.reduce((one, other) => (score(other) > score(one) ? other : one)).label;
}
