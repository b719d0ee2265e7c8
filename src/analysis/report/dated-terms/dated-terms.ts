import type { DatedTerm } from '../../../shared/analysis';
import { digitsOf } from '../../lexicon/characters';
import { withFigures } from '../../mentions/figures';
import type { Reading } from '../../reading';
import { passagesOf } from '../../statements/passages';
import { definedDates } from '../key-terms/defined-dates';
import { isTakenUpLater } from '../key-terms/later-mails';
import { breakDay, optionBy, optionToRenew } from './options';
import { instalments, monthly, once, relative, yearly } from './payments';
import { reviewOn, reviewOnAnniversary } from './reviews';
import { scheduled } from './schedules';
import { NOTHING } from './term';

/** More would be a schedule, which is better read in the paper. */
const MOST = 24;

/** What a sentence is asked, in the order in which its days are told. */
const READERS = [
  ...[optionToRenew, optionBy, breakDay],
  ...[reviewOnAnniversary, reviewOn],
  ...[monthly, yearly, instalments, relative, once],
];

/** The days that a contract names besides its term: with a name of their own, payments, options and reviews of what is paid. */
export function datedTermsOf(reading: Reading): DatedTerm[] {
  const named = definedDates(reading).map(
    ({ name, iso, evidence }): DatedTerm => ({ ...NOTHING, kind: 'named', label: name, day: iso, evidence }),
  );
  const told = passagesOf(reading).flatMap((passage) => {
    const text = withFigures(passage.text);
    return passage.isDefinition ? [] : READERS.flatMap((read) => read(reading, passage, text));
  });
  const known = new Set<string>();
  return [...named, ...told, ...scheduled(reading)]
    .filter(({ evidence: [proof] }) => !proof || !isTakenUpLater(reading, proof.quote, proof.start))
    .filter((term) => {
      const { evidence: _, label: __, ...rest } = term;
      // The same payment is told by the schedule and by the clause that rests on it.
      const key = JSON.stringify(
        rest.kind === 'payment' && rest.day ? { ...rest, sum: digitsOf(term.label) } : { ...rest, label: term.label },
      );
      return !known.has(key) && known.add(key);
    })
    .slice(0, MOST);
}
