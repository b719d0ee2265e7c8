import { OF_ONE_MATTER } from '../../shared/caveats';
import { listed } from '../../shared/phrases';
import type { Way } from './ways-of-settling';

/** How disputes are settled: one way after the other, and who administers an arbitration, where that is told. */
export interface DisputeResolution {
  ways: readonly Way[];
  rules: string | null;
  /** What is no step, since either may take it at any time. */
  open?: readonly Way[];
  /** What settles some disputes only, where another way settles the rest. */
  some?: readonly Way[];
  /** What nobody has to take who does not want to, where another way is there for all. */
  byChoice?: readonly Way[];
  /** Whether all that is told is for some disputes only. */
  isOfSome?: boolean;
}

/** What a way is called where its word is not its name. */
const NAMES: Readonly<Partial<Record<Way, string>>> = {
  grievance: 'an internal grievance',
  complaint: 'a complaints desk',
  writing: 'a written complaint',
  hearing: 'a hearing by a named person',
  decision: 'a decision by a named person',
  expert: 'an expert',
};

/** 'Arbitration (ICC)', 'Talks, then mediation, then courts'. */
export function settlingInWords({ ways, rules, isOfSome, ...beside }: DisputeResolution): string {
  const named = ways.map((way) => {
    const [name = way] = waysInWords([way]);
    return way === 'arbitration' && rules ? `${name} (${rules})` : name;
  });
  const text = named.join(', then ');
  const matter = isOfSome ? OF_ONE_MATTER : '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${besideInWords(beside)}${matter}`;
}

/** ', with adjudication open at any time', ', with an expert for some matters', ', with mediation by choice'; '' where nothing is beside the steps. */
export function besideInWords({
  open = [],
  some = [],
  byChoice = [],
}: Partial<Pick<DisputeResolution, 'open' | 'some' | 'byChoice'>> = {}): string {
  const parts = [
    [open, 'open at any time'],
    [some, 'for some matters'],
    [byChoice, 'by choice'],
  ] as const;
  return parts.map(([ways, how]) => (ways.length > 0 ? `, with ${listed(waysInWords(ways))} ${how}` : '')).join('');
}

/** The ways in words, in the order in which they are taken: ['talks', 'mediation', 'courts']. */
export function waysInWords(ways: readonly Way[]): string[] {
  return ways.map((way) => NAMES[way] ?? way);
}
