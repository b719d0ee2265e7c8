import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { inClause, onlyWords, wording } from '../lexicon/words';
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
  '{",“}',
  '(the )({licen{c,s}e,lease,hire,contract,agreement,service,services,engagement,subscription,membership,tenancy,rental,initial} ){period,term}{",”}(,) {means,is,shall mean} (the ){period,term,time}',
  inClause(30),
  'from, beginning, starting, commencing, that begins, that starts',
);
const UNTIL = wording('until, till, to, through, ending, and ends');

/** 'The 2025-2026 academic year, which runs from September 3, 2025 to June 10, 2026', 'your season is from 1 May 2025 to 31 August 2025'. */
const RUNS_FROM = wording(
  [
    '{school,academic,training,program,programme,course,camp,contract,subscription,membership,grant,project,performance,service,playing,enrol{,l}ment,club,nursery,tuition} {year,term,period,season,session}',
    '{the,your,our,this,each,a} ({present,current,coming,summer,winter,spring,autumn,fall} ){season,course,programme,program,session,camp,membership,placement}',
  ],
  '(,) ({which,that,and} )({shall,will} )({be,run,runs,is,extend,extends,last,lasts} )from ({and including,the} )',
);
const TO_THE_LAST = onlyWords(
  '( )(,)( )(up ){to,through,until,till,and ends on,and ending on,ending}( and including)( on)( the) ',
);

/** The two days between which a school year, season or course runs that the paper is for; null where the words give none. */
function namedSpan(words: string): Pick<DefinedPeriod, 'first' | 'last'> | null {
  const match = RUNS_FROM.exec(words);
  if (!match) return null;
  const behind = words.slice(match.index + match[0].length);
  const [first, last] = findDates(behind);
  if (first?.start !== 0 || !first.iso || !last?.iso || first.iso >= last.iso) return null;
  if (!TO_THE_LAST.test(behind.slice(first.end, last.start))) return null;
  const day = ({ iso, start, end }: { iso: string; start: number; end: number }) => ({
    iso,
    written: behind.slice(start, end),
  });
  return { first: day({ ...first, iso: first.iso }), last: day({ ...last, iso: last.iso }) };
}

/** The period that a definition gives the contract, or that it says to run from one day to another; null where none does. */
export function definedPeriod({ contract, plain, outline }: Source): DefinedPeriod | null {
  for (const { start, end } of outline.sentences) {
    const words = plain.slice(start, end);
    const span = namedSpan(words);
    if (span) return { ...span, evidence: evidenceAt(contract, start, end) };
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
