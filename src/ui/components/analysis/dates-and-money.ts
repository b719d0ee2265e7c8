import type { Analysis, Evidence } from '../../../shared/analysis';
import { NO_FIXED_END } from '../../../shared/format';
import { factWords } from './words';

/** A date or sum that matters, with what has to be known of it and where it stands. */
export interface Cell {
  label: string;
  value: string;
  note: string | null;
  evidence: readonly Evidence[];
}

/** So many stand in the strip, two of them at most sums. */
const MOST_CELLS = 4;
const MOST_SUMS = 2;

/** What is paid for what the contract is about. */
const SUMS =
  /\b(?:rent|price|salary|wages?|pay|fees?|loan|principal|charges?|payments?|commitment|deposit|purchase|subscription)\b/i;
/** What is paid only when something happens, which is not what the contract costs. */
const INCIDENTAL = /\b(?:late|retry|interest|damages|insurance|liability|limit|cap|discount|if)\b/i;

const LAST_DAY = 'Last day for notice against renewal';

/** Up to four cells of what was found: sums, start, end, the next date or the notice. Empty where nothing was. */
export function datesAndMoney(analysis: Analysis): Cell[] {
  const next = nextDate(analysis);
  const end = ofFact(analysis, 'expirationDate', 'Ends');
  const sums = sumsOf(analysis);
  const later = [end && withRenewal(end, analysis), next].filter((cell) => cell !== null);
  const start = ofFact(analysis, 'effectiveDate', 'Starts') ?? ofFact(analysis, 'agreementDate', 'Dated');
  const starts = start && later.length + Math.min(sums.length, MOST_SUMS) < MOST_CELLS ? [start] : [];
  return [...sums.slice(0, MOST_SUMS), ...starts, ...later].slice(0, MOST_CELLS);
}

/** Beside a value whose words may speak of something else. */
const CHECK = 'to check';

type TimeFact = 'expirationDate' | 'effectiveDate' | 'agreementDate' | 'noticePeriod' | 'renewalTerm' | 'contractValue';

function ofFact({ facts, coverage }: Analysis, name: TimeFact, label: string): Cell | null {
  const fact = facts[name];
  if (fact.status !== 'found') return null;
  const { value } = factWords(fact, coverage);
  if (fact.normalized === 'perpetual') return { label, value: NO_FIXED_END, note: null, evidence: fact.evidence };
  const note = fact.standing === 'to_check' ? CHECK : null;
  return value ? { label, value, note, evidence: fact.evidence } : null;
}

function withRenewal(end: Cell, analysis: Analysis): Cell {
  const renewal = ofFact(analysis, 'renewalTerm', 'Renewal');
  if (!renewal) return end;
  const renews = `then renews: ${renewal.value.replace(/, renewed automatically$/, '')}`;
  return { ...end, note: end.note ? `${end.note}; ${renews}` : renews };
}

/** The day by which a renewal has to be stopped, else how long before a notice has to be given. */
function nextDate(analysis: Analysis): Cell | null {
  const line = linesOf(analysis, 'dates').find(({ label }) => label === LAST_DAY);
  if (line) return { ...line, label: 'Next date', note: 'last day to stop renewal' };
  const notice = ofFact(analysis, 'noticePeriod', 'Notice');
  if (!notice) return null;
  const [value = '', ...rest] = notice.value.split(', ');
  return { ...notice, value, note: [...rest, ...(notice.note ? [notice.note] : [])].join(', ') || null };
}

/** Key terms come with what the contract is about first, so their order stays; each label stands once. */
function sumsOf(analysis: Analysis): Cell[] {
  const lines = linesOf(analysis, 'financialTerms').filter(
    ({ label, value }) => SUMS.test(label) && !INCIDENTAL.test(label) && !value.includes('%'),
  );
  const firsts = lines.filter(({ label }, i) => lines.findIndex((line) => line.label === label) === i);
  const whole = ofFact(analysis, 'contractValue', 'Contract value');
  return firsts.length > 0 || !whole ? firsts : [whole];
}

/** Key terms of the form 'Label: value, and more'. */
function linesOf({ keyTerms }: Analysis, group: 'financialTerms' | 'dates'): Cell[] {
  return keyTerms[group].flatMap((line, i) => {
    const at = line.indexOf(': ');
    if (at === -1) return [];
    const [value = '', note = null] = splitOnce(line.slice(at + 2), group === 'dates' ? null : /, (?=[a-z])/);
    return [{ label: line.slice(0, at), value, note, evidence: keyTerms.evidence[group][i] ?? [] }];
  });
}

function splitOnce(text: string, by: RegExp | null): [string, string | null] {
  const found = by?.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, null];
}
