import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { inClause, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { Source } from './source';

/** The days of a period by which the contract defines how long it runs; each null where the words give none. */
export interface DefinedPeriod {
  first: { iso: string; written: string } | null;
  last: { iso: string; written: string } | null;
  evidence: Evidence;
}

/** '"Licence Period" means the period from 10 March 2025 until ...': the contract's own time, not that of a notice or a warranty. */
const DEFINES = wording(
  /["“](?:the )?/,
  '({licen{c,s}e,lease,hire,contract,agreement,service,services,engagement,subscription,membership,tenancy,rental,initial} ){period,term}',
  /["”],? /,
  '{means,is,shall mean} (the ){period,term,time}',
  inClause(30),
  'from, beginning, starting, commencing, that begins, that starts',
);
const UNTIL = wording('until, till, to, through, ending, and ends');

/** The period that a definition gives the contract; null where none does. */
export function definedPeriod({ contract, plain, outline }: Source): DefinedPeriod | null {
  for (const { start, end } of outline.sentences) {
    const words = plain.slice(start, end);
    const match = DEFINES.exec(words);
    if (!match) continue;
    const days = findDates(words.slice(match.index)).flatMap(({ iso, kind, start: from, end: to }) =>
      kind === 'day' && iso ? [{ iso, written: words.slice(match.index + from, match.index + to), from }] : [],
    );
    const until = words.slice(match.index).search(UNTIL);
    const first = days.find(({ from }) => until < 0 || from < until) ?? null;
    const last = days.find(({ from, iso }) => until >= 0 && from > until && iso !== first?.iso) ?? null;
    return { first, last, evidence: evidenceAt(contract, start, end) };
  }
  return null;
}
