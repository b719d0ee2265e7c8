import { OF_INJUNCTIONS, OF_ONE_MATTER, OF_ONE_SIDE_AND_MATTER } from '../../shared/caveats';
import type { OneKind } from './courts-of-one-kind';
import { type SecondCourt, withSecond } from './second-court';

/** Who decides disputes and where; `rules` names who administers an arbitration, where that is told. */
export interface Forum {
  by: 'courts' | 'arbitration';
  place: string;
  rules: string | null;
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

/** 'Austin, Texas (AAA)', 'Ohio or the courts of Scotland'; `named` says how a place is called. */
export function forumInWords({ by, place, rules, second }: Forum, named = asIs): string {
  if (by === 'courts') return second ? withSecond(named(place), second) : named(place);
  return `${named(place)}${rules ? ` (${rules})` : ''}`;
}

/** ', with the courts of Travis County, Texas for injunctive relief only'; '' where no court stands beside an arbitration. */
export function courtsBeside({ beside }: Forum, named = asIs): string {
  return beside ? `, with the courts of ${named(beside.place)}${FOR_ONE_KIND[beside.only].replace(',', '')}` : '';
}
