import { FACT_LIST } from './fact-list';

type Listed = (typeof FACT_LIST)[number];

/** The name under which an analysis holds a fact; the parties are a list of their own. */
export type FactName = Listed['name'];
/** Facts that analyses stored before they were declared lack. */
export type LaterFactName = Extract<Listed, { isLater: true }>['name'];
/** Facts that every analysis has. */
export type FirstFactName = Exclude<FactName, LaterFactName>;

/** In the order in which facts are listed. */
export const FACT_NAMES: readonly FactName[] = FACT_LIST.map(({ name }) => name);
export const LATER_FACTS = namesOf(true) as readonly LaterFactName[];
export const FIRST_FACTS = namesOf(false) as readonly FirstFactName[];

function namesOf(later: boolean): readonly string[] {
  const listed: readonly { name: string; isLater: boolean }[] = FACT_LIST;
  return listed.filter(({ isLater }) => isLater === later).map(({ name }) => name);
}

/** The names of facts for people. */
export const FACT_LABELS = Object.fromEntries(FACT_LIST.map(({ name, label }) => [name, label])) as Readonly<
  Record<FactName, string>
>;

/** The facts that are told of a contract; its name heads what is told. */
export const SHOWN_FACTS: readonly FactName[] = FACT_LIST.flatMap(({ name, isTitle }) => (isTitle ? [] : [name]));

/** How the value of a fact is corrected; 'day or perpetual' is YYYY-MM-DD or the word. Null for what is no fact. */
export function kindOfFact(name: string): Listed['kind'] | null {
  return FACT_LIST.find((listed) => listed.name === name)?.kind ?? null;
}

/** Whether the value of a fact is a day (YYYY-MM-DD), or may be. */
export function isDayFact(name: string): boolean {
  return kindOfFact(name)?.startsWith('day') ?? false;
}
