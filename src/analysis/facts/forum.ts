import { OF_INJUNCTIONS, OF_ONE_MATTER, OF_ONE_SIDE_AND_MATTER } from '../../shared/caveats';
import type { OneKind } from './courts-of-one-kind';
import { type SecondCourt, withSecond } from './second-court';

/** Who decides disputes and where; `rules` names who administers an arbitration, where that is told. */
export interface Forum {
  by: 'courts' | 'arbitration';
  place: string;
  rules: string | null;
  /** How the clause calls the court, where it is not the courts of the place: 'Court of Chancery of the State of Delaware'. */
  name?: string;
  /** The court that the same clause chooses beside it. */
  second?: SecondCourt;
  /** For what alone these courts are there. */
  only?: OneKind;
  /** Courts that stand beside an arbitration, for something only. */
  beside?: { place: string; only: OneKind };
}

/** What stands behind courts that are there for something only. */
export const FOR_ONE_KIND: Readonly<Record<OneKind, string>> = {
  injunctions: OF_INJUNCTIONS,
  'claims of one side': OF_ONE_SIDE_AND_MATTER,
  money: OF_ONE_MATTER,
};

const asIs = (place: string): string => place;

/** 'arbitration in Austin, Texas (AAA)', 'courts of Ohio or the courts of Scotland', 'Circuit Court of Lake County'; `called` says how a place is called. */
export function forumInWords({ by, place, rules, second, name }: Forum, called = asIs): string {
  if (by === 'arbitration') return `arbitration in ${called(place)}${rules ? ` (${rules})` : ''}`;
  const courts = name ?? `courts of ${called(place)}`;
  return second ? withSecond(courts, second) : courts;
}

/** ', with the courts of Travis County, Texas for injunctive relief only'; '' where no court stands beside an arbitration. */
export function courtsBeside({ beside }: Forum, called = asIs): string {
  return beside ? `, with the courts of ${called(beside.place)}${FOR_ONE_KIND[beside.only].replace(',', '')}` : '';
}
