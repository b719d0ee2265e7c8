import type { Fact as PrintedFact, Facts as PrintedFacts } from '../../shared/analysis';
import type { FactName } from '../../shared/facts';
import { beforeEnd } from '../facts/day';
import { FACTS } from '../facts/declarations/registry';
import type { FactDeclaration } from '../facts/define-fact';
import type { Fact } from '../facts/fact';
import type { Facts } from '../facts/facts';
import { noticeWindow } from '../facts/notice-window';
import { caveatOf } from './caveats';
import { isCertain } from './certainty';

/** A fact as analyses show it. */
function printFact<T>({ print }: Pick<FactDeclaration<T>, 'print'>, fact: Fact<T>): PrintedFact {
  const { status, confidence, evidence, rule } = fact;
  const rest = { confidence, evidence, ...(rule ? { rule } : {}) };
  if (fact.status === 'found') return { status, ...print(fact.value), ...rest };
  const readings = fact.status === 'ambiguous' ? fact.readings.map((reading) => print(reading).value) : [];
  return { status, value: readings.length > 0 ? readings.join(' or ') : null, normalized: null, ...rest };
}

/** The print of a found value with what has to stand behind it, or in place of it where it counts within a window only; programs read `normalized`. */
function withCaveat(name: FactName, facts: Facts, printed: PrintedFact): PrintedFact {
  const standing = isCertain(facts, name) ? {} : { standing: 'to_check' as const };
  if (printed.status !== 'found' || printed.value === null) return { ...printed, ...standing };
  const window = name === 'noticePeriod' ? noticeWindow(facts.noticePeriod) : null;
  const by = name === 'expirationDate' ? beforeEnd(facts.expirationDate) : '';
  return { ...printed, value: `${by}${window ?? printed.value}${caveatOf(name, facts)}`, ...standing };
}

/** All facts of a contract as analyses show them: the only place where they become text. */
export function printFacts(facts: Facts): PrintedFacts {
  const names = Object.keys(FACTS) as FactName[];
  const printed = Object.fromEntries(
    names.map((name) => [
      name,
      withCaveat(name, facts, printFact(FACTS[name] as FactDeclaration<unknown>, facts[name])),
    ]),
  );
  return {
    ...(printed as Omit<PrintedFacts, 'parties'>),
    parties: facts.parties.map(({ role, legalForm, incorporatedIn, address, ...party }) => ({
      ...printFact({ print: (name: string) => ({ value: name, normalized: null }) }, party as Fact<string>),
      role,
      ...(legalForm !== undefined && { legalForm }),
      ...(incorporatedIn !== undefined && { incorporatedIn }),
      ...(address !== undefined && { address }),
    })),
  };
}

/** A fact's value as text for people; null unless it was found. */
export function textOf<T>({ print }: Pick<FactDeclaration<T>, 'print'>, fact: Fact<T>): string | null {
  return fact.status === 'found' ? print(fact.value).value : null;
}
